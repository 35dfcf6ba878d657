import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatStrip } from '../../src/components/StatStrip';
import { inSection } from '../decorators';
import { gallery } from '../gallery';

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
      reader: 'A list. Each item is a figure, followed by its label.',
      limits: 'Two to four figures. If one has more than eight characters, all are smaller.',
    },
    layout: 'fullscreen',
  },
  decorators: [inSection],
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure is above or before its label, and is read first. */
const readAsSeen: Story['play'] = async ({ canvas, args, step }) => {
  await step('each figure is read with its label', async () => {
    const read = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(read).toEqual(args.stats.map(({ value, label }) => `${value} ${label}`));
  });
  await step('each figure is above or before its label', async () => {
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

const words = [...stats.slice(0, 3), { value: '3-9 months', label: 'typical ROI' }];
export const AllVariants: Story = gallery(StatStrip, {
  three: { stats: stats.slice(0, 3) },
  two: { stats: stats.slice(0, 2) },
  one: { stats: stats.slice(0, 1) },
  'words in medium': {
    stats: [
      { value: '12-24 weeks', label: 'timeline' },
      { value: 'from $50K', label: 'starting investment' },
      { value: '15-35%', label: 'efficiency gains' },
    ],
  },
  'one of words': { stats: words },
  'long labels': {
    stats: stats.map(({ value, label }) => ({ value, label: `${label} of the Unternehmenssoftwarelandschaft` })),
  },
});
/** On phones, four short figures are in two columns. */
export const Phone: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'mobile1' } },
  play: readAsSeen,
};
