import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleAt } from '../../src/content/listPages/article';
import { siteMap } from '../../src/content/siteMap.data';
import { SiteIndex } from '../../src/sections/SiteIndex';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const pages = siteMap.areas[0]?.pages ?? [];
const meta = {
  title: 'sections/Any page/SiteIndex',
  id: 'sections-siteindex',
  component: SiteIndex,
  args: { heading: 'In the same area', pages },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading, with a list. Only the titles are links.',
      limits: 'One to twenty pages. Without pages, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneToFive: Story = {
  render: (args) => (
    <>
      {['One', 'Two', 'Three', 'Four', 'Five'].map((heading, at) => (
        <SiteIndex key={heading} {...args} heading={heading} pages={pages.slice(0, at + 1)} />
      ))}
    </>
  ),
};
/** Pages with a drawing come first. */
export const OneDrawn: Story = {
  args: { pages: pages.slice(0, 4).map((page, i) => (i === 0 ? { ...page, drawing: 'ai-monitoring' } : page)) },
};
export const TwoDrawn: Story = {
  args: { pages: pages.slice(0, 2).map((page, i) => ({ ...page, drawing: ['ai-monitoring', 'ai-integration'][i] })) },
};
const records = articleAt('/resources/thought-leadership/the-2027-decision').more;
export const Records: Story = { args: records };
export const TitlesOnly: Story = { args: { pages: pages.map(({ title, href }) => ({ title, href })) } };
export const None: Story = { args: { pages: [] }, play: noHeading };
export const LongWords: Story = { args: { pages: lengthen(pages, 'title', 'text') } };
