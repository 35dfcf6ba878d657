import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { resourceListAt } from '../../src/content/listPages/resourceList';
import { ResourceTitles } from '../../src/sections/ResourceTitles';
import { lengthen } from './longWords';

const { list } = resourceListAt('/resources/all');

const meta = {
  title: 'sections/Resources/ResourceTitles',
  id: 'sections-resourcetitles',
  tags: ['new'],
  component: ResourceTitles,
  args: list,
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A heading and a list of links for each type, then a navigation landmark with the pages of the list.',
      limits: 'Up to a hundred titles per page. Long titles wrap.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ResourceTitles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('lists every title on one page', async () => {
      const links = within(canvas.getByRole('region', { name: list.heading })).getAllByRole('link');
      await expect(links).toHaveLength(list.entries.length);
      for (const { title, href } of list.entries)
        await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', href);
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('each type has one heading', async () => {
      const kinds = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(kinds).toEqual([...new Set(list.entries.map(({ kind }) => kind))]);
    });
  },
};
export const None: Story = { args: { entries: [] } };
export const SeveralPages: Story = {
  args: {
    path: '/resources/all/2',
    pages: ['/resources/all', '/resources/all/2', '/resources/all/3'].map((href, at) => ({
      label: `Page ${at + 1}`,
      href,
    })),
  },
  play: ({ canvas, step }) =>
    step('the shown page has aria-current', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'Pages of the list' })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    }),
};
export const LongWords: Story = { args: { entries: lengthen(list.entries, 'title') } };
