import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { contact } from '../../src/content/contact.data';
import { messages } from '../../src/forms/messages';
import { ContactForm } from '../../src/sections/ContactForm';
import { outlined, whereForced } from '../media';
import { failed, fallback, inSection, never, press, send, withMail } from './forms';

const { form } = contact;
const { fields } = form;
const inquiry = {
  name: 'Ines Marten',
  email: 'ines.marten@halden.example',
  company: 'Halden',
  message: 'Nine plants, one month-end close.',
};

const meta = {
  title: 'sections/Contact/ContactForm',
  id: 'sections-contactform',
  component: ContactForm,
  args: {
    content: form,
    onSent: fn(),
  },
  decorators: [inSection, withMail],
  parameters: {
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
const submit = (context: Context) => press(context, form.submit);
const submitButton = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: form.submit });

export const Idle: Story = {};
export const Filled: Story = {
  args: {
    initial: { ...inquiry, inquiryType: 'sap-migration', urgency: 'high', budget: '150k-500k', timeline: '3-6-months' },
  },
};

export const EmptySubmit: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await submit(context);
    await step('the specified sentence heads a summary that has the focus', async () => {
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await step('each required field has its own message, the others none', async () => {
      await expect(field(context, fields.name.label)).toHaveAccessibleDescription('Enter your full name');
      await expect(field(context, fields.email.label)).toHaveAccessibleDescription('Enter your email address');
      await expect(field(context, fields.company.label)).toHaveAccessibleDescription('Enter your company');
      await expect(field(context, fields.message.label)).toHaveAccessibleDescription(/Describe your project$/);
      await expect(field(context, fields.name.label)).toBeInvalid();
      await expect(field(context, fields.name.label)).toBeRequired();
      await expect(field(context, fields.phone.label)).toBeValid();
    });
    await step('each entry leads to its field', async () => {
      for (const [entry, name] of [
        ['Enter your full name', fields.name.label],
        ['Enter your email address', fields.email.label],
        ['Enter your company', fields.company.label],
        ['Describe your project', fields.message.label],
      ] as const) {
        await userEvent.click(canvas.getByRole('link', { name: entry }));
        await expect(field(context, name)).toHaveFocus();
      }
    });
    await step('a second empty submit is told again', async () => {
      await submit(context);
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await expect(send).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { initial: inquiry },
  parameters: { form: { answer: never } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('a double click sends once', async () => {
      await userEvent.dblClick(submitButton(context));
      await expect(send).toHaveBeenCalledOnce();
    });
    await step('the button says so, keeps the focus and cannot be pressed again', async () => {
      const button = await canvas.findByRole('button', { name: messages.contact.submitting });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
    });
    await step('Enter in a field sends nothing either', async () => {
      await userEvent.type(field(context, fields.company.label), '{Enter}');
      await expect(send).toHaveBeenCalledOnce();
    });
  },
};

const keep = (values: object) => sessionStorage.setItem('draft:contact', JSON.stringify(values));
const kept = () => sessionStorage.getItem('draft:contact');

export const SendsWhatWasTyped: Story = {
  tags: ['check'],
  parameters: { form: { draft: true } },
  beforeEach: () => () => sessionStorage.clear(),
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
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
    const type = async (keys: string) => {
      await userEvent.tab();
      await userEvent.keyboard(keys);
    };
    const choose = async (name: string, option: string) => {
      await userEvent.tab();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name }), option);
    };
    await step('Tab goes from field to field, and each takes its value', async () => {
      await type(submission.name);
      await expect(field(context, fields.name.label)).toHaveFocus();
      await type(submission.email);
      await type(submission.company);
      await type(submission.phone);
      await choose(fields.inquiryType.label, 'AI strategy');
      await type(' {ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await userEvent.tab(); // Clear
      await choose(fields.budget.label, '150k-500k');
      await choose(fields.timeline.label, 'In 3-6 months');
      await type('One{Enter}Two');
    });
    await step('what was typed is kept as a draft', () =>
      waitFor(() => expect(JSON.parse(kept() ?? '{}')).toMatchObject({ name: submission.name, urgency: 'high' })),
    );
    await step('Enter on the button sends it all, and the draft is gone', async () => {
      await userEvent.tab();
      await expect(submitButton(context)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
      const given = send.mock.lastCall?.[1];
      // Form data has CRLF line breaks; sending makes them plain.
      await expect({ ...given, message: String(given?.message).replace(/\r\n/g, '\n') }).toEqual(submission);
      await expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, given);
      await expect(kept()).toBeNull();
    });
  },
};

