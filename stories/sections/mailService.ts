import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { contact } from '../../src/content/contact';
import { messages } from '../../src/messaging';
import { sameOrigin } from '../../src/messaging/config';
import { createMessenger } from '../../src/messaging/messenger';
import { manualSchedule, testConfig } from '../../src/messaging/testing/fakes';

const path = '/api/v1.0/email/send';
const clock = manualSchedule();
/** Stands for the visitor's mail program. */
export const openMailClient = fn<(address: string) => void>();

/** The site's own messenger, mail client included, whose requests the story answers: none leaves this window. */
export const mail = createMessenger({
  brand: {
    toName: `${brand.name} team`,
    contactAddress: brand.email.contact,
    noReplyAddress: brand.email.noReply,
  },
  config: testConfig(sameOrigin),
  schedule: clock.schedule,
  openMailClient,
  // Failures belong to the console; in a story that is about one they would fail the run.
  log: () => {},
});

/** What the mail service does with a message: a status with its text, or `late`, `never`, `offline`. */
export type Answer = readonly [status: number, text: string] | 'late' | 'never' | 'offline';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/**
 * A story of a form whose message the service answers so. `press` sends it, `told` checks what the visitor is told;
 * between the two a late answer is given and the time limit of one that never comes runs out, without waiting for either.
 */
export function answeredBy<C extends Context>(
  answer: Answer,
  press: (context: C) => Promise<unknown>,
  told: (context: C) => Promise<unknown>,
) {
  const asked = fn();
  let give = () => {};
  const given = async () => {
    if (answer === 'offline') return HttpResponse.error();
    if (answer === 'late' || answer === 'never') await new Promise<void>((resolve) => (give = resolve));
    const [status, text] = typeof answer === 'string' ? [200, 'OK'] : answer;
    return new HttpResponse(text, { status });
  };
  return {
    args: { patienceMs: answer === 'late' ? 0 : 5_000 },
    // It looks as the same outcome of the form's other stories.
    parameters: {
      chromatic: { disableSnapshot: true },
      msw: [
        http.post(path, async ({ request }) => {
          asked(await request.clone().json());
          return given();
        }),
      ],
    },
    beforeEach: () => {
      asked.mockClear();
      openMailClient.mockClear();
    },
    play: async (context: C) => {
      const calls = spyOn(globalThis, 'fetch');
      await press(context);
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      if (answer === 'late')
        await context.step('while it takes its time the form says so, and then its end', async () => {
          await expect(await context.canvas.findByText(messages.stillSending)).toHaveAttribute('role', 'status');
          give();
        });
      if (answer === 'never')
        await context.step('after 15 seconds it counts as failed', async () => {
          await expect(clock.delays.at(-1)).toBe(15_000);
          clock.runAll();
        });
      await told(context);
      if (answer === 'never')
        await context.step('and what comes after all changes nothing', async () => {
          give();
          await calls.mock.results.at(-1)?.value;
          await told(context);
        });
      calls.mockRestore();
      await expect(asked).toHaveBeenCalledOnce();
    },
  };
}

/** What came of a message that was sent: the form hands it on. */
export const sentOn = async ({ args }: { args: { onSent?: unknown } }) =>
  waitFor(() => expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, expect.anything()));

/**
 * What came of a message that was refused: the sentence, the visitor's mail program with every field, and the words
 * still there.
 */
export const openedAsMail =
  (field: string, words: string) =>
  async ({ args, canvas }: Pick<Context, 'canvas'> & { args: { onSent?: unknown } }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.contact.failure));
    await expect(openMailClient).toHaveBeenCalledOnce();
    const address = openMailClient.mock.calls[0]?.[0];
    await expect(address).toContain('Ines%20Marten');
    await expect(canvas.getByRole('link', { name: /^Open the email/ })).toHaveAttribute('href', address);
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue(words);
    await expect(args.onSent).not.toHaveBeenCalled();
  };

/** What a form says by itself, in a status. */
export const says =
  (message: string) =>
  async ({ canvas }: Pick<Context, 'canvas'>) =>
    expect(await canvas.findByText(message)).toHaveAttribute('role', 'status');

/** What a form says in an alert, with the visitor's words still there. */
export const warns =
  (message: string) =>
  async ({ canvas }: Pick<Context, 'canvas'>) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
    await expect(canvas.getByRole('textbox', { name: contact.form.fields.email.label })).toHaveValue(
      'ines@halden.example',
    );
  };
