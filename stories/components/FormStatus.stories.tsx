import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { FormStatus } from '../../src/components/FormStatus';
import { messages } from '../../src/forms/messages';

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
  play: async ({ canvas, step }) => {
    await step('its live regions stand there before they have anything to say', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};
export const Success: Story = {
  args: { status: { tone: 'success', message: messages.newsletter.success } },
  play: async ({ args, canvas, step }) => {
    await step('success is a status, and no alert', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(args.status?.message ?? 'none');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
  },
};
export const Failure: Story = {
  args: { status: { tone: 'failure', message: messages.newsletter.unexpected } },
  play: async ({ args, canvas, step }) => {
    await step('failure is an alert, and no status', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(args.status?.message ?? 'none');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
export const Notice: Story = {
  args: { polite: true, status: { tone: 'notice', message: 'Your letter is still on the desk.' } },
};
export const NoticeWithSomethingToDo: Story = {
  args: { ...Notice.args, children: <Button size="medium">Clear</Button> },
};
export const WithSomethingToDo: Story = {
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
