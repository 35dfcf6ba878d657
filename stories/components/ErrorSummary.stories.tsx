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
        ['FormStatus', 'The fields are right, and it still failed.'],
        ['TextField', 'One field says it by itself.'],
      ],
      anatomy: ['Heading', 'Link to each field that is wrong'],
      pairs: [
        ['Use the fields’ own errors.', 'Say it in other words above.'],
        ['Move the focus to it at submit.', 'Show it where nobody looks.'],
      ],
      content: [['The heading says what to do, and gives no number of errors', '“Complete the marked fields”']],
      keyboard: [
        ['Tab', 'Goes from entry to entry.'],
        ['Enter', 'Moves the focus to the field, or in a group to the chosen or first choice.'],
      ],
      reader:
        'Takes the focus when it appears and is read as a region with its heading; then a list of links. The document’s title begins with “Error:” as long as it is shown.',
      limits:
        'One entry a field, in the order of the fields. Each message is the same as the one at its field, and says what to do.',
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

export const OneError: Story = {};
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
    await step('it has the focus and is named by its heading', async () => {
      const summary = canvas.getByRole('region', { name: 'Please fill in all required fields' });
      await waitFor(() => expect(summary).toHaveFocus());
    });
    await step('an entry leads to its field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    });
    await step('or to the first choice of a group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose how urgent it is' }));
      await expect(canvas.getByRole('radio', { name: 'Low' })).toHaveFocus();
    });
  },
};
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('summary and wrong field have an edge', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getByRole('region'))).toBe(true);
        await expect(outlined(canvas.getByRole('textbox'))).toBe(true);
      }),
    ),
};
