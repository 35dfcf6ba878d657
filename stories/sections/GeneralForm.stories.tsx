import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { generalInquiry } from '../../src/content/inquiries.data';
import { forms } from '../../src/forms/forms';
import { messages } from '../../src/forms/messages';
import { GeneralForm } from '../../src/sections/GeneralForm';
import {
  asksFor,
  byKeyboard,
  failed,
  fallback,
  inSection,
  isSent,
  keepsFields,
  never,
  sendsOnce,
  withMail,
} from './forms';

const { form } = generalInquiry;
const { fields, submit } = form;
const initial = {
  name: 'Ines Marten',
  email: 'ines@halden.example',
  company: 'Halden',
  subject: 'A talk',
  message: 'Nine plants.',
};
const kept = [
  [fields.name.label, initial.name],
  [fields.message.label, initial.message],
] as const;

const meta = {
  title: 'sections/Contact/GeneralForm',
  id: 'sections-generalform',
  component: GeneralForm,
  args: {
    content: form,
    onSent: fn(),
    connected: true,
  },
  decorators: [inSection, withMail],
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the fields in visual order.'],
        ['Enter', 'In a field or on the button: validates and sends. In the message: inserts a line break.'],
      ],
      reader:
        'The same as in MessageForm. Without an email template, a notice before the fields explains that the form cannot send and lists other ways of contact.',
      limits: 'A subject of up to 200 characters and a message of up to 10,000.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof GeneralForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: asksFor(submit, ['Enter your full name', 'Enter your email address', 'Enter a subject', 'Enter your message']),
};
export const Submitting: Story = {
  tags: ['!autodocs'],
  args: { initial },
  parameters: { form: { answer: never } },
  play: sendsOnce(submit, messages.contact.submitting),
};
export const Sent: Story = { tags: ['!autodocs'], args: { initial }, play: isSent(submit, initial) };
export const Failed: Story = {
  tags: ['!autodocs'],
  args: { initial },
  parameters: { form: { answer: async () => failed } },
  play: keepsFields(form, { message: messages.contact.failure, kept }),
};

/** Without an email template, the form validates the fields and logs the attempt, but sends nothing (spec 2.9). */
export const Unconfigured: Story = {
  tags: ['!autodocs'],
  args: { initial, connected: false },
  parameters: { form: { answer: async () => ({ success: false, message: forms.general.notConnected, fallback }) } },
  play: async (context) => {
    const { canvas, step } = context;
    await step('shows the notice before the fields and beside the button', async () => {
      await expect(canvas.getByText(form.notConnected?.notice ?? '')).toBeVisible();
      await expect(canvas.getByText(form.notConnected?.short ?? '')).toBeVisible();
    });
    await keepsFields(form, { message: forms.general.notConnected, kept })(context);
  },
};

/** The optional company stays empty. */
export const KeyboardOnly: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(
    submit,
    [
      [fields.name.label, 'Ines Marten'],
      [fields.email.label, 'ines@halden.example'],
      [fields.subject.label, 'Plants'],
      [fields.message.label, 'Nine plants.'],
    ],
    { name: 'Ines Marten', subject: 'Plants', company: '' },
  ),
};
