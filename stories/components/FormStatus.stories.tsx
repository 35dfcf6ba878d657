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
        ['ErrorSummary', 'Fields have to be mended.'],
        ['Banner', 'It holds for the whole page.'],
      ],
      anatomy: ['Sign', 'Message', 'What to do about it'],
      pairs: [
        ['Say what happened and what to do next.', 'Say “Something went wrong”.'],
        ['Leave it until the form is sent again.', 'Let it vanish while somebody reads.'],
      ],
      content: [['One or two sentences', '“Your message could not be sent. Call us instead.”']],
      keyboard: [
        ['Tab', 'Passes the message by, and reaches the buttons or links in `children`, where there are any.'],
        ['Enter or Space', 'On a button: presses it.'],
        ['Enter', 'On a link: follows it.'],
      ],
      reader:
        'Two live regions that stand there before they have words: successes and notices wait their turn, failures interrupt. What `children` offers to do is not read with the message.',
      limits:
        'One or two sentences. What there is to do about it stands below the message, beside a notice where there is room.',
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FormStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('its live regions stand there before they have anything to say', async () => {
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
    await step('success is a status, and no alert', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(args.status?.message ?? 'none');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};
export const Failure: Story = {
  tags: ['check'],
  args: { status: failure },
  play: async ({ args, canvas, step }) => {
    await step('failure is an alert, and no status', async () => {
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
    await step('what to do about it is not read out with the message', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Email service unavailable\..*manually\.$/);
    });
  },
};
