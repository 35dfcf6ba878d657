import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ErrorSummary } from '../../src/components/ErrorSummary';
import { RadioGroup } from '../../src/components/RadioGroup';
import { TextField } from '../../src/components/TextField';
import { urgencies } from '../../src/forms/values';
import { gallery } from '../gallery';
import { outlined, whereForced } from '../media';

const name = { target: 'name', message: 'Enter your full name' };

const meta = {
  title: 'components/Feedback/ErrorSummary (alert, validation)',
  id: 'components-errorsummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      instead: [
        ['FormStatus', 'All fields are valid, but sending failed.'],
        ['TextField', 'The message belongs to a single field.'],
      ],
      anatomy: ['Heading', 'Link to each invalid field'],
      pairs: [
        ['Repeat the error messages of the fields.', 'Reword them in the summary.'],
        [
          'Pass a new `key` on each submit, so that the summary takes focus again.',
          'Keep the same summary after a second failure.',
        ],
      ],
      content: [['The heading says what to do, without a number of errors.', '“Complete the marked fields”']],
      keyboard: [
        ['Tab', 'Moves focus to the next link.'],
        ['Enter', 'Moves focus to the field; in a group, to the selected or the first option.'],
      ],
      reader:
        'A region named by its heading, with a list of links. The region takes focus when it appears. While it is shown, the document title starts with “Error:”.',
      limits: 'One link per field, in the order of the fields. Each message says how to fix the field.',
    },
  },
  args: { heading: 'Please fill in all required fields', errors: [name] },
  render: (args) => {
    const said = (field: string) => args.errors.find(({ target }) => target === field)?.message;
    return (
      <div style={{ maxWidth: 590, display: 'grid', gap: 24, paddingInlineStart: 20 }}>
        <ErrorSummary {...args} />
        <TextField id="name" name="name" label="Full Name" required error={said('name')} />
        <RadioGroup id="urgency" name="urgency" label="Urgency" options={urgencies} error={said('urgency')} />
      </div>
    );
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = { tags: ['!autodocs'] };
const errors = [name, { target: 'urgency', message: 'Choose how urgent it is' }];
export const AllVariants: Story = gallery(ErrorSummary, {
  'one error': {},
  'several errors': { heading: 'Complete both fields', errors },
  hover: { heading: 'Complete the fields', errors },
  focus: { heading: 'Complete the field' },
  'long words': {
    heading: 'Complete the marked fields before the form can be sent',
    errors: [
      { ...name, message: 'Enter your first and last name as they stand in the commercial register of your town' },
    ],
  },
});

export const TakesFocusAndLeadsToEachField: Story = {
  tags: ['check'],
  args: { errors },
  play: async ({ canvas, userEvent, step }) => {
    await step('the summary has focus and is named by its heading', async () => {
      const summary = canvas.getByRole('region', { name: 'Please fill in all required fields' });
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('Enter on a link moves focus to its field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    });
    await step('a link to a group moves focus to its first option', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose how urgent it is' }));
      await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
    });
  },
};
export const ForcedColors: Story = {
  tags: ['!autodocs'],
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the summary and the invalid field have a border', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByRole('region'))).toBe(true);
        await expect(outlined(canvas.getByRole('textbox'))).toBe(true);
      }),
    ),
};
