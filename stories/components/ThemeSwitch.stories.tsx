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
        ['Tab', 'Reaches the chosen one.'],
        ['Arrow keys', 'Choose the one before or after it.'],
      ],
      reader: 'A group named “Theme” of three radio buttons, with the one that is chosen.',
      limits: 'Three choices, whose words are fixed.',
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
    await step('Tab enters on the chosen one', async () => {
      await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
      await userEvent.tab();
      await expect(radio('System')).toHaveFocus();
      await expect(radio('System')).toBeChecked();
    });
    await step('the left arrow chooses the one before and tells the app', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(radio('Dark')).toHaveFocus();
      await expect(radio('Dark')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    });
    await step('Tab leaves the group', async () => {
      await userEvent.tab();
      await expect(radio('Dark')).not.toHaveFocus();
    });
    await step('a press chooses and tells the app', async () => {
      await userEvent.click(radio('Light'));
      await expect(radio('Light')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
    });
  },
};

/** In forced colors the choice is told from the others. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the chosen theme looks unlike the others', () =>
      whereForced(async () => {
        const words = (name: string) => canvas.getByRole('radio', { name }).nextElementSibling;
        await expect(looks(words('System'))).not.toBe(looks(words('Light')));
      }),
    ),
};
