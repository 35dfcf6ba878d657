import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { StatStrip } from '../../src/components/StatStrip';

const stats = [
  { value: '300+', label: 'systems managed' },
  { value: '99.9%', label: 'uptime SLA' },
  { value: '40%', label: 'cost reduction' },
  { value: '24/7', label: 'global support' },
];

const meta = {
  title: 'components/Figures/StatStrip',
  id: 'components-statstrip',
  component: StatStrip,
  args: { stats },
  parameters: {
    guide: {
      reader: 'A list; each entry is the figure, then what it counts, then its note.',
      limits:
        'Two to four figures, each with a note of up to twelve words or none. From nine characters on a figure stands in a line of its own on phones.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <StatStrip {...args} />
    </Section>
  ),
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure stands above its label or before it, and is read first. */
const readAsSeen: Story['play'] = async ({ canvas, args, step }) => {
  await step('each figure is read with its label', async () => {
    const read = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(read).toEqual(args.stats.map(({ value, label }) => `${value} ${label}`));
  });
  await step('each figure is seen above its label or before it', async () => {
    for (const { value, label } of args.stats) {
      const [figure, words] = [canvas.getByText(value), canvas.getByText(label)].map((part) =>
        part.getBoundingClientRect(),
      );
      const above = (figure?.bottom ?? Number.NaN) <= (words?.top ?? Number.NaN);
      await expect(above || (figure?.right ?? Number.NaN) <= (words?.left ?? Number.NaN)).toBe(true);
    }
  });
};

export const Four: Story = { play: readAsSeen };
export const Three: Story = { args: { stats: stats.slice(0, 3) } };
export const Two: Story = { args: { stats: stats.slice(0, 2) } };
export const One: Story = { args: { stats: stats.slice(0, 1) } };
export const WithNotes: Story = {
  args: {
    stats: stats.map((stat, i) => ({
      ...stat,
      note: i % 2 ? 'Of the year that the mill burned down.' : 'Counted when the work is handed over.',
    })),
  },
};
export const NotesOnAPhone: Story = { ...WithNotes, globals: { viewport: { value: 'mobile1' } } };
export const WordsInMedium: Story = {
  args: {
    stats: [
      { value: '12-24 weeks', label: 'timeline' },
      { value: 'from $50K', label: 'starting investment' },
      { value: '15-35%', label: 'efficiency gains' },
    ],
  },
};
const words = [...stats.slice(0, 3), { value: '3-9 months', label: 'typical ROI' }];
export const OneOfWords: Story = { args: { stats: words } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, play: readAsSeen };
export const ThreeOnAPhone: Story = { args: { stats: stats.slice(0, 3) }, globals: { viewport: { value: 'mobile1' } } };
export const ThreeOnATablet: Story = { args: { stats: stats.slice(0, 3) }, globals: { viewport: { value: 'tablet' } } };
export const OneOfWordsOnAPhone: Story = { ...OneOfWords, globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: readAsSeen };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } }, play: readAsSeen };
export const ThreeOnALaptop: Story = { args: { stats: stats.slice(0, 3) }, globals: { viewport: { value: 'laptop' } } };
export const LongLabels: Story = {
  args: {
    stats: stats.map(({ value, label }) => ({ value, label: `${label} of the Unternehmenssoftwarelandschaft` })),
  },
};
export const LongLabelsOnAPhone: Story = { ...LongLabels, globals: { viewport: { value: 'reflow' } } };
export const OnInk: Story = {
  render: (args) => (
    <Section surface="ink">
      <StatStrip {...args} />
    </Section>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
