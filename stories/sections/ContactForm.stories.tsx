import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { WordsProvider } from '../../src/components/words';
import { brand } from '../../src/content/brand';
import { contact, contactFields } from '../../src/content/contact';
import { words } from '../../src/content/words';
import { type ContactSubmission, createDraft, messages, type SubmissionResult } from '../../src/messaging';
import { ContactForm } from '../../src/sections/ContactForm';
import { outlined, whereForced } from '../media';
import { type Answer, answeredBy, mail, openedAsMail, sentOn } from './mailService';

const sent: SubmissionResult = { success: true, message: messages.contact.success };
const fallback = {
  mailto: `mailto:${brand.email.contact}?subject=Project%20inquiry&body=Name%3A%20Ines%20Marten`,
  text: 'Name: Ines Marten\n\nMessage:\nNine plants, one month-end close.',
  shortened: false,
};
const failed: SubmissionResult = {
  success: false,
  message: messages.contact.failure,
  failure: { reason: 'network' },
  fallback,
};
/** A stand-in for the service: no story sends anything. */
const answering = (answer: () => Promise<SubmissionResult>) =>
  fn<(submission: ContactSubmission) => Promise<SubmissionResult>>(answer);

const enquiry = {
  name: 'Ines Marten',
  email: 'ines.marten@halden.example',
  company: 'Halden',
  message: 'Nine plants, one month-end close.',
} satisfies ContactSubmission;

