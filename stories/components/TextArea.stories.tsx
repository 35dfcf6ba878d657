import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '../../src/components/TextArea';

const sentence = 'Two S/4HANA systems, nine plants, and one month-end close that has to take a day instead of six. ';

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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 590, paddingInlineStart: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelp: Story = {
  args: { help: 'How many floors, who lives on them, and what must be dry by winter.' },
};
export const WithHelpAndError: Story = {
  args: { ...WithHelp.args, error: 'Describe the house' },
  play: async ({ canvas, step }) => {
    await step('it is invalid, and help and error are read out with it', async () => {
      const area = canvas.getByRole('textbox', { name: 'Tell us about the house' });
      await expect(area).toBeInvalid();
      await expect(area).toHaveAccessibleDescription(
        'How many floors, who lives on them, and what must be dry by winter. Describe the house',
      );
    });
  },
};
export const Focus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
  },
};
export const Filled: Story = { args: { defaultValue: sentence } };
export const LongText: Story = { args: { defaultValue: sentence.repeat(40) } };
export const Narrow: Story = { ...WithHelpAndError, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: { ...WithHelpAndError.args }, globals: { theme: 'dark' } };

export const EnterStartsANewLine: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter starts a new line', async () => {
      const area = canvas.getByRole('textbox');
      await userEvent.type(area, 'One{Enter}Two');
      await expect(area).toHaveValue('One\nTwo');
    });
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: 'textarea' } } };
