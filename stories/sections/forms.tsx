import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { brand } from '../../src/content/brand';
import { messages, type SubmissionResult } from '../../src/messaging';

// Shared by the stories of forms. HTTP outcomes of the mail service belong to src/messaging/send.test.ts.

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'> & { args: { send?: unknown; onSent?: unknown } };

export const inSection: Decorator = (Story) => (
  <Section pad="none">
    <Story />
  </Section>
);

export const sent: SubmissionResult = { success: true, message: messages.contact.success };
export const fallback = {
  mailto: `mailto:${brand.email.contact}?subject=Project%20inquiry&body=Name%3A%20Ines%20Marten`,
  text: 'Name: Ines Marten\n\nMessage:\nNine plants.',
  shortened: false,
};
export const failed: SubmissionResult = {
  success: false,
  message: messages.contact.failure,
  failure: { reason: 'network' },
  fallback,
};
export const never = () => new Promise<SubmissionResult>(() => {});
/** Stands in for the mail service: no story sends anything. */
export const answering = <Submission,>(answer: () => Promise<SubmissionResult>) =>
  fn<(submission: Submission) => Promise<SubmissionResult>>(answer);

/** Presses the form's button. */
export const press = ({ canvas, userEvent }: Context, submit: string) =>
  userEvent.click(canvas.getByRole('button', { name: submit }));

export const asksFor = (submit: string, entries: readonly string[]) => async (context: Context) => {
  const { args, canvas, step } = context;
  await step('an empty form is submitted', () => press(context, submit));
  await step('the focus is on a summary that leads to each field, and nothing is sent', async () => {
    await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(expect.arrayContaining([...entries]));
    await expect(args.send).not.toHaveBeenCalled();
  });
};

export const sendsOnce =
  (submit: string, submitting: string) =>
  ({ args, canvas, step, userEvent }: Context) =>
    step('a double click sends once, and the button says that it sends', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: submit }));
      await expect(await canvas.findByRole('button', { name: submitting })).toHaveFocus();
      await expect(args.send).toHaveBeenCalledOnce();
    });

export const isSent = (submit: string, submission: object) => async (context: Context) => {
  const { args, step } = context;
  await step('the form is submitted', () => press(context, submit));
  await step('every field is sent, and the page is told', async () => {
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, expect.anything()));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining(submission));
  });
};

/** The form says that sending failed, offers the mail program and keeps every field. */
export const keepsFields =
  (
    { submit, fallback: { open } }: { submit: string; fallback: { open: string } },
    { message, kept }: { message: string; kept: readonly (readonly [label: string, value: string])[] },
  ) =>
  async (context: Context) => {
    const { args, canvas, step } = context;
    await step('the form is submitted', () => press(context, submit));
    await step('it says so, offers the way by mail and keeps the words', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
      await expect(canvas.getByRole('link', { name: open })).toHaveAttribute('href', fallback.mailto);
      for (const [label, value] of kept) await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(value);
      await expect(args.onSent).not.toHaveBeenCalled();
    });
  };

/** Tabs until an element has the focus, ten stops at most: between two fields there may be choices. */
async function tabTo({ userEvent }: Context, element: HTMLElement) {
  for (let stop = 0; stop < 10 && !element.matches(':focus'); stop++) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Fills a form with the keyboard alone, field after field, and submits it. */
export const byKeyboard =
  (submit: string, entries: readonly (readonly [label: string, value: string])[], submission: object) =>
  async (context: Context) => {
    const { args, canvas, userEvent, step } = context;
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('the first Tab reaches the first field', async () => {
      await userEvent.tab();
      await expect(field(entries[0]?.[0] ?? '')).toHaveFocus();
    });
    await step('each field is reached in turn and filled', async () => {
      for (const [label, value] of entries) {
        await tabTo(context, field(label));
        await userEvent.keyboard(value);
      }
    });
    await step('the button follows, and Enter sends', async () => {
      await tabTo(context, canvas.getByRole('button', { name: submit }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining(submission)));
    });
  };