const meta = {
  title: 'sections/Contact/ContactForm',
  id: 'sections-contactform',
  component: ContactForm,
  args: {
    content: contact.form,
    send: answering(async () => sent),
    onSent: fn(),
  },
  decorators: [
    (Story) => (
      <Section pad="none">
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: { states: ['Idle', 'Filled', 'EmptySubmit', 'Submitting', 'Failed', 'Offline', 'Narrow', 'Dark'] },
    guide: {
      keyboard: [
        ['Tab', 'Goes through the fields in the order in which they stand; a group of choices is one stop.'],
        ['Arrow keys', 'Choose the urgency.'],
        ['Enter', 'In a field or on the button: checks and sends. In the message: a new line.'],
      ],
      reader:
        'A form named by its content; three groups with their legends. Errors, sending and outcome are said as in MessageForm.',
      limits:
        'Labels of one to five words. Messages of up to 10,000 characters; longer ones are kept, and told at submit.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const field = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });
const submitButton = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: contact.form.submit });

export const Idle: Story = {};
export const Filled: Story = {
  args: {
    initial: { ...enquiry, inquiryType: 'sap-migration', urgency: 'high', budget: '150k-500k', timeline: '3-6-months' },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Reflow: Story = { globals: { viewport: { value: 'reflow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

export const EmptySubmit: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await userEvent.click(submitButton(context));
    await step('the specified sentence heads a summary that has the focus', async () => {
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await step('each required field has its own message, the others none', async () => {
      await expect(field(context, contact.form.fields.name.label)).toHaveAccessibleDescription('Enter your full name');
      await expect(field(context, contact.form.fields.email.label)).toHaveAccessibleDescription(
        'Enter your email address',
      );
      await expect(field(context, contact.form.fields.company.label)).toHaveAccessibleDescription('Enter your company');
      await expect(field(context, contact.form.fields.message.label)).toHaveAccessibleDescription(
        /Describe your project$/,
      );
      await expect(field(context, contact.form.fields.phone.label)).toBeValid();
    });
    await step('each entry leads to its field', async () => {
      for (const [entry, name] of [
        ['Enter your full name', contact.form.fields.name.label],
        ['Enter your email address', contact.form.fields.email.label],
        ['Enter your company', contact.form.fields.company.label],
        ['Describe your project', contact.form.fields.message.label],
      ] as const) {
        await userEvent.click(canvas.getByRole('link', { name: entry }));
        await expect(field(context, name)).toHaveFocus();
      }
    });
    await step('a second empty submit is told again', async () => {
      await userEvent.click(submitButton(context));
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const EmptySubmitNarrow: Story = { ...EmptySubmit, globals: { viewport: { value: 'mobile1' } } };

export const MalformedEmail: Story = {
  args: { initial: { ...enquiry, email: 'ines.marten@' } },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('the summary has the focus', async () => {
      await userEvent.click(submitButton(context));
      await expect(canvas.getByRole('region', { name: messages.validation.incorrect })).toHaveFocus();
    });
    await step('the field says what is wrong, and nothing is sent', async () => {
      await expect(field(context, contact.form.fields.email.label)).toHaveAccessibleDescription(
        messages.validation.emailInvalid,
      );
      await expect(args.send).not.toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  args: { initial: enquiry },
  // A new one for each showing: a form that returns to one under way goes on with it.
  beforeEach: ({ args }) => {
    args.send = answering(() => new Promise(() => {}));
  },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('a double click sends once', async () => {
      await userEvent.dblClick(submitButton(context));
      await expect(args.send).toHaveBeenCalledOnce();
    });
    await step('the button says so, keeps the focus and cannot be pressed again', async () => {
      const button = await canvas.findByRole('button', { name: messages.contact.submitting });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
    });
    await step('Enter in a field sends nothing either', async () => {
      await userEvent.type(field(context, contact.form.fields.company.label), '{Enter}');
      await expect(args.send).toHaveBeenCalledOnce();
    });
  },
};

export const SendsWhatWasTyped: Story = {
  tags: ['check'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('by keyboard alone', async () => {
      await userEvent.tab();
      await expect(field(context, contact.form.fields.name.label)).toHaveFocus();
      await userEvent.keyboard('Ines Marten');
      await userEvent.tab();
      await userEvent.keyboard('ines.marten@halden.example');
      await userEvent.tab();
      await userEvent.keyboard('Halden');
      await userEvent.tab();
      await userEvent.keyboard('+47 555 01 42');
      await userEvent.tab();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: contact.form.fields.inquiryType.label }),
        'AI strategy',
      );
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await userEvent.tab(); // Clear
      await userEvent.tab();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: contact.form.fields.budget.label }),
        '150k-500k',
      );
      await userEvent.tab();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: contact.form.fields.timeline.label }),
        'In 3-6 months',
      );
      await userEvent.tab();
      await userEvent.keyboard('One{Enter}Two');
      await userEvent.tab();
      await expect(submitButton(context)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    const submission = {
      name: 'Ines Marten',
      email: 'ines.marten@halden.example',
      company: 'Halden',
      phone: '+47 555 01 42',
      inquiryType: 'ai-strategy',
      urgency: 'high',
      budget: '150k-500k',
      timeline: '3-6-months',
      message: 'One\nTwo',
    };
    const given = args.send.mock.calls[0]?.[0];
    // Form data has the line breaks of the web's forms; sending makes them plain.
    await expect({ ...given, message: given?.message.replace(/\r\n/g, '\n') }).toEqual(submission);
    await expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, given);
  },
};

export const Failed: Story = {
  args: { initial: enquiry, send: answering(async () => failed) },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await userEvent.click(submitButton(context));
    await step('the service’s message is announced', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.contact.failure));
    });
    await step('a link repeats the address of the mail', async () => {
      const link = canvas.getByRole('link', { name: contact.form.fallback.open });
      await expect(link).toHaveAttribute('href', fallback.mailto);
    });
    await step('all text is kept and the button can be pressed again', async () => {
      await expect(field(context, contact.form.fields.name.label)).toHaveValue('Ines Marten');
      await expect(field(context, contact.form.fields.message.label)).toHaveValue(enquiry.message);
      await expect(submitButton(context)).toHaveFocus();
      await expect(submitButton(context)).not.toHaveAttribute('aria-disabled');
    });
    await step('the full text can be copied, and that is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: contact.form.fallback.copy }));
      await expect(write).toHaveBeenCalledWith(fallback.text);
      await expect(await canvas.findByText(contact.form.fallback.copied)).toBeVisible();
      write.mockRestore();
    });
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
export const FailedNarrow: Story = { ...Failed, globals: { viewport: { value: 'mobile1' } } };

export const FailedAndCopyingRefused: Story = {
  args: Failed.args ?? {},
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('it could not be sent', async () => {
      await userEvent.click(submitButton(context));
    });
    await step('nor copied, and that is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      await userEvent.click(await canvas.findByRole('button', { name: contact.form.fallback.copy }));
      await expect(await canvas.findByText(contact.form.fallback.notCopied)).toBeVisible();
      write.mockRestore();
    });
  },
};

