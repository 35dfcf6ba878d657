import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/components/Heading';
import { Stack } from '../../src/components/Stack';

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
export const Title2: Story = { args: { level: 2, children: 'Four trades, one yardstick' } };
export const Title3: Story = { args: { level: 3, children: 'A dry cellar within one summer, promised' } };
export const Title4: Story = { args: { level: 4, children: 'What field service learns from telemetry' } };
export const List: Story = { args: { level: 2, size: 'list', children: 'Ferries of the coming week' } };
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

export const LookIsFreeOfLevel: Story = {
  tags: ['check'],
  render: () => (
    <Stack gap="24">
      <Heading level={1} size="title3">
        First level, third size
      </Heading>
      <Heading level={2} size="title1">
        Second level, first size
      </Heading>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('size says nothing of the level', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'First level, third size' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: 'Second level, first size' })).toBeVisible();
    });
  },
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
export const Dark: Story = { globals: { theme: 'dark' } };
