import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { articleAt } from '../../src/content/listPages/article';
import { stubAt } from '../../src/content/stubs';
import { SiteIndex } from '../../src/sections/SiteIndex';

const pages = stubAt('/solutions/s4hana').nearby ?? [];
const meta = {
  title: 'sections/Any page/SiteIndex',
  id: 'sections-siteindex',
  component: SiteIndex,
  args: { heading: 'In the same area', pages },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes from title to title; the ring runs round the whole cell.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list in which only the titles are links.',
      limits: 'One to twenty pages. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Two: Story = { args: { pages: pages.slice(0, 2) } };
export const Four: Story = { args: { pages: pages.slice(0, 4) } };
/** A page with a drawing leads the list; several stand side by side. */
export const OneDrawn: Story = {
  args: { pages: pages.slice(0, 4).map((page, i) => (i === 0 ? { ...page, drawing: 'ai-monitoring' } : page)) },
};
export const TwoDrawn: Story = {
  args: { pages: pages.slice(0, 2).map((page, i) => ({ ...page, drawing: ['ai-monitoring', 'ai-integration'][i] })) },
};
const records = articleAt('/resources/thought-leadership/the-2027-decision').more;
/** Each with the drawing of its record. */
export const Records: Story = { args: records };
export const RecordsOnATablet: Story = { args: records, globals: { viewport: { value: 'tablet' } } };
export const RowNotFull: Story = { args: { pages: pages.slice(0, 5) } };
export const One: Story = { args: { pages: pages.slice(0, 1) } };
export const TitlesOnly: Story = { args: { pages: pages.map(({ title, href }) => ({ title, href })) } };
export const None: Story = {
  args: { pages: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    pages: pages.map((page) => ({
      ...page,
      title: `${page.title}, Unternehmenssoftwarelandschaft included`,
      text: `${page.text} ${page.text}`,
    })),
  },
};