export const FailedAndTooLongForALink: Story = {
  tags: ['check'],
  args: {
    initial: { ...enquiry, message: `${enquiry.message} `.repeat(250) },
    send: answering(async () => ({ ...failed, fallback: { ...fallback, shortened: true } })),
  },
  play: async (context) => {
    await context.step('it could not be sent, and the link is said to be shortened', async () => {
      await context.userEvent.click(submitButton(context));
      await expect(await context.canvas.findByText(contact.form.fallback.shortened)).toBeVisible();
    });
  },
};

export const ThrownErrorShowsItsMessage: Story = {
  tags: ['check'],
  args: {
    initial: enquiry,
    send: answering(async () => {
      throw new Error('The line went dead.');
    }),
  },
  play: async (context) => {
    await context.step('the error’s own message is shown, and logged once', async () => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await context.userEvent.click(submitButton(context));
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('The line went dead.'));
      await expect(logged).toHaveBeenCalledOnce();
      logged.mockRestore();
    });
  },
};

export const ThrownNonsenseShowsTheGeneralMessage: Story = {
  tags: ['check'],
  args: {
    initial: enquiry,
    send: answering(() => Promise.reject('nothing useful')),
  },
  play: async (context) => {
    await context.step('the general message is shown', async () => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await context.userEvent.click(submitButton(context));
      await waitFor(() =>
        expect(context.canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.'),
      );
      logged.mockRestore();
    });
  },
};

export const ANewSubmitClearsTheFailure: Story = {
  tags: ['check'],
  args: {
    initial: enquiry,
    send: answering(async () => failed),
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('it could not be sent', async () => {
      await userEvent.click(submitButton(context));
      await canvas.findByRole('button', { name: contact.form.fallback.copy });
    });
    await step(
      'a field is emptied and the form sent again: the failure is gone, the summary has the focus',
      async () => {
        await userEvent.clear(field(context, contact.form.fields.company.label));
        await userEvent.click(submitButton(context));
        await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
        await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
      },
    );
  },
};

const draft = () => createDraft('contact', contactFields, { delayMs: 0 });
const keep = (values: object) => sessionStorage.setItem('draft:contact', JSON.stringify(values));
const kept = () => sessionStorage.getItem('draft:contact');

export const RestoredDraft: Story = {
  args: { draft: draft() },
  beforeEach: () => {
    keep({ name: 'Ines Marten', urgency: 'high', budget: '150k-500k', message: 'Half a sentence' });
    return () => sessionStorage.clear();
  },
  play: async ({ canvas, step }) => {
    await step('the notice is polite, and all kept text is back', async () => {
      await canvas.findByText(contact.form.draft.kept);
      await expect(field({ canvas }, contact.form.fields.name.label)).toHaveValue('Ines Marten');
      await expect(field({ canvas }, contact.form.fields.message.label)).toHaveValue('Half a sentence');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await expect(canvas.getByRole('combobox', { name: contact.form.fields.budget.label })).toHaveValue('150k-500k');
    });
  },
};
export const RestoredDraftNarrow: Story = { ...RestoredDraft, globals: { viewport: { value: 'mobile1' } } };

