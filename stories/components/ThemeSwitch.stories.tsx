import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch, type ThemeSwitchProps } from '../../src/components/ThemeSwitch';
import { gallery } from '../gallery';
import { looks, whereForced } from '../media';

const Controlled = ({ value: first, onValueChange: onChange, ...rest }: ThemeSwitchProps) => {
  const [value, setValue] = useState(first);
  return (
    <ThemeSwitch
      {...rest}
      value={value}
      onValueChange={(choice) => {
        setValue(choice);
        onChange(choice);
      }}
    />
  );
};

const meta = {
  title: 'components/Navigation/ThemeSwitch (dark mode, toggle)',
  id: 'components-themeswitch',
  component: ThemeSwitch,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves to the selected theme.'],
        ['Arrow keys', 'Select the previous or next theme.'],
      ],
      reader: 'A group named “Theme” with three radio buttons.',
      limits: 'It always has three choices.',
    },
  },
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};
export const AllVariants: Story = gallery(
  meta.render,
  { system: {}, light: { value: 'light' }, dark: { value: 'dark' }, hover: {}, focus: {}, 'on ink': {} },
  { columns: 3, onInk: ['on ink'] },
);

export const ArrowKeysChoose: Story = {
  tags: ['check'],
  play: async ({ args, canvas, userEvent, step }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await step('Tab moves to the selected theme', async () => {
      await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
      await userEvent.tab();
      await expect(radio('System')).toHaveFocus();
      await expect(radio('System')).toBeChecked();
    });
    await step('arrow left selects the previous theme and calls onValueChange', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Dark')).toHaveFocus();
      await expect(radio('Dark')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    });
    await step('Tab leaves the group', async () => {
      await userEvent.tab();
      await expect(radio('Dark')).not.toHaveFocus();
    });
    await step('a click selects a theme and calls onValueChange', async () => {
      await userEvent.click(radio('Light'));
      await expect(radio('Light')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the selected theme looks different from the others', () =>
      whereForced(async () => {
        const words = (name: string) => canvas.getByRole('radio', { name }).nextElementSibling;
        await expect(looks(words('System'))).not.toBe(looks(words('Light')));
      }),
    ),
};
