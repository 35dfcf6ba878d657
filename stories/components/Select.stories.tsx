import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from '../../src/components/Select';
import { budgets } from '../../src/forms/values';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const meta = {
  title: 'components/Forms/Select (dropdown, combobox)',
  id: 'components-select',
  component: Select,
  parameters: {
    guide: {
      instead: [
        ['RadioGroup', 'There are up to five short choices.'],
        ['TextField', 'The answers are not known in advance.'],
        ['CheckboxGroup', 'Visitors can select several choices.'],
      ],
      anatomy: ['Label', 'Help', 'Field with the selected option', 'Error'],
      pairs: [
        ['Start with the empty option.', 'Select an option for the visitor.'],
        ['Use the usual order.', 'Sort by the company’s interests.'],
      ],
      content: [['All options have the same form', '“Days”, “Weeks”, “Months”']],
      unsupported: [
        [
          'Disabled',
          'Tab skips a disabled list, its value is not sent, and it gives no reason. Show a fixed value as text.',
        ],
      ],
      keyboard: [
        ['Tab', 'Moves to the list.'],
        ['Arrow up, arrow down', 'Selects the previous or next option.'],
        ['Space, Alt + arrow down', 'Opens the system’s list.'],
        ['Letters', 'Select the option that begins with them.'],
        ['Escape', 'Closes the list.'],
      ],
      reader: 'A combo box with its label, value, help and error. “Choose one” is the empty option.',
      limits: 'Two to about 20 options of up to six words. The closed control truncates a long option.',
    },
  },
  args: { label: 'Budget', name: 'budget', options: budgets },
  decorators: [inColumn(320)],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
  Select,
  {
    chosen: { defaultValue: '150k-500k' },
    'with help': { help: 'A range is enough.' },
    'with an error': { required: true, error: 'Choose a budget' },
    'help and error': { name: 'both', help: 'A range is enough.', required: true, error: 'Choose a budget' },
    'long words': {
      label: 'Which of our programs comes closest to what you have in mind at the moment?',
      options: [
        { value: 'a', label: 'Migration of several S/4HANA systems on different continents into a single one' },
      ],
      defaultValue: 'a',
    },
    'no options': { options: [] },
    hover: { name: 'hover' },
    focus: { name: 'focus' },
  },
  { columns: 2 },
);
export const AChoiceCanBeTakenBack: Story = {
  tags: ['check'],
  args: { defaultValue: '150k-500k' },
  play: async ({ canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Budget' });
    await step('Tab moves to the field with the selected option', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select).toHaveValue('150k-500k');
    });
    await step('the first option clears the selection', async () => {
      await userEvent.selectOptions(select, 'Choose one');
      await expect(select).toHaveValue('');
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the field has a border, and its icon is visible', () =>
      whereForced(async () => {
        const select = canvas.getByRole('combobox');
        await expect(outlined(select)).toBe(true);
        const chevron = getComputedStyle(select.nextElementSibling as Element);
        await expect(chevron.color).not.toBe(getComputedStyle(select).backgroundColor);
      }),
    ),
};
