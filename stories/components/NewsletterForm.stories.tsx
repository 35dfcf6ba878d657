import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { NewsletterForm } from '../../src/components/NewsletterForm';
import { Stack } from '../../src/components/Stack';
import { newsletter } from '../../src/content/newsletter.data';
import { forms } from '../../src/forms/forms';
import { messages } from '../../src/forms/messages';
import type { Answer, Send } from '../../src/forms/send';
import { newsletterPreferences } from '../../src/forms/values';
import { newsletterForm } from '../../src/sections/Newsletter/newsletterForm';
import { inSection } from '../decorators';
import { never, send, sending, withMail } from '../sections/forms';

const sent: Answer = { success: true, message: messages.newsletter.success };
const failed: Answer = { success: false, message: messages.newsletter.failure };
const answerFirst: Send = async (_, { email }) => (String(email).startsWith('first') ? sent : failed);

const meta = {
  title: 'components/Forms/NewsletterForm (sign-up, subscribe)',
  id: 'components-newsletterform',
  component: NewsletterForm,
  args: {
    ...newsletterForm(),
    onSubscribed: fn(),
  },
  decorators: [inSection, withMail],
  parameters: {
    // On docs pages, play functions run only for stories in iframes.
    docs: { story: { inline: false } },
    form: { answer: async () => sent },
    guide: {
      keyboard: [
        [
          'Tab',
          'Moves through the email, the name, the preferences and the button; in `compact`, from the email to the button.',
        ],
        ['Space', 'Checks or unchecks a preference.'],
        ['Enter', 'In a field or on the button: validates and submits. It has no effect while the form is being sent.'],
      ],
      reader:
        'A form named by `label`. An invalid field takes focus and has the error as its description. Progress is announced politely, a failure assertively.',
      limits: 'One to six preferences, in two columns. The note is one sentence.',
    },
    layout: 'fullscreen',
    surface: 'band',
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const email = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('textbox', { name: newsletter.fields.email.label });
const press = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Subscrib/ }));
const submit = (context: Pick<Context, 'canvas' | 'userEvent'>) =>
  context.userEvent.type(email(context), 'ines@halden.example{Enter}');

export const Inline: Story = {};
export const Compact: Story = {
  args: newsletterForm('compact'),
  parameters: { docs: { story: { height: '300px' } } },
};

export const OtherWords: Story = {
  args: {
    fields: { ...newsletterForm().fields, email: { label: 'Geschäftliche E-Mail-Adresse für den Rundbrief' } },
    submitLabel: 'Unverbindlich abonnieren',
    note: 'Each letter says how to leave. '.repeat(6),
  },
};

export const Missing: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await press(context);
    await step('the field takes focus and has the error as its description', async () => {
      await expect(email(context)).toHaveFocus();
      await expect(email(context)).toHaveAccessibleDescription(messages.validation.emailRequired);
      await expect(email(context)).toBeInvalid();
    });
    const announced = () =>
      canvas.queryByText(messages.validation.emailRequired, { selector: '[aria-live=assertive]' });
    await step('the error is announced only if the field already had focus', async () => {
      await expect(announced()).toBeNull();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(announced()).toBeVisible());
      await expect(send).not.toHaveBeenCalled();
    });
  },
};
export const MissingCompact: Story = { ...Missing, args: newsletterForm('compact') };

/** An address must pass the regular expression and the browser's check of `type=email`. */
export const Malformed: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    for (const [refusal, address] of [
      ['only the browser', 'ines@-halden.example'],
      ['the regular expression', 'ines@halden'],
    ] as const)
      await step(
        `an address that ${refusal} rejects stays in the field, which takes focus and is described by the error`,
        async () => {
          await userEvent.clear(email(context));
          await userEvent.type(email(context), address);
          await press(context);
          await expect(email(context)).toHaveFocus();
          await expect(email(context)).toHaveAccessibleDescription(messages.validation.emailInvalid);
          await expect(email(context)).toHaveValue(address);
          await expect(send).not.toHaveBeenCalled();
        },
      );
  },
};

export const TheErrorGoesOnceTheFieldIsValid: Story = {
  tags: ['check'],
  play: async (context) => {
    const { step, userEvent } = context;
    await userEvent.type(email(context), 'ines@{Enter}');
    await step('the error stays while the address is invalid', async () => {
      await userEvent.type(email(context), 'halden');
      await expect(email(context)).toHaveAccessibleDescription(messages.validation.emailInvalid);
    });
    await step('the error disappears as soon as the address is valid', async () => {
      await userEvent.type(email(context), '.example');
      await expect(email(context)).toBeValid();
      await expect(email(context)).not.toHaveAccessibleDescription(messages.validation.emailInvalid);
    });
  },
};

