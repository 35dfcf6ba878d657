import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { siteMap } from '../../src/content/siteMap.data';
import { SiteMapPage } from '../../src/pages/SiteMapPage';
import { expectParts, longWords } from './shown';

const meta = {
  title: 'pages/Whole site/SiteMapPage',
  id: 'pages-sitemappage',
  tags: ['new'],
  component: SiteMapPage,
  parameters: { layout: 'fullscreen', path: '/site-map' },
} satisfies Meta<typeof SiteMapPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('each area has a heading, and each page has a link', async () => {
      await expectParts(canvas, siteMap.areas);
      for (const { title, href } of siteMap.areas.flatMap(({ pages }) => pages))
        await expect(canvas.getAllByRole('link', { name: title }).at(-1)).toHaveAttribute('href', href);
    });
  },
};
export const NoPages: Story = { args: { content: { ...siteMap, areas: [] } } };
export const OnePage: Story = {
  args: {
    content: {
      ...siteMap,
      areas: siteMap.areas.slice(0, 1).map((area) => ({ ...area, pages: area.pages.slice(0, 1) })),
    },
  },
};
export const LongWords: Story = { args: { content: longWords(siteMap) } };
