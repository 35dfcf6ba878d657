import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stubAt } from '../../src/content/stubs';
import { PageHead } from '../../src/sections/PageHead';

const { heading, lead, trail } = stubAt('/solutions/s4hana');
const meta = {
  title: 'sections/Any page/PageHead (hero, page header)',
  id: 'sections-pagehead',
  component: PageHead,
  args: {
    title: heading,
    lead,
    trail,
    actions: { primary: { label: 'Speak With a Master', href: '/contact' } },
    drawing: { name: 'plate-01', viewBox: '20 76 624 312' },
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the trail, then the actions.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'The breadcrumb or the link back, then the page’s h1, which can take the focus, lead and actions. The drawing is decoration unless it has a label.',
      limits: 'A title of up to eight words, a lead of two sentences, two actions.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Detail: Story = { args: { drawing: { name: 'plate-01', viewBox: '240 176 320 192', framed: true } } };
export const DetailOnAPhone: Story = { ...Detail, globals: { viewport: { value: 'mobile1' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const WithoutDrawing: Story = { args: { drawing: undefined } };
export const WithoutTrailAndActions: Story = { args: { trail: undefined, actions: undefined } };
export const TwoActions: Story = {
  args: {
    actions: {
      primary: { label: 'Speak With a Master', href: '/contact' },
      secondary: { label: 'Read what others did', href: '/case-studies' },
    },
  },
};
export const BackToThePageAbove: Story = {
  args: { back: { label: 'Back to the overview', href: '/about' } },
  play: async ({ canvas, step }) => {
    await step('one link leads up, and there is no second way', async () => {
      await expect(canvas.getByRole('link', { name: 'Back to the overview' })).toHaveAttribute('href', '/about');
      await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
    });
  },
};
export const LongWords: Story = {
  args: {
    title: 'Unternehmenssoftwarelandschaft and everything that stands around it in several countries',
    lead: `${lead} ${lead} ${lead} ${lead}`,
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

export const HeadingTakesFocus: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('the heading can be given the focus', async () => {
      const title = canvas.getByRole('heading', { level: 1 });
      title.focus();
      await expect(title).toHaveFocus();
    });
  },
};
