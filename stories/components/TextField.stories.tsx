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
        ['Select', 'There are more than five known answers.'],
        ['SearchField', 'The field filters a list on the page.'],
      ],
      anatomy: ['Label', '“Required”', 'Help', 'Field', 'Error'],
      pairs: [
        ['Explain the expected format in the help text.', 'Explain it in the placeholder, which disappears.'],
        ['State the problem and how to fix it.', 'Write “Invalid input”.'],
      ],
      content: [
        ['The label is a noun', '“Company”'],
        ['The error is an instruction', '“Enter your email address”'],
      ],
      unsupported: [
        [
          'Disabled',
          'Tab skips a disabled field, its value is not sent, and it gives no reason. Use `readOnly` for a fixed value, and omit a field that does not apply.',
        ],
      ],
      keyboard: [
        ['Tab', 'Moves to the field.'],
        ['Enter', 'Submits the form.'],
      ],
      reader: 'A text field with its label, help and error, and its required and invalid states.',
      limits: 'A label of one to five words. One sentence each for help and error.',
    },
  },
  args: { label: 'Full Name', name: 'name', autoComplete: 'name' },
  decorators: [inColumn(420)],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
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
);
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
    step('the description has the help before the error', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        'In case the letter gets lost. Shorten your phone number to 50 characters or fewer',
      );
    }),
};
/** In forced colors, an icon marks an invalid field. */
export const ForcedColors: Story = {
  args: {
    label: 'Email Address',
    name: 'email',
    type: 'email',
    required: true,
    defaultValue: 'ines.marten@',
    error: 'Please enter a valid email address',
  },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the border and the error icon are visible', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByRole('textbox'))).toBe(true);
        await expect(canvas.getByText('Please enter a valid email address').previousElementSibling).toBeVisible();
      }),
    ),
};
