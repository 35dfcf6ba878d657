import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { brand } from '../../src/content/brand';
import { generalInquiry } from '../../src/content/inquiries';
import {
  createDraft,
  type GeneralInquiry,
  messages,
  notConnectedMessage,
  type SubmissionResult,
} from '../../src/messaging';
import { GeneralForm } from '../../src/sections/GeneralForm';
import { fillAndSend } from './byKeyboard';
import { type Answer, answeredBy, mail, openedAsMail, sentOn } from './mailService';

const sent: SubmissionResult = { success: true, message: messages.contact.success };
const fallback = {
  mailto: `mailto:${brand.email.contact}?subject=A&body=B`,
  text: 'Name: Ines Marten',
  shortened: false,
};
const answering = (answer: () => Promise<SubmissionResult>) =>
  fn<(inquiry: GeneralInquiry) => Promise<SubmissionResult>>(answer);
const initial = {
  name: 'Ines Marten',
  email: 'ines@halden.example',
  company: 'Halden',
  subject: 'A talk',
  message: 'Nine plants.',
};

const meta = {
  title: 'sections/Contact/GeneralForm',
  id: 'sections-generalform',
  component: GeneralForm,
  args: {
    content: generalInquiry.form,
    send: answering(async () => sent),
    onSent: fn(),
    connected: true,
    draft: createDraft('story-general', []),
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
        ['Tab', 'Goes through the fields in the order in which they stand.'],
        ['Enter', 'In a field or on the button: checks and sends. In the message: a new line.'],
      ],
      reader:
        'As MessageForm. Without a mail template a notice says first that nothing is sent and how to reach the firm.',
      limits: 'A subject of up to 200 characters, a message of up to 10,000.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof GeneralForm>;
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
          'Enter a subject',
          'Enter your message',
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
      await userEvent.dblClick(canvas.getByRole('button', { name: generalInquiry.form.submit }));
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
      await expect(canvas.getByRole('link', { name: generalInquiry.form.fallback.open })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: generalInquiry.form.fields.name.label })).toHaveValue(
        'Ines Marten',
      );
    });
  },
};

/** No template: it checks and logs, sends nothing (spec 2.9), and says so from the start. */
export const Unconfigured: Story = {
  args: {
    initial,
    connected: false,
    send: answering(async () => ({
      success: false,
      message: notConnectedMessage(brand.email.contact),
      failure: { reason: 'config' },
      fallback,
    })),
  },
  play: async (context) => {
    const { args, canvas, step } = context;
    const { notConnected } = generalInquiry.form;
    await step('it says so before anything is typed, and again next to its button', async () => {
      await expect(canvas.getByText(notConnected?.notice ?? '')).toBeVisible();
      await expect(canvas.getByText(notConnected?.short ?? '')).toBeVisible();
    });
    await step('pressing never claims that something was sent, and offers the words as a mail', async () => {
      await press(context);
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(notConnectedMessage(brand.email.contact)),
      );
      await expect(canvas.getByRole('link', { name: generalInquiry.form.fallback.open })).toHaveAttribute(
        'href',
        fallback.mailto,
      );
      await expect(canvas.getByRole('textbox', { name: generalInquiry.form.fields.message.label })).toHaveValue(
        'Nine plants.',
      );
      await expect(args.onSent).not.toHaveBeenCalled();
    });
  },
};
export const UnconfiguredNarrow: Story = { args: { connected: false }, globals: { viewport: { value: 'mobile1' } } };

export const CompanyIsOptional: Story = {
  tags: ['check'],
  args: { initial: { ...initial, company: '' } },
  play: async (context) => {
    await context.step('it is sent without a company', async () => {
      await press(context);
      await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce());
    });
  },
};

const opened = openedAsMail(generalInquiry.form.fields.message.label, 'Nine plants.');
const answered = (answer: Answer, told: (context: Context) => Promise<unknown>): Story => {
  const { args, ...story } = answeredBy<Context>(answer, press, told);
  return {
    ...story,
    args: { ...args, initial, send: fn((message: GeneralInquiry) => mail.sendGeneralInquiry(message)) },
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
    const { fields, submit } = generalInquiry.form;
    await step('Tab goes to the first field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: fields.name.label })).toHaveFocus();
    });
    await fillAndSend(context, {
      entries: [
        [fields.name.label, 'Ines Marten'],
        [fields.email.label, 'ines@halden.example'],
        [fields.company.label, 'Halden'],
        [fields.subject.label, 'Plants'],
        [fields.message.label, 'Nine plants.'],
      ],
      submit,
    });
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ company: 'Halden' })));
  },
};
