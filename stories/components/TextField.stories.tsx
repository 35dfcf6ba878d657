import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../src/components/TextField';
import { inColumn } from '../decorators';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const meta = {
  title: 'components/Forms/TextField (input)',
  id: 'components-textfield',
  component: TextField,
  parameters: {
    guide: {
      instead: [
        ['TextArea', 'The answer has several lines.'],
        ['Select', 'The answers are known, and more than five.'],
        ['SearchField', 'It narrows a list on this page.'],
      ],
      anatomy: ['Label', 'The sign of a field that must be filled', 'Help', 'Field', 'Error'],
      pairs: [
        [
          'Say in help what to write, before it is written.',
          'Put an example into the field, where it goes as one types.',
        ],
        ['Say what is wrong and how to mend it.', 'Say “Invalid input”.'],
      ],
      content: [
        ['The label is a noun', '“Company”'],
        ['The error is a request', '“Enter your email address”'],
      ],
      unsupported: [
        [
          'Disabled',
          'A disabled field is passed by Tab, faint, not sent, and gives no reason. What applies but is fixed is `readOnly`; what does not apply is left out.',
        ],
      ],
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Enter', 'Submits the form around it.'],
      ],
      reader: 'A text field with its label, help and error; whether it is required and invalid.',
      limits: 'A label of one to five words, help and error of one sentence each.',
    },
  },
  args: { label: 'Full Name', name: 'name', autoComplete: 'name' },
  decorators: [inColumn(420)],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  ...gallery(
    TextField,
    {
      required: { required: true },
      filled: { required: true, defaultValue: 'Ines Marten' },
      placeholder: { placeholder: 'As on your card' },
      'read only': { readOnly: true, defaultValue: 'Ines Marten' },
      'with help': { help: 'As it stands on your card.' },
      'help and error': {
        name: 'both',
        required: true,
        help: 'As it stands on your card.',
        error: 'Enter your full name',
      },
      'long words': {
        label: 'Name and legal form of the company that is going to sign the agreement, as registered',
        required: true,
        error: 'Shorten the name and legal form of your company to fifty characters or fewer',
        defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
      hover: { name: 'hover' },
      focus: { name: 'focus', defaultValue: 'Ines M' },
      'error and focus': { name: 'error', required: true, error: 'Enter your full name' },
    },
    { columns: 2 },
  ),
};
export const Focus: Story = {
  tags: ['check'],
  args: { required: true, defaultValue: 'Ines M' },
  play: ({ canvas, userEvent, step }) =>
    step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    }),
};
export const WithError: Story = {
  tags: ['check'],
  args: {
    label: 'Email Address',
    name: 'email',
    type: 'email',
    required: true,
    defaultValue: 'ines.marten@',
    error: 'Please enter a valid email address',
  },
  play: ({ canvas, step }) =>
    step('it is invalid, and the error is read out with it', async () => {
      const field = canvas.getByRole('textbox', { name: 'Email Address' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    }),
};
export const HelpBeforeError: Story = {
  tags: ['check'],
  args: {
    label: 'Phone',
    name: 'phone',
    type: 'tel',
    help: 'In case the letter gets lost.',
    required: true,
    defaultValue: '+47 555 01 42 or +47 555 01 43, from noon on also +47 555 01 44',
    error: 'Shorten your phone number to 50 characters or fewer',
  },
  play: ({ canvas, step }) =>
    step('help is read out before the error', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        'In case the letter gets lost. Shorten your phone number to 50 characters or fewer',
      );
    }),
};
/** In forced colors a wrong field is told from a right one by more than its message. */
export const ForcedColors: Story = {
  ...WithError,
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('field and error can be seen', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByRole('textbox'))).toBe(true);
        await expect(canvas.getByText('Please enter a valid email address').previousElementSibling).toBeVisible();
      }),
    ),
};