export const RestoredDraftCleared: Story = {
  ...RestoredDraft,
  play: async ({ canvas, userEvent, step }) => {
    await step('a press empties the form and gives the first field the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: contact.form.draft.clear }));
      await expect(field({ canvas }, contact.form.fields.name.label)).toHaveValue('');
      await expect(field({ canvas }, contact.form.fields.name.label)).toHaveFocus();
    });
    await step('nothing is kept, on the page or in the browser', async () => {
      await expect(canvas.getByRole('radio', { name: 'High' })).not.toBeChecked();
      await expect(canvas.queryByText(contact.form.draft.kept)).toBeNull();
      await expect(kept()).toBeNull();
    });
  },
};

export const TypingIsKeptUntilItWasSent: Story = {
  tags: ['check'],
  args: { draft: draft(), initial: enquiry },
  beforeEach: () => () => sessionStorage.clear(),
  play: async (context) => {
    const { args, userEvent, step } = context;
    await step('typing is kept', async () => {
      await userEvent.type(field(context, contact.form.fields.phone.label), '+47 555');
      await waitFor(() => expect(JSON.parse(kept() ?? '{}')).toMatchObject({ name: 'Ines Marten', phone: '+47 555' }));
    });
    await step('sending forgets it', async () => {
      await userEvent.click(submitButton(context));
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
      await expect(kept()).toBeNull();
    });
  },
};

export const VeryLongText: Story = {
  args: {
    initial: {
      ...enquiry,
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4),
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      message: `${enquiry.message} `.repeat(400),
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('the summary has the focus', async () => {
      await userEvent.click(submitButton(context));
      await expect(canvas.getByRole('region', { name: messages.validation.incorrect })).toHaveFocus();
    });
    await step('the field asks for fewer characters, and keeps every one', async () => {
      await expect(field(context, contact.form.fields.message.label)).toHaveAccessibleDescription(
        /Shorten your message to 10,000 characters or fewer$/,
      );
      await expect(field(context, contact.form.fields.message.label)).toHaveValue(args.initial?.message);
    });
  },
};
export const VeryLongTextNarrow: Story = { ...VeryLongText, globals: { viewport: { value: 'mobile1' } } };

export const OtherWordsForEverything: Story = {
  args: {
    content: {
      ...contact.form,
      legends: { you: 'Ansprechpartnerinnen', project: 'Projektbeschreibungsgrundlagen', words: 'Weitere Angaben' },
      submit: 'Unverbindliche Projektanfrage absenden',
      promise: 'A carpenter answers. '.repeat(12),
    },
  },
  globals: { viewport: { value: 'tablet' } },
};

let hydrated: Root | undefined;
/** Tells that its effects run, as those of what stands before it do. */
function Hydrated({ done }: { done: () => void }) {
  useEffect(done, [done]);
  return null;
}

/** As a prerendered page has it: the HTML first, a visitor who types at once, the script last. */
export const TypedBeforeTheScriptRuns: Story = {
  tags: ['check'],
  beforeEach: () => () => hydrated?.unmount(),
  render: () => <div data-testid="page" />,
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const page = canvas.getByTestId('page');
    const ready = fn();
    const form = (
      <MemoryRouter>
        <WordsProvider words={words}>
          <ContactForm {...args} />
          <Hydrated done={ready} />
        </WordsProvider>
      </MemoryRouter>
    );
    page.innerHTML = renderToString(form);
    await step('before: fields and choices work, submitting goes nowhere', async () => {
      await userEvent.type(field(context, contact.form.fields.name.label), 'Ines Marten');
      await userEvent.type(field(context, contact.form.fields.email.label), 'ines.marten@halden.example');
      await userEvent.type(field(context, contact.form.fields.company.label), 'Halden');
      await userEvent.type(field(context, contact.form.fields.message.label), 'Nine plants');
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: contact.form.fields.budget.label }),
        '150k-500k',
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'High' }));
      const before = location.href;
      await userEvent.click(submitButton(context));
      await expect(location.href).toBe(before);
    });
    const mismatch = fn();
    hydrated = hydrateRoot(page, form, { onRecoverableError: mismatch });
    await step('after: nothing typed is lost, and it can be sent', async () => {
      await waitFor(() => expect(ready).toHaveBeenCalled());
      await expect(field(context, contact.form.fields.name.label)).toHaveValue('Ines Marten');
      await expect(field(context, contact.form.fields.message.label)).toHaveValue('Nine plants');
      await expect(canvas.getByRole('combobox', { name: contact.form.fields.budget.label })).toHaveValue('150k-500k');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await userEvent.click(submitButton(context));
      await expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Ines Marten', budget: '150k-500k', urgency: 'high', message: 'Nine plants' }),
      );
    });
    await expect(mismatch).not.toHaveBeenCalled();
  },
};

