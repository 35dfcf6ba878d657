import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { NewsletterForm } from '../../src/components/NewsletterForm';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { newsletter } from '../../src/content/newsletter';
import { createDraft, messages, type NewsletterSubscription, type SubmissionResult } from '../../src/messaging';
import { type NewsletterPreference, newsletterPreferences } from '../../src/messaging/newsletterValues';
import { newsletterForm } from '../../src/sections/Newsletter/newsletterForm';
import { outlined, whereForced } from '../media';
import { type Answer, answeredBy, mail, says, warns } from '../sections/mailService';

/** A stand-in for the service: no story sends anything. */
const answering = (answer: () => Promise<SubmissionResult>) =>
  fn<(subscription: NewsletterSubscription) => Promise<SubmissionResult>>(answer);
const sent = async (): Promise<SubmissionResult> => ({ success: true, message: messages.newsletter.success });
/** Nothing comes back. A new one for each showing: a form that returns to one under way goes on with it. */
const unanswered = ({ args }: { args: { subscribe?: unknown } }) => {
  args.subscribe = answering(() => new Promise(() => {}));
};
const failing = async (): Promise<SubmissionResult> => ({
  success: false,
  message: messages.newsletter.failure,
  failure: { reason: 'network' },
});

const meta = {
  title: 'components/Forms/NewsletterForm (sign-up, subscribe)',
  id: 'components-newsletterform',
  component: NewsletterForm as typeof NewsletterForm<NewsletterPreference>,
  args: {
    ...newsletterForm(),
    subscribe: answering(sent),
    onSubscribed: fn(),
  },
  decorators: [
    (Story) => (
      <Section surface="band">
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: { states: ['Inline', 'Compact', 'Malformed', 'Submitting', 'Subscribed', 'Failed', 'InlineNarrow', 'Dark'] },
    guide: {
      keyboard: [
        ['Tab', 'Goes through email, name, the preferences and the button; in `compact` from the email to the button.'],
        ['Space', 'Checks or unchecks a preference.'],
        ['Enter', 'In a field or on the button: checks and subscribes. Nothing while it is sent.'],
      ],
      reader:
        'A form with its name. What is wrong is announced at once and described at the field, which takes the focus; sending is said politely, a failure interrupts.',
      limits: 'One to six preferences, in two columns. The note is one sentence.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NewsletterForm<NewsletterPreference>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const email = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('textbox', { name: newsletter.fields.email.label });
const press = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Subscrib/ }));

export const Inline: Story = {};
export const InlineNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Compact: Story = { args: newsletterForm('compact') };
export const CompactNarrow: Story = { args: newsletterForm('compact'), globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Missing: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    await press(context);
    await step('the specified sentence stands at the field, which has the focus', async () => {
      await expect(email(context)).toHaveFocus();
      await expect(email(context)).toHaveAccessibleDescription(messages.validation.emailRequired);
      await expect(email(context)).toBeInvalid();
    });
    await step('it is announced, also to somebody who was at the field already', async () => {
      await expect(
        canvas.getByText(messages.validation.emailRequired, { selector: '[aria-live=assertive]' }),
      ).toBeVisible();
    });
    await expect(args.subscribe).not.toHaveBeenCalled();
  },
};
export const MissingCompact: Story = { ...Missing, args: newsletterForm('compact') };

