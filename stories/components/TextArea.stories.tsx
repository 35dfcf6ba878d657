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
          'Tab skips a disabled field, its value is not sent, and it gives no reason. Use `readOnly` for a fixed value, and omit a field that does not apply.',
        ],
      ],
      keyboard: [
        ['Tab', 'Moves to the field, and out of it.'],
        ['Enter', 'Starts a new line.'],
      ],
      reader: 'A multi-line text field with its label, help and error, and its required and invalid states.',
      limits:
        'The field grows with its text. If the text is too long, show an error on submit; do not truncate the text.',
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
    step('the field is invalid and described by its help and error', async () => {
      const area = canvas.getByRole('textbox', { name: 'Tell us about the house' });
      await expect(area).toBeInvalid();
      await expect(area).toHaveAccessibleDescription(`${help} Describe the house`);
    }),
};
