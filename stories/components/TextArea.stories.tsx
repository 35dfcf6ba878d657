import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '../../src/components/TextArea';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';

const sentence = 'Two S/4HANA systems, nine plants, and one month-end close that has to take a day instead of six. ';
const help = 'How many floors, who lives on them, and what must be dry by winter.';

const meta = {
  title: 'components/Forms/TextArea (multiline input)',
  id: 'components-textarea',
  component: TextArea,
  parameters: {
    guide: {
      unsupported: [
        [
          'Disabled',
          'A disabled field is passed by Tab, faint, not sent, and gives no reason. What applies but is fixed is `readOnly`; what does not apply is left out.',
        ],
      ],
      keyboard: [
        ['Tab', 'Reaches it, and leaves it again.'],
        ['Enter', 'Begins a new line.'],
      ],
      reader: 'A text field of several lines with its label, help and error; whether it is required and invalid.',
      limits: 'It grows with its text. Limits are said at submit, never by cutting what was typed.',
    },
  },
  args: { label: 'Tell us about the house', name: 'message', required: true },
  decorators: [inColumn(590)],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: { required: false },
  ...gallery(
    TextArea,
    {
      'with help': { help },
      filled: { defaultValue: sentence },
      'long text': { defaultValue: sentence.repeat(40) },
      'with help and error': { help, error: 'Describe the house', name: 'error' },
      hover: { name: 'hover' },
      focus: { name: 'focus' },
    },
    { columns: 2 },
  ),
};
export const WithHelpAndError: Story = {
  tags: ['check'],
  args: { help, error: 'Describe the house' },
  play: ({ canvas, step }) =>
    step('it is invalid, and help and error are read out with it', async () => {
      const area = canvas.getByRole('textbox', { name: 'Tell us about the house' });
      await expect(area).toBeInvalid();
      await expect(area).toHaveAccessibleDescription(`${help} Describe the house`);
    }),
};
export const EnterStartsANewLine: Story = {
  tags: ['check'],
  play: ({ canvas, userEvent, step }) =>
    step('Tab reaches it, and Enter starts a new line', async () => {
      const area = canvas.getByRole('textbox');
      await userEvent.tab();
      await expect(area).toHaveFocus();
      await userEvent.keyboard('One{Enter}Two');
      await expect(area).toHaveValue('One\nTwo');
    }),
};