export const Malformed: Story = {
  play: async (context) => {
    await context.step('the field says what is wrong', async () => {
      await context.userEvent.type(email(context), 'ines@halden{Enter}');
      await expect(email(context)).toHaveAccessibleDescription('Please enter a valid email address');
    });
    await context.step('and keeps its words, which go nowhere', async () => {
      await expect(email(context)).toHaveValue('ines@halden');
      await expect(context.args.subscribe).not.toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  beforeEach: unanswered,
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await userEvent.type(email(context), 'ines@halden.example');
    await userEvent.dblClick(canvas.getByRole('button', { name: newsletter.submit.inline }));
    await step('the button says so, keeps the focus and cannot be pressed again', async () => {
      const button = await canvas.findByRole('button', { name: messages.newsletter.submitting });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await userEvent.type(email(context), '{Enter}');
      await expect(args.subscribe).toHaveBeenCalledOnce();
    });
  },
};
export const StillSending: Story = {
  args: { patienceMs: 0 },
  beforeEach: unanswered,
  play: async (context) => {
    await context.step('it says that it is still sending', async () => {
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await expect(await context.canvas.findByText(messages.stillSending)).toBeVisible();
    });
  },
};

export const Subscribed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('by keyboard alone', async () => {
      await userEvent.tab();
      await userEvent.keyboard('ines@halden.example');
      await userEvent.tab();
      await userEvent.keyboard('Ines');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: newsletterPreferences[0].label })).toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: newsletterPreferences[1].label })).not.toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await press(context);
    });
    await step('the message is shown, in a region that stood there before', async () => {
      await expect(await canvas.findByText(messages.newsletter.success)).toHaveAttribute('role', 'status');
    });
    await expect(args.subscribe).toHaveBeenCalledWith({
      email: 'ines@halden.example',
      name: 'Ines',
      preferences: ['sap-insights', 'cx-innovations'],
    });
    await expect(args.onSubscribed).toHaveBeenCalledOnce();
    await step('the fields are empty and the button can be pressed again', async () => {
      await expect(email(context)).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: newsletter.fields.name.label })).toHaveValue('');
      await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
      await expect(canvas.getByRole('button', { name: newsletter.submit.inline })).not.toHaveAttribute('aria-disabled');
    });
  },
};
export const SubscribedCompact: Story = {
  args: newsletterForm('compact'),
  play: async (context) => {
    await context.step('it says that it was sent', async () => {
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await expect(await context.canvas.findByText(messages.newsletter.success)).toBeVisible();
    });
    await context.step('the address alone was', async () => {
      await expect(context.args.subscribe).toHaveBeenCalledWith({ email: 'ines@halden.example' });
    });
  },
};

export const Failed: Story = {
  args: { subscribe: answering(failing) },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await userEvent.type(email(context), 'ines@halden.example');
    await press(context);
    await step('the message interrupts, and what was typed stays', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.newsletter.failure));
      await expect(email(context)).toHaveValue('ines@halden.example');
    });
    await expect(args.onSubscribed).not.toHaveBeenCalled();
  },
};
export const TheNextPressClearsTheFailure: Story = {
  tags: ['check'],
  args: { subscribe: answering(failing) },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('it could not be sent', async () => {
      await userEvent.type(email(context), 'ines@halden.example{Enter}');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.newsletter.failure));
    });
    await step('pressed again, the failure is gone, and it was sent', async () => {
      args.subscribe.mockImplementationOnce(sent);
      await press(context);
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
      await expect(await canvas.findByText(messages.newsletter.success)).toBeVisible();
      await expect(args.subscribe).toHaveBeenCalledTimes(2);
    });
  },
};
export const FailedCompactNarrow: Story = {
  args: { ...newsletterForm('compact'), subscribe: answering(failing) },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await context.step('it says that it could not be sent', async () => {
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(messages.newsletter.failure));
    });
  },
};

export const ThrownErrorShowsItsMessage: Story = {
  tags: ['check'],
  args: { subscribe: answering(() => Promise.reject(new Error('Failed to subscribe'))) },
  play: async (context) => {
    await context.step('the error’s own message is shown', async () => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Failed to subscribe'));
      logged.mockRestore();
    });
  },
};
export const ThrownNonsenseShowsTheGeneralMessage: Story = {
  tags: ['check'],
  args: { subscribe: answering(() => Promise.reject('nothing useful')) },
  play: async (context) => {
    await context.step('the general message is shown', async () => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await waitFor(() =>
        expect(context.canvas.getByRole('alert')).toHaveTextContent('Subscription failed. Please try again.'),
      );
      logged.mockRestore();
    });
  },
};

/** Spec 5 asks for the expression and for what the browser makes of `type=email`: either may refuse. */
export const RefusedByTheBrowserAlone: Story = {
  play: async (context) => {
    const { args, userEvent, step } = context;
    await step('an address is typed that only the browser refuses', async () => {
      await userEvent.type(email(context), 'ines@-halden.example');
      await press(context);
    });
    await step('the field says what is wrong and has the focus; nothing is sent', async () => {
      await expect(email(context)).toHaveAccessibleDescription(messages.validation.emailInvalid);
      await expect(email(context)).toHaveFocus();
      await expect(args.subscribe).not.toHaveBeenCalled();
    });
  },
};

