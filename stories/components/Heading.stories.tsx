import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/components/Heading';
import { Variants } from '../variants';

const meta = {
  title: 'components/Text/Heading',
  id: 'components-heading',
  component: Heading,
  parameters: {
    guide: {
      reader: 'A heading of its level, whatever its size.',
      limits:
        'Up to about eight words on one level, two lines at most in `hero`. Lines are balanced, long words break.',
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
        { label: 'title1', children: <Heading level={1}>Cellars Made Dry Again</Heading> },
        { label: 'title2', children: <Heading level={2}>Four trades, one yardstick</Heading> },
        { label: 'title3', children: <Heading level={3}>A dry cellar within one summer, promised</Heading> },
        { label: 'title4', children: <Heading level={4}>What field service learns from telemetry</Heading> },
        {
          label: 'list, level 2',
          children: (
            <Heading level={2} size="list">
              Ferries of the coming week
            </Heading>
          ),
        },
        {
          label: 'title1, level 3',
          children: (
            <Heading level={3} size="title1">
              Third level, first size
            </Heading>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('size says nothing of the level', async () => {
      const size = (name: string) => getComputedStyle(canvas.getByRole('heading', { name })).fontSize;
      await expect(canvas.getByRole('heading', { level: 3, name: 'Third level, first size' })).toBeVisible();
      await expect(size('Third level, first size')).toBe(size('Cellars Made Dry Again'));
    });
  },
};
export const Hero: Story = {
  args: { size: 'hero', children: 'Timber, Slate & Clockwork' },
  play: async ({ canvas, step }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await step('three lines on every width', async () => {
      const { fontSize, lineHeight } = getComputedStyle(heading);
      await expect(Number.parseFloat(lineHeight)).toBeLessThan(Number.parseFloat(fontSize));
      await expect(Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight))).toBe(3);
    });
  },
};
export const HeroOnAPhone: Story = { ...Hero, globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke' },
  globals: { viewport: { value: 'mobile1' } },
};

export const FocusableByAScriptOnly: Story = {
  args: { focusable: true },
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await step('Tab passes it by', async () => {
      await userEvent.tab();
      await expect(heading).not.toHaveFocus();
    });
    await step('a script can move focus to it', async () => {
      heading.focus();
      await expect(heading).toHaveFocus();
    });
  },
};
