import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../../src/components/Drawing';
import { Timeline } from '../../src/components/Timeline';
import { milestones as records } from '../../src/content/story.data';
import { inSection } from '../decorators';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const milestones = records.map(({ drawing, ...milestone }) => ({
  ...milestone,
  media: <Drawing name={drawing} viewBox="0 0 240 112" />,
}));

const meta = {
  title: 'components/Figures/Timeline (milestones)',
  id: 'components-timeline',
  component: Timeline,
  args: { milestones },
  parameters: {
    guide: {
      reader: 'An ordered list. Each item begins with its year.',
      limits:
        'One to nine milestones in chronological order, three in a row. A title has up to five words, and a description has two sentences.',
    },
    layout: 'fullscreen',
    surface: 'band',
  },
  decorators: [inSection],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixYears: Story = {
  play: ({ canvas, step }) =>
    step('the years are list items in chronological order', async () => {
      const entries = canvas.getAllByRole('listitem');
      await expect(entries).toHaveLength(milestones.length);
      await expect(entries[0]).toHaveTextContent('2019');
      await expect(entries[5]).toHaveTextContent('2024');
    }),
};
export const AllVariants: Story = gallery(Timeline, {
  'six years': {},
  'one year': { milestones: milestones.slice(0, 1) },
  'long words': {
    milestones: milestones.map((milestone) => ({
      ...milestone,
      title: `${milestone.title}, Unternehmenssoftwarelandschaft included`,
      description: `${milestone.description} ${milestone.description}`,
    })),
  },
});

/** In forced colors, the axis and its nodes are visible. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: ({ canvas, step }) =>
    whereForced(async () => {
      const [entry] = canvas.getAllByRole('listitem');
      const axis = entry?.querySelector('div + span');
      await step('the axis is visible', async () => {
        await expect(outlined(axis)).toBe(true);
      });
      await step('a node marks the start of the year', async () => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(axis as Element, '::before');
        await expect(borderTopStyle).toBe('solid');
        await expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
      });
    }),
};