export const Submitting: Story = {
  parameters: { form: { answer: never } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.type(email(context), 'ines@halden.example');
    await userEvent.dblClick(canvas.getByRole('button', { name: newsletter.submit.inline }));
    await step('the button shows the progress, keeps focus and does not submit again', async () => {
      const button = await canvas.findByRole('button', { name: messages.newsletter.submitting });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await userEvent.type(email(context), '{Enter}');
      await expect(send).toHaveBeenCalledOnce();
    });
  },
};
export const StillSending: Story = {
  parameters: { form: { answer: never, slowNoticeDelayMs: 0 } },
  play: (context) =>
    context.step('a slow request shows a notice', async () => {
      await submit(context);
      await expect(await context.canvas.findByText(messages.stillSending)).toBeVisible();
    }),
};

export const Subscribed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('the fields are filled in with the keyboard, and a click submits the form', async () => {
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
    await step('the message is shown in a status region', async () => {
      await expect(await canvas.findByText(messages.newsletter.success)).toHaveAttribute('role', 'status');
    });
    await step('the form sends the entered values and calls onSubscribed', async () => {
      await expect(send).toHaveBeenCalledWith(
        ...sending({
          email: 'ines@halden.example',
          name: 'Ines',
          preferences: ['sap-insights', 'cx-innovations'],
        }),
      );
      await expect(args.onSubscribed).toHaveBeenCalledOnce();
    });
    await step('the fields are empty and the button is available again', async () => {
      await expect(email(context)).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: newsletter.fields.name.label })).toHaveValue('');
      await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
      await expect(canvas.getByRole('button', { name: newsletter.submit.inline })).not.toHaveAttribute('aria-disabled');
    });
  },
};
export const SubscribedCompact: Story = {
  args: newsletterForm('compact'),
  play: (context) =>
    context.step('the form sends only the address and shows the success message', async () => {
      await submit(context);
      await expect(await context.canvas.findByText(messages.newsletter.success)).toBeVisible();
      await expect(send).toHaveBeenCalledWith(forms.newsletter, { email: 'ines@halden.example', name: '' });
    }),
};

export const Failed: Story = {
  parameters: { form: { answer: async () => failed } },
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('the message is an alert, and the entered text stays', async () => {
      await submit(context);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.newsletter.failure));
      await expect(email(context)).toHaveValue('ines@halden.example');
      await expect(args.onSubscribed).not.toHaveBeenCalled();
    });
  },
};
export const TheNextPressClearsTheFailure: Story = {
  tags: ['check'],
  // The first submission throws an error with a message, the second a string.
  parameters: {
    form: {
      answer: async () => {
        const submissions = send.mock.calls.length;
        if (submissions < 3) throw submissions === 1 ? new Error('Failed to subscribe') : 'nothing useful';
        return sent;
      },
    },
  },
  play: async (context) => {
    const { canvas, step } = context;
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    for (const message of ['Failed to subscribe', 'Subscription failed. Please try again.'])
      await step(`a thrown error shows “${message}”`, async () => {
        await context.userEvent.clear(email(context));
        await submit(context);
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
      });
    logged.mockRestore();
    await step('the next submission clears the failure and succeeds', async () => {
      await press(context);
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
      await expect(await canvas.findByText(messages.newsletter.success)).toBeVisible();
      await expect(send).toHaveBeenCalledTimes(3);
    });
  },
};

export const TwoOnOnePage: Story = {
  parameters: { form: { answer: answerFirst } },
  render: (args) => (
    <Stack gap="72">
      <NewsletterForm {...args} label="First" />
      <NewsletterForm {...args} {...newsletterForm('compact')} label="Second" />
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: newsletter.fields.email.label });
    if (!first || !second) throw new Error('There are not two forms');
    await step('the two fields have different ids', async () => {
      await expect(first.id).not.toBe(second.id);
    });
    await step('one form succeeds while the other fails', async () => {
      await userEvent.type(first, 'first@halden.example{Enter}');
      await userEvent.type(second, 'second@halden.example{Enter}');
      await canvas.findByText(messages.newsletter.failure);
      await canvas.findByText(messages.newsletter.success);
      await expect(send).toHaveBeenCalledWith(...sending({ email: 'first@halden.example' }));
    });
    await step('the first form is empty, the second keeps its text', async () => {
      await expect(first).toHaveValue('');
      await expect(second).toHaveValue('second@halden.example');
    });
  },
};

export const KeptAcrossAReload: Story = {
  parameters: { form: { draft: true, answer: async () => sent } },
  beforeEach: () => {
    const kept = { email: 'ines@hal', preferences: ['ai-trends', 'unknown'] };
    sessionStorage.setItem('draft:newsletter', JSON.stringify(kept));
    return () => sessionStorage.clear();
  },
  play: async (context) => {
    await context.step('entered text and checked preferences are restored', async () => {
      await waitFor(() => expect(email(context)).toHaveValue('ines@hal'));
      await expect(context.canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
        newsletterPreferences[1].label,
      );
    });
    await context.step('the draft is deleted after the form was sent', async () => {
      await context.userEvent.type(email(context), 'den.example{Enter}');
      await context.canvas.findByText(messages.newsletter.success);
      await expect(sessionStorage.getItem('draft:newsletter')).toBeNull();
    });
  },
};