export const Failed: Story = {
  args: { initial: inquiry },
  parameters: { form: { answer: async () => failed } },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await submit(context);
    await step('the service’s message is announced', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.contact.failure));
    });
    await step('a link repeats the address of the mail', async () => {
      const link = canvas.getByRole('link', { name: form.fallback.open });
      await expect(link).toHaveAttribute('href', fallback.mailto);
    });
    await step('all text is kept and the button can be pressed again', async () => {
      await expect(field(context, fields.name.label)).toHaveValue('Ines Marten');
      await expect(field(context, fields.message.label)).toHaveValue(inquiry.message);
      await expect(submitButton(context)).toHaveFocus();
      await expect(submitButton(context)).not.toHaveAttribute('aria-disabled');
    });
    await step('the full text can be copied, and that is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: form.fallback.copy }));
      await expect(write).toHaveBeenCalledWith(fallback.text);
      await expect(await canvas.findByText(form.fallback.copied)).toBeVisible();
      write.mockRestore();
    });
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const FailedAndCopyingRefused: Story = {
  args: { initial: { ...inquiry, message: `${inquiry.message} `.repeat(250) } },
  parameters: { form: { answer: async () => ({ ...failed, fallback: { ...fallback, shortened: true } }) } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('the message is too long for a link, and that is said', async () => {
      await submit(context);
      await expect(await canvas.findByText(form.fallback.shortened)).toBeVisible();
    });
    await step('it could not be copied either, and that is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      await userEvent.click(canvas.getByRole('button', { name: form.fallback.copy }));
      await expect(await canvas.findByText(form.fallback.notCopied)).toBeVisible();
      write.mockRestore();
    });
  },
};

export const ThrownErrorShowsItsMessage: Story = {
  tags: ['check'],
  args: { initial: inquiry },
  // The first submission fails with an error that has a message, the next one with something else.
  parameters: {
    form: {
      answer: async () => {
        throw send.mock.calls.length === 1 ? new Error('The line went dead.') : 'nothing useful';
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    await step('the error’s own message is shown, and logged once', async () => {
      await submit(context);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The line went dead.'));
      await expect(logged).toHaveBeenCalledOnce();
    });
    await step('without a message the general one is shown', async () => {
      await submit(context);
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Please try again.'),
      );
    });
    await step('a new submit clears the failure, and the summary has the focus', async () => {
      await userEvent.clear(field(context, fields.company.label));
      await submit(context);
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    logged.mockRestore();
  },
};

export const RestoredDraft: Story = {
  parameters: { form: { draft: true } },
  beforeEach: () => {
    keep({ name: 'Ines Marten', urgency: 'high', budget: '150k-500k', message: 'Half a sentence' });
    return () => sessionStorage.clear();
  },
  play: ({ canvas, step }) =>
    step('the notice is polite, and all kept text is back', async () => {
      await canvas.findByText(form.draft.kept);
      await expect(field({ canvas }, fields.name.label)).toHaveValue('Ines Marten');
      await expect(field({ canvas }, fields.message.label)).toHaveValue('Half a sentence');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await expect(canvas.getByRole('combobox', { name: fields.budget.label })).toHaveValue('150k-500k');
    }),
};

export const RestoredDraftCleared: Story = {
  ...RestoredDraft,
  play: async ({ canvas, userEvent, step }) => {
    await step('a press empties the form and gives the first field the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: form.draft.clear }));
      await expect(field({ canvas }, fields.name.label)).toHaveValue('');
      await expect(field({ canvas }, fields.name.label)).toHaveFocus();
    });
    await step('nothing is kept, on the page or in the browser', async () => {
      await expect(canvas.getByRole('radio', { name: 'High' })).not.toBeChecked();
      await expect(canvas.queryByText(form.draft.kept)).toBeNull();
      await expect(kept()).toBeNull();
    });
  },
};

export const VeryLongText: Story = {
  args: {
    content: {
      ...form,
      legends: { you: 'Ansprechpartnerinnen', project: 'Projektbeschreibungsgrundlagen', words: 'Weitere Angaben' },
      submit: 'Unverbindliche Projektanfrage absenden',
      promise: 'A carpenter answers. '.repeat(12),
    },
    initial: {
      ...inquiry,
      email: 'ines.marten@',
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4),
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      message: `${inquiry.message} `.repeat(400),
    },
  },
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('the summary has the focus', async () => {
      await press(context, args.content.submit);
      await expect(canvas.getByRole('region', { name: messages.validation.incorrect })).toHaveFocus();
    });
    await step('the address is said to be malformed, and nothing is sent', async () => {
      await expect(field(context, fields.email.label)).toHaveAccessibleDescription(messages.validation.emailInvalid);
      await expect(send).not.toHaveBeenCalled();
    });
    await step('the field asks for fewer characters, and keeps every one', async () => {
      await expect(field(context, fields.message.label)).toHaveAccessibleDescription(
        /Shorten your message to 10,000 characters or fewer$/,
      );
      await expect(field(context, fields.message.label)).toHaveValue(args.initial?.message);
    });
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
      await expect(canvas.queryByRole('button', { name: form.submit })).toBeNull();
    });
    await step('mail and phone are', async () => {
      for (const link of canvas.getAllByRole('link', { name: brand.email.contact })) await expect(link).toBeVisible();
      for (const link of canvas.getAllByRole('link', { name: brand.phone.us.label })) await expect(link).toBeVisible();
    });
  },
};

/** Where the system sets the colors, what can be filled in has an edge, and what is wrong a sign as well as its words. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async (context) => {
    const { canvas, step } = context;
    await submit(context);
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
