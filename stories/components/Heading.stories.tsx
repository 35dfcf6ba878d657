import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/components/Heading';
import { choice } from '../choice';
import { Variants } from '../gallery';

const meta = {
  title: 'components/Text/Heading',
  id: 'components-heading',
  component: Heading,
  argTypes: {
    size: choice(['hero', 'title1', 'title2', 'title3', 'list', 'title4']),
  },
  parameters: {
    guide: {
      reader: 'A heading of the given `level`; `size` has no effect.',
      limits:
        'Up to eight words, or four in `hero`, which is as narrow as its longest word. Other sizes have balanced lines. Long words break.',
    },
  },
  args: { level: 1, children: 'Cellars Made Dry Again' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title1: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Variants
      columns={1}
      items={[
        ...([1, 2, 3, 4] as const).map((level) => ({
          label: `level ${level}`,
          children: <Heading level={level}>Four trades, one yardstick</Heading>,
        })),
        {
          label: 'long words',
          children: <Heading level={2}>Donaudampfschifffahrtselektrizitätenhauptbetriebswerke</Heading>,
        },
        ...(['title1', 'list'] as const).map((size) => ({
          label: `level 2, ${size}`,
          children: (
            <Heading level={2} size={size}>
              {`Second level, ${size}`}
            </Heading>
          ),
        })),
      ]}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('`size` sets the font size independently of `level`', async () => {
      const first = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
      const second = getComputedStyle(canvas.getByRole('heading', { level: 2, name: 'Second level, title1' }));
      await expect(second.fontSize).toBe(first.fontSize);
    });
  },
};
export const Hero: Story = {
  args: { size: 'hero', children: 'Timber, Slate & Clockwork' },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await step('the heading has three lines', async () => {
      const { fontSize, lineHeight } = getComputedStyle(heading);
      await expect(Number.parseFloat(lineHeight)).toBeLessThan(Number.parseFloat(fontSize));
      await expect(Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight))).toBe(3);
    });
  },
};
