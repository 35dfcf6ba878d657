import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { brand } from '../../src/content/brand';
import { salesInquiry } from '../../src/content/inquiries';
import { services } from '../../src/content/services';
import { createDraft, messages, type SalesInquiry, type SubmissionResult } from '../../src/messaging';
import { SalesForm } from '../../src/sections/SalesForm';
import { fillAndSend } from './byKeyboard';
import { type Answer, answeredBy, mail, openedAsMail, sentOn } from './mailService';

const sent: SubmissionResult = { success: true, message: messages.contact.success };
const fallback = {
  mailto: `mailto:${brand.email.contact}?subject=A&body=B`,
  text: 'Name: Ines Marten',
  shortened: false,
};
const answering = (answer: () => Promise<SubmissionResult>) =>
  fn<(inquiry: SalesInquiry) => Promise<SubmissionResult>>(answer);
const initial = {
  name: 'Ines Marten',
  email: 'ines@halden.example',
  company: 'Halden',
  interest: 'joule-enablement' as const,
  message: 'Nine plants.',
};

const meta = {
  title: 'sections/Contact/SalesForm',
  id: 'sections-salesform',
  component: SalesForm,
  args: {
    content: salesInquiry.form,
    send: answering(async () => sent),
    onSent: fn(),
    connected: true,
    draft: createDraft('story-sales', []),
  },
  decorators: [
    (Story) => (
      <Section pad="none">
        <Story />
      </Section>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the fields, also to a button that is unavailable.'],
        ['Enter', 'Checks and sends; without a template it does nothing.'],
      ],
      reader:
        'As MessageForm. Without a mail template its button is unavailable and says why, and a notice says first how to reach the firm.',
      limits: 'A message of up to 10,000 characters; all other fields are one line.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SalesForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Send/ }));

export const Idle: Story = {};
export const IdleNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: { initial }, globals: { theme: 'dark' } };

export const Invalid: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('the focus is on a summary that leads to each field', async () => {
      await expect(canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
      const entries = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(entries).toEqual(
        expect.arrayContaining([
          'Enter your full name',
          'Enter your email address',
          'Enter your company',
          'Describe what you need',
        ]),
      );
      await expect(args.send).not.toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  args: { initial, send: answering(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await step('two presses send once, and the button says that it sends', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: salesInquiry.form.submit }));
      await expect(await canvas.findByRole('button', { name: messages.contact.submitting })).toHaveFocus();
      await expect(args.send).toHaveBeenCalledOnce();
    });
  },
};

export const Sent: Story = {
  args: { initial },
  play: async (context) => {
    const { args, step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('what was filled in is sent, and the page is told', async () => {
      await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(messages.contact.success, expect.anything()));
      await expect(args.send).toHaveBeenCalledWith(expect.objectContaining(initial));
    });
  },
};

export const Failed: Story = {
  args: {
    initial,
    send: answering(async () => ({
      success: false,
      message: messages.contact.failure,
      failure: { reason: 'network' },
      fallback,
    })),
  },
  play: async (context) => {
    const { canvas, step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('it says so, offers the way by mail and keeps the words', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.contact.failure));
      await expect(canvas.getByRole('link', { name: salesInquiry.form.fallback.open })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: salesInquiry.form.fields.name.label })).toHaveValue(
        'Ines Marten',
      );
    });
  },
};

/** No template: no submit behaviour (spec 2.9), and plain words about it. */
export const Unconfigured: Story = {
  args: { connected: false },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const { notConnected } = salesInquiry.form;
    await step('it says so before anything is typed, and again next to its button', async () => {
      await expect(canvas.getByText(notConnected?.notice ?? '')).toBeVisible();
      await expect(canvas.getByText(notConnected?.short ?? '', { selector: 'p' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: notConnected?.links[0]?.label ?? '' })[1]).toHaveAttribute(
        'href',
        notConnected?.links[0]?.href,
      );
    });
    await step('its button is unavailable and says why', async () => {
      const button = canvas.getByRole('button', { name: salesInquiry.form.submit });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(expect.stringContaining(notConnected?.short ?? ''));
      await press(context);
      await userEvent.type(
        canvas.getByRole('textbox', { name: salesInquiry.form.fields.company.label }),
        'Halden{Enter}',
      );
      await expect(args.send).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: salesInquiry.form.fields.company.label })).toHaveValue('Halden');
    });
  },
};
export const UnconfiguredNarrow: Story = { args: { connected: false }, globals: { viewport: { value: 'mobile1' } } };

export const AskedForAService: Story = {
  args: { asked: { interest: 'upgrade-sap' } },
  play: async ({ canvas, step }) => {
    await step('the service of the link is chosen, and everything else as it was', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: salesInquiry.form.fields.interest.label })).toHaveDisplayValue(
          services.find(({ id }) => id === 'upgrade-sap')?.title ?? '',
        ),
      );
    });
  },
};

const opened = openedAsMail(salesInquiry.form.fields.name.label, 'Ines Marten');
const answered = (answer: Answer, told: (context: Context) => Promise<unknown>): Story => {
  const { args, ...story } = answeredBy<Context>(answer, press, told);
  return {
    ...story,
    args: { ...args, initial, send: fn((message: SalesInquiry) => mail.sendSalesInquiry(message)) },
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

export const KeyboardOnly: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const { fields, submit } = salesInquiry.form;
    await step('Tab goes to the first field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: fields.name.label })).toHaveFocus();
    });
    await fillAndSend(context, {
      entries: [
        [fields.name.label, 'Ines Marten'],
        [fields.email.label, 'ines@halden.example'],
        [fields.company.label, 'Halden'],
        [fields.message.label, 'Nine plants.'],
      ],
      submit,
    });
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ company: 'Halden' })));
  },
};