/** What the loader marks when it could not start the application. */
export const TheScriptCouldNotStart: Story = {
  beforeEach: () => {
    document.documentElement.dataset.app = 'failed';
    return () => {
      delete document.documentElement.dataset.app;
    };
  },
  play: async ({ canvas, step }) => {
    await step('the button is not there', async () => {
      await expect(canvas.queryByRole('button', { name: contact.form.submit })).toBeNull();
    });
    await step('mail and phone are', async () => {
      for (const link of canvas.getAllByRole('link', { name: brand.email.contact })) await expect(link).toBeVisible();
      for (const link of canvas.getAllByRole('link', { name: brand.phone.us.label })) await expect(link).toBeVisible();
    });
  },
};

/** What a screen reader says of an error: the summary, when the focus goes to it, and the field's own message. */
export const SaidOfAnError: Story = {
  tags: ['check'],
  play: async (context) => {
    const { canvasElement, canvas, userEvent, step } = context;
    await virtual.start({ container: canvasElement });
    try {
      await step('the summary is read with its name', async () => {
        await userEvent.click(submitButton(context));
        await waitFor(async () =>
          expect(await virtual.spokenPhraseLog()).toContainEqual(
            expect.stringContaining('region, Please fill in all required fields'),
          ),
        );
      });
      await step('an entry leads to its field, which is read as invalid with its own message', async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'Enter your full name' }));
        await waitFor(async () => {
          const said = await virtual.lastSpokenPhrase();
          await expect(said).toMatch(/textbox, Full Name/);
          await expect(said).toMatch(/Enter your full name/);
          await expect(said).toMatch(/invalid/);
          await expect(said).toMatch(/required/);
        });
      });
    } finally {
      await virtual.stop();
    }
  },
};

const opened = openedAsMail(contact.form.fields.message.label, enquiry.message);
const answered = (answer: Answer, told: (context: Context) => Promise<unknown>): Story => {
  const { args, ...story } = answeredBy<Context>(
    answer,
    (context) => context.userEvent.click(submitButton(context)),
    told,
  );
  return {
    ...story,
    args: { ...args, initial: enquiry, send: fn((message: ContactSubmission) => mail.sendContact(message)) },
  };
};
export const Answered200: Story = answered([200, 'OK'], sentOn);
export const Answered202: Story = answered([202, 'Accepted'], opened);
export const Answered400: Story = answered([400, 'The template ID not found'], opened);
export const Answered403: Story = answered([403, 'API access is not allowed'], opened);
export const Answered429: Story = answered([429, 'Too many requests'], opened);
export const Answered500: Story = answered([500, 'Internal error'], opened);
export const AnsweredLate: Story = answered('late', sentOn);
export const NeverAnswered: Story = answered('never', opened);
export const Offline: Story = answered('offline', opened);

/** Where the system sets the colours, what can be filled in has an edge, and what is wrong a sign as well as its words. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.click(submitButton(context));
    await whereForced(async () => {
      await step('each field and the button have an edge', async () => {
        for (const control of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')])
          await expect(outlined(control), control.id).toBe(true);
        for (const choice of canvas.getAllByRole('radio')) await expect(outlined(choice), choice.id).toBe(true);
        await expect(outlined(submitButton(context))).toBe(true);
      });
      await step('a field that is wrong has a sign beside its message', async () => {
        const [message] = await canvas.findAllByText('Enter your full name', { selector: 'p *' });
        await expect(message?.parentElement?.querySelector('svg')).toBeVisible();
      });
    });
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
