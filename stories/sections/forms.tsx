import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { brand } from '../../src/content/brand';
import { messages } from '../../src/forms/messages';
import type { Answer, Send } from '../../src/forms/send';
import { FormServices } from '../../src/forms/useForm';

// Shared by the form stories. HTTP results of the email service are tested in src/forms/emailjs.test.ts.

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'> & { args: { onSent?: unknown } };

/** Records the submissions of a story. */
export const send = fn<Send>();

interface StandInProps {
  /** Answers a submission. */
  answer?: Send;
  /** Saves drafts in `sessionStorage`. Default false. */
  draft?: boolean;
  slowNoticeDelayMs?: number;
  children: ReactNode;
}

function StandIn({ answer = async () => sent, draft = false, slowNoticeDelayMs = 5_000, children }: StandInProps) {
  const [services] = useState(() => ({
    send: (...message: Parameters<Send>) => {
      send(...message);
      return answer(...message);
    },
    inFlight: new Map(),
    storage: () => {
      if (draft) return sessionStorage;
      throw new Error('This story keeps no drafts');
    },
    slowNoticeDelayMs,
  }));
  return <FormServices value={services}>{children}</FormServices>;
}

/** Mocks the email service. The story's `parameters: { form }` are the props of StandIn. */
export const withMail: Decorator = (Story, { parameters }) => (
  <StandIn {...parameters.form}>
    <Story />
  </StandIn>
);

export const inSection: Decorator = (Story) => (
  <Section pad="none">
    <Story />
  </Section>
);

export const sent: Answer = { success: true, message: messages.contact.success };
export const fallback = {
  mailto: `mailto:${brand.email.contact}?subject=Project%20inquiry&body=Name%3A%20Ines%20Marten`,
  text: 'Name: Ines Marten\n\nMessage:\nNine plants.',
  shortened: false,
};
export const failed: Answer = { success: false, message: messages.contact.failure, fallback };
export const never = () => new Promise<Answer>(() => {});
/** Expected arguments of `send` for these values. */
export const sending = (values: object) => [expect.anything(), expect.objectContaining(values)] as const;

export const press = ({ canvas, userEvent }: Context, submit: string) =>
  userEvent.click(canvas.getByRole('button', { name: submit }));

export const asksFor = (submit: string, entries: readonly string[]) => async (context: Context) => {
  const { canvas, step } = context;
  await step('submit an empty form', () => press(context, submit));
  await step('the error summary takes focus and links to each field, and nothing is sent', async () => {
    await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(expect.arrayContaining([...entries]));
    await expect(send).not.toHaveBeenCalled();
  });
};

export const sendsOnce =
  (submit: string, submitting: string) =>
  ({ canvas, step, userEvent }: Context) =>
    step('a double click sends once, and the button shows the busy label', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: submit }));
      await expect(await canvas.findByRole('button', { name: submitting })).toHaveFocus();
      await expect(send).toHaveBeenCalledOnce();
    });

export const isSent = (submit: string, submission: object) => async (context: Context) => {
  const { args, step } = context;
  await step('submit the form', () => press(context, submit));
  await step('the form sends the filled fields and calls onSent', async () => {
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, expect.anything()));
    await expect(send).toHaveBeenCalledWith(...sending(submission));
  });
};

/** The form shows the failure and a link to the email program, and keeps its values. */
export const keepsFields =
  (
    { submit, fallback: { open } }: { submit: string; fallback: { open: string } },
    { message, kept }: { message: string; kept: readonly (readonly [label: string, value: string])[] },
  ) =>
  async (context: Context) => {
    const { args, canvas, step } = context;
    await step('submit the form', () => press(context, submit));
    await step('shows the failure and an email link, keeps the values and does not call onSent', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
      await expect(canvas.getByRole('link', { name: open })).toHaveAttribute('href', fallback.mailto);
      for (const [label, value] of kept) await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(value);
      await expect(args.onSent).not.toHaveBeenCalled();
    });
  };

/** Presses Tab until an element has focus, at most ten times, because other controls may be between two fields. */
async function tabTo({ userEvent }: Context, element: HTMLElement) {
  for (let stop = 0; stop < 10 && !element.matches(':focus'); stop++) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Fills in and submits a form with the keyboard only. */
export const byKeyboard =
  (submit: string, entries: readonly (readonly [label: string, value: string])[], submission: object) =>
  async (context: Context) => {
    const { canvas, userEvent, step } = context;
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('the first Tab reaches the first field', async () => {
      await userEvent.tab();
      await expect(field(entries[0]?.[0] ?? '')).toHaveFocus();
    });
    await step('Tab reaches each field in order', async () => {
      for (const [label, value] of entries) {
        await tabTo(context, field(label));
        await userEvent.keyboard(value);
      }
    });
    await step('Tab reaches the button, and Enter sends', async () => {
      await tabTo(context, canvas.getByRole('button', { name: submit }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(send).toHaveBeenCalledWith(...sending(submission)));
    });
  };