export const TwoOnOnePage: Story = {
  render: (args) => (
    <Stack gap="72">
      <NewsletterForm {...args} label="First" subscribe={answering(failing)} />
      <NewsletterForm {...args} {...newsletterForm('compact')} label="Second" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: newsletter.fields.email.label });
    if (!first || !second) throw new Error('There are not two forms');
    await step('both forms have a field of their own', async () => {
      await expect(first.id).not.toBe(second.id);
    });
    await step('one fails while the other is sent', async () => {
      await userEvent.type(first, 'first@halden.example{Enter}');
      await userEvent.type(second, 'second@halden.example{Enter}');
      await canvas.findByText(messages.newsletter.failure);
      await canvas.findByText(messages.newsletter.success);
      await expect(args.subscribe).toHaveBeenCalledWith({ email: 'second@halden.example' });
    });
    await step('each tells of its own: the first keeps its words, the second is empty', async () => {
      await expect(first).toHaveValue('first@halden.example');
      await expect(second).toHaveValue('');
    });
  },
};

export const KeptAcrossAReload: Story = {
  args: { draft: createDraft('story-newsletter', ['email', 'name', 'preferences'], { delayMs: 0 }) },
  beforeEach: () => {
    const kept = { email: 'ines@hal', preferences: ['ai-trends', 'unknown'] };
    sessionStorage.setItem('draft:story-newsletter', JSON.stringify(kept));
    return () => sessionStorage.clear();
  },
  play: async (context) => {
    await context.step('what was typed and checked is there again', async () => {
      await waitFor(() => expect(email(context)).toHaveValue('ines@hal'));
      await expect(context.canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
        newsletterPreferences[1].label,
      );
    });
    await context.step('sent, it is kept no longer', async () => {
      await context.userEvent.type(email(context), 'den.example{Enter}');
      await context.canvas.findByText(messages.newsletter.success);
      await expect(sessionStorage.getItem('draft:story-newsletter')).toBeNull();
    });
  },
};

export const OtherWords: Story = {
  args: {
    fields: { ...newsletterForm().fields, email: { label: 'Geschäftliche E-Mail-Adresse für den Rundbrief' } },
    submitLabel: 'Unverbindlich abonnieren',
    note: 'Each letter says how to leave. '.repeat(6),
  },
  globals: { viewport: { value: 'reflow' } },
};

/** What a screen reader says of an error, and then of the success. */
export const SaidOfErrorAndSuccess: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await virtual.start({ container: canvasElement });
    try {
      await step('the error interrupts, also for somebody who is at the field', async () => {
        await userEvent.click(email(context));
        await userEvent.keyboard('{Enter}');
        await waitFor(async () =>
          expect(await virtual.spokenPhraseLog()).toContainEqual('assertive: Email address is required'),
        );
      });
      await step('the success waits its turn', async () => {
        await userEvent.keyboard('ines@halden.example{Enter}');
        await waitFor(async () =>
          expect(await virtual.spokenPhraseLog()).toContainEqual(`polite: ${messages.newsletter.success}`),
        );
        await expect(await virtual.spokenPhraseLog()).toContainEqual('polite: Subscribing...');
      });
    } finally {
      await virtual.stop();
    }
  },
};

const success = says(messages.newsletter.success);
const rejected = warns(messages.newsletter.rejected);
const failed = warns(messages.newsletter.failure);
const answered = (answer: Answer, told: (context: Context) => Promise<unknown>): Story => {
  const submit = (context: Context) => context.userEvent.type(email(context), 'ines@halden.example{Enter}');
  const { args, ...story } = answeredBy<Context>(answer, submit, told);
  const subscribe = fn((subscription: NewsletterSubscription) => mail.subscribeNewsletter(subscription));
  return { ...story, args: { ...args, subscribe } };
};
export const Answered200: Story = answered([200, 'OK'], success);
export const Answered202: Story = answered([202, 'Accepted'], rejected);
export const Answered400: Story = answered([400, 'The template ID not found'], rejected);
export const Answered403: Story = answered([403, 'API access is not allowed'], rejected);
export const Answered429: Story = answered([429, 'Too many requests'], rejected);
export const Answered500: Story = answered([500, 'Internal error'], rejected);
export const AnsweredLate: Story = answered('late', success);
export const NeverAnswered: Story = answered('never', failed);
export const Offline: Story = answered('offline', failed);
/** The short one, under way. */
export const SubmittingCompact: Story = {
  args: newsletterForm('compact'),
  beforeEach: unanswered,
  play: async (context) => {
    await context.step('the button says that it is being sent, and takes no press', async () => {
      await context.userEvent.type(email(context), 'ines@halden.example{Enter}');
      await expect(await context.canvas.findByRole('button', { name: messages.newsletter.submitting })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};

export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('field and buttons have an edge', () =>
      whereForced(async () => {
        await expect(outlined(canvas.getAllByRole('textbox')[0])).toBe(true);
        for (const button of canvas.getAllByRole('button')) await expect(outlined(button)).toBe(true);
      }),
    ),
};
