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
        ['RadioGroup', 'There are up to five choices.'],
        ['TextField', 'The answers are not known beforehand.'],
        ['CheckboxGroup', 'Several may be chosen.'],
      ],
      anatomy: ['Label', 'Help', 'Field with the choice made', 'Error'],
      pairs: [
        ['Begin with a choice that chooses nothing.', 'Choose for the visitor.'],
        ['Keep the order that people know.', 'Sort by what suits us.'],
      ],
      content: [['Each choice has the same form', '“Days”, “Weeks”, “Months”']],
      unsupported: [
        [
          'Disabled',
          'A disabled list is passed by Tab, faint, not sent, and gives no reason. No choice depends on another one here; what is decided already is said in words.',
        ],
      ],
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Arrow up, arrow down', 'Choose the option before or after it.'],
        ['Space, Alt + arrow down', 'Opens the system’s list.'],
        ['Letters', 'Choose the option that begins with them.'],
        ['Escape', 'Closes the list.'],
      ],
      reader: 'A combo box with its label, its value, help and error. “Choose one” is its empty value.',
      limits:
        'Two to about 20 options of up to six words; a long one is cut in the closed control, and whole in the system’s list.',
    },
  },
  args: { label: 'Budget', name: 'budget', options: budgets },
  decorators: [inColumn(320)],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  ...gallery(
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
  ),
};
export const AChoiceCanBeTakenBack: Story = {
  tags: ['check'],
  args: { defaultValue: '150k-500k' },
  play: async ({ canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Budget' });
    await step('Tab reaches the field with the choice made', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select).toHaveValue('150k-500k');
    });
    await step('the first entry takes it back', async () => {
      await userEvent.selectOptions(select, 'Choose one');
      await expect(select).toHaveValue('');
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the field has an edge, and its sign can be seen', () =>
      whereForced(async () => {
        const select = canvas.getByRole('combobox');
        await expect(outlined(select)).toBe(true);
        const chevron = getComputedStyle(select.nextElementSibling as Element);
        await expect(chevron.color).not.toBe(getComputedStyle(select).backgroundColor);
      }),
    ),
};
