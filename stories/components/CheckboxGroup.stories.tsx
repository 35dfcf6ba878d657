import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from '../../src/components/CheckboxGroup';
import { newsletterPreferences } from '../../src/forms/values';
import { choice } from '../choice';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Forms/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup,
  argTypes: {
    columns: choice([1, 2], 1),
  },
  parameters: {
    guide: {
      unsupported: [['Disabled', 'A disabled checkbox gives no reason. Leave out options that do not apply.']],
      keyboard: [
        ['Tab', 'Moves focus to the next checkbox.'],
        ['Space', 'Checks or unchecks it.'],
      ],
      reader: 'A group named by its legend and described by its help and error, then each checkbox.',
      limits: 'One to twelve options. The error is one sentence.',
    },
  },
  args: { label: 'What interests you?', options: newsletterPreferences, value: [], onValueChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
  decorators: [(Story) => <div style={{ maxWidth: 590, paddingInlineStart: 20 }}>{Story()}</div>],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChecked: Story = {};
export const AllVariants: Story = gallery(meta.render, {
  'none checked': {},
  'one checked, in two columns': { columns: 2, value: ['ai-trends'] },
  'with help and error': { help: 'None chosen means all.', error: 'Choose at least one' },
  'one option': { options: newsletterPreferences.slice(0, 1) },
});

export const WithHelpAndError: Story = {
  tags: ['check'],
  args: { help: 'None chosen means all.', error: 'Choose at least one' },
  play: async ({ canvas, step }) => {
    await step('the group is described by its help and error', async () => {
      await expect(canvas.getByRole('group', { name: 'What interests you?' })).toHaveAccessibleDescription(
        'None chosen means all. Choose at least one',
      );
    });
  },
};
export const CheckingAddsAndUncheckingRemoves: Story = {
  tags: ['check'],
  args: { value: ['ai-trends'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('checking adds a value', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: newsletterPreferences[0].label }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['ai-trends', 'sap-insights']);
    });
    await step('unchecking removes a value', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: newsletterPreferences[1].label }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['sap-insights']);
    });
  },
};

export const KeepsItsOwnValues: Story = {
  tags: ['check'],
  args: { defaultValue: ['ai-trends'] },
  render: ({ value: _, ...args }) => <CheckboxGroup {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without `value`, the group starts with `defaultValue` and keeps its own state', async () => {
      const [first, second] = canvas.getAllByRole('checkbox');
      if (!first || !second) throw new Error('There are no two boxes');
      const chosen = canvas.getAllByRole('checkbox', { checked: true });
      await expect(chosen).toHaveLength(1);
      const other = chosen[0] === first ? second : first;
      await userEvent.click(other);
      await expect(other).toBeChecked();
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
};
