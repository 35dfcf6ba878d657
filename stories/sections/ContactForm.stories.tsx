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
        ['Tab', 'Moves through the fields in visual order. A group of radio buttons is one tab stop.'],
        ['Arrow keys', 'Select the urgency.'],
        ['Enter', 'In a field or on the button: validates and sends. In the message: inserts a line break.'],
      ],
      reader:
        'A form with an accessible name and three groups with legends. Errors and status are announced as in MessageForm.',
      limits:
        'Labels of one to five words. Messages of up to 10,000 characters. A longer message is kept and shows an error on submit.',
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
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await submit(context);
    await step('the error summary asks for the required fields and takes focus', async () => {
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await step('only required fields have an error message', async () => {
      await expect(field(context, fields.name.label)).toHaveAccessibleDescription('Enter your full name');
      await expect(field(context, fields.email.label)).toHaveAccessibleDescription('Enter your email address');
      await expect(field(context, fields.company.label)).toHaveAccessibleDescription('Enter your company');
      await expect(field(context, fields.message.label)).toHaveAccessibleDescription(/Describe your project$/);
      await expect(field(context, fields.name.label)).toBeInvalid();
      await expect(field(context, fields.name.label)).toBeRequired();
      await expect(field(context, fields.phone.label)).toBeValid();
    });
    await step('each entry of the summary moves focus to its field', async () => {
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
    await step('a second empty submit focuses the summary again', async () => {
      await submit(context);
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
    });
    await expect(send).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  tags: ['!autodocs'],
  args: { initial: inquiry },
  parameters: { form: { answer: never } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('a double click sends once', async () => {
      await userEvent.dblClick(submitButton(context));
      await expect(send).toHaveBeenCalledOnce();
    });
    await step('the button shows the busy label, keeps focus and ignores Enter', async () => {
      const button = await canvas.findByRole('button', { name: messages.contact.submitting });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
    });
    await step('Enter in a field does not send again', async () => {
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
    await step('Tab moves from field to field, and typing fills each one', async () => {
      await type(submission.name);
      await expect(field(context, fields.name.label)).toHaveFocus();
      await type(submission.email);
      await type(submission.company);
      await type(submission.phone);
      await choose(fields.inquiryType.label, 'AI strategy');
      await type(' {ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await userEvent.tab(); // Focuses the Clear button.
      await choose(fields.budget.label, '150k-500k');
      await choose(fields.timeline.label, 'In 3-6 months');
      await type('One{Enter}Two');
    });
    await step('the entered values are saved as a draft', () =>
      waitFor(() => expect(JSON.parse(kept() ?? '{}')).toMatchObject({ name: submission.name, urgency: 'high' })),
    );
    await step('Enter on the button sends all values and deletes the draft', async () => {
      await userEvent.tab();
      await expect(submitButton(context)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
      const given = send.mock.lastCall?.[1];
      // The mock receives form data with CRLF line breaks, which src/forms/text.ts would normalize before sending.
      await expect({ ...given, message: String(given?.message).replace(/\r\n/g, '\n') }).toEqual(submission);
      await expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, given);
      await expect(kept()).toBeNull();
    });
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { initial: inquiry },
  parameters: { form: { answer: async () => failed } },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await submit(context);
    await step('the failure message is announced', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.contact.failure));
    });
    await step('a link opens an email with the entered values', async () => {
      const link = canvas.getByRole('link', { name: form.fallback.open });
      await expect(link).toHaveAttribute('href', fallback.mailto);
    });
    await step('all values are kept, and the button is available again', async () => {
      await expect(field(context, fields.name.label)).toHaveValue('Ines Marten');
      await expect(field(context, fields.message.label)).toHaveValue(inquiry.message);
      await expect(submitButton(context)).toHaveFocus();
      await expect(submitButton(context)).not.toHaveAttribute('aria-disabled');
    });
    await step('the button copies the full text, and a message confirms the copy', async () => {
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
  tags: ['!autodocs'],
  args: { initial: { ...inquiry, message: `${inquiry.message} `.repeat(250) } },
  parameters: { form: { answer: async () => ({ ...failed, fallback: { ...fallback, shortened: true } }) } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('a note explains that the email is shortened', async () => {
      await submit(context);
      await expect(await canvas.findByText(form.fallback.shortened)).toBeVisible();
    });
    await step('a failed copy is announced', async () => {
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
  parameters: { form: { answer: () => Promise.reject(new Error('The line went dead.')) } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    await step('the error message is shown, and the error is logged once', async () => {
      await submit(context);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The line went dead.'));
      await expect(logged).toHaveBeenCalledOnce();
    });
    await step('an invalid submit clears the failure and focuses the summary', async () => {
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
    step('a notice is shown, and all fields are restored', async () => {
      await canvas.findByText(form.draft.kept);
      await expect(field({ canvas }, fields.name.label)).toHaveValue('Ines Marten');
      await expect(field({ canvas }, fields.message.label)).toHaveValue('Half a sentence');
      await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
      await expect(canvas.getByRole('combobox', { name: fields.budget.label })).toHaveValue('150k-500k');
    }),
};

export const RestoredDraftCleared: Story = {
  tags: ['!autodocs'],
  ...RestoredDraft,
  play: async ({ canvas, userEvent, step }) => {
    await step('the button empties the form and focuses the first field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: form.draft.clear }));
      await expect(field({ canvas }, fields.name.label)).toHaveValue('');
      await expect(field({ canvas }, fields.name.label)).toHaveFocus();
    });
    await step('the notice and the stored draft are removed', async () => {
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
    await step('the summary takes focus', async () => {
      await press(context, args.content.submit);
      await expect(canvas.getByRole('region', { name: messages.validation.incorrect })).toHaveFocus();
    });
    await step('the email field has an error, and nothing is sent', async () => {
      await expect(field(context, fields.email.label)).toHaveAccessibleDescription(messages.validation.emailInvalid);
      await expect(send).not.toHaveBeenCalled();
    });
    await step('the message field has an error and keeps its value', async () => {
      await expect(field(context, fields.message.label)).toHaveAccessibleDescription(
        /Shorten your message to 10,000 characters or fewer$/,
      );
      await expect(field(context, fields.message.label)).toHaveValue(args.initial?.message);
    });
  },
};

/** The loader marks the document after the application failed to start. */
export const TheScriptCouldNotStart: Story = {
  beforeEach: () => {
    document.documentElement.dataset.app = 'failed';
    return () => {
      delete document.documentElement.dataset.app;
    };
  },
  play: async ({ canvas, step }) => {
    await step('the submit button is hidden', async () => {
      await expect(canvas.queryByRole('button', { name: form.submit })).toBeNull();
    });
    await step('email address and phone number are visible', async () => {
      for (const link of canvas.getAllByRole('link', { name: brand.email.contact })) await expect(link).toBeVisible();
      for (const link of canvas.getAllByRole('link', { name: brand.phone.us.label })) await expect(link).toBeVisible();
    });
  },
};

/** In forced colors, controls have an outline, and errors have an icon. */
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active' },
  play: async (context) => {
    const { canvas, step } = context;
    await submit(context);
    await whereForced(async () => {
      await step('each control has an outline', async () => {
        for (const control of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')])
          await expect(outlined(control), control.id).toBe(true);
        for (const choice of canvas.getAllByRole('radio')) await expect(outlined(choice), choice.id).toBe(true);
        await expect(outlined(submitButton(context))).toBe(true);
      });
      await step('an error message has an icon', async () => {
        const [message] = await canvas.findAllByText('Enter your full name', { selector: 'p *' });
        await expect(message?.parentElement?.querySelector('svg')).toBeVisible();
      });
    });
  },
};
