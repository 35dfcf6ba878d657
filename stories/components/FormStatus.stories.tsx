import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { FormStatus } from '../../src/components/FormStatus';
import { messages } from '../../src/forms/messages';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Feedback/FormStatus (toast, alert, notification)',
  id: 'components-formstatus',
  component: FormStatus,
  parameters: {
    guide: {
      instead: [
        ['ErrorSummary', 'Some fields are invalid.'],
        ['Banner', 'The message is about the whole page.'],
      ],
      anatomy: ['Icon', 'Message', 'Links or buttons (optional)'],
      pairs: [
        ['Say what happened and what to do next.', 'Write “Something went wrong”.'],
        ['Keep the message until the form is sent again.', 'Hide the message after a delay.'],
      ],
      content: [['Write one or two sentences.', '“Your message could not be sent. Call us instead.”']],
      keyboard: [
        ['Tab', 'Moves focus to the buttons or links in `children`, if there are any.'],
        ['Enter or Space', 'Activates a button.'],
        ['Enter', 'Follows a link.'],
      ],
      reader:
        'A polite live region announces successes and notices; an assertive one interrupts with failures. Both exist before they have text. With `polite`, the assertive region is left out. The content of `children` is not announced.',
      limits:
        'One or two sentences. Links and buttons are below the message; those of a notice are beside it if there is room.',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FormStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('both live regions exist and are empty', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};
const success = { tone: 'success', message: messages.newsletter.success } as const;
const failure = { tone: 'failure', message: messages.newsletter.unexpected } as const;
const notice = { tone: 'notice', message: 'Your message from last time is still here.' } as const;
export const AllVariants: Story = gallery(FormStatus, {
  success: { status: success },
  failure: { status: failure },
  'failure with an action': {
    status: { tone: 'failure', message: messages.contact.failure },
    children: <Button size="medium">Copy message</Button>,
  },
  notice: { polite: true, status: notice },
  'notice with an action': { polite: true, status: notice, children: <Button size="medium">Clear</Button> },
});

export const Success: Story = {
  tags: ['check'],
  args: { status: success },
  play: async ({ args, canvas, step }) => {
    await step('a success is in the status region only', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(args.status?.message ?? 'none');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};
export const Failure: Story = {
  tags: ['check'],
  args: { status: failure },
  play: async ({ args, canvas, step }) => {
    await step('a failure is in the alert region only', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(args.status?.message ?? 'none');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
export const WithSomethingToDo: Story = {
  tags: ['check'],
  args: {
    status: { tone: 'failure', message: messages.contact.failure },
    children: <Button size="medium">Copy message</Button>,
  },
  play: async ({ canvas, step }) => {
    await step('the button is outside the alert region', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Email service unavailable\..*manually\.$/);
    });
  },
};
