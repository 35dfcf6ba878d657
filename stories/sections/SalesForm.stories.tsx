import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { salesInquiry } from '../../src/content/inquiries.data';
import { messages } from '../../src/forms/messages';
import { SalesForm } from '../../src/sections/SalesForm';
import {
  asksFor,
  byKeyboard,
  failed,
  inSection,
  isSent,
  keepsFields,
  never,
  press,
  send,
  sendsOnce,
  withMail,
} from './forms';

const { form } = salesInquiry;
const { fields, submit } = form;
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
    content: form,
    onSent: fn(),
    connected: true,
  },
  decorators: [inSection, withMail],
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves through the fields to the button, even if it is unavailable.'],
        ['Enter', 'Validates and sends. Without an email template, it has no effect.'],
      ],
      reader:
        'As MessageForm. Without an email template, the button is unavailable with a reason, and a notice before the fields lists other ways of contact.',
      limits: 'A message of up to 10,000 characters. All other fields have one line.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SalesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: asksFor(submit, [
    'Enter your full name',
    'Enter your email address',
    'Enter your company',
    'Describe what you need',
  ]),
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
  play: keepsFields(form, { message: messages.contact.failure, kept: [[fields.name.label, initial.name]] }),
};

/** Without an email template, the form cannot be sent (spec 2.9). */
export const Unconfigured: Story = {
  tags: ['!autodocs'],
  args: { connected: false },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('shows the notice before the fields and beside the button', async () => {
      await expect(canvas.getByText(form.notConnected?.notice ?? '')).toBeVisible();
      await expect(canvas.getByText(form.notConnected?.short ?? '', { selector: 'p' })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: form.notConnected?.links[0]?.label ?? '' })[1]).toHaveAttribute(
        'href',
        form.notConnected?.links[0]?.href,
      );
    });
    await step('the button is unavailable with a reason', async () => {
      const button = canvas.getByRole('button', { name: submit });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(expect.stringContaining(form.notConnected?.short ?? ''));
      await press(context, submit);
      await userEvent.type(canvas.getByRole('textbox', { name: fields.company.label }), 'Halden{Enter}');
      await expect(send).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: fields.company.label })).toHaveValue('Halden');
    });
  },
};

export const KeyboardOnly: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(
    submit,
    [
      [fields.name.label, 'Ines Marten'],
      [fields.email.label, 'ines@halden.example'],
      [fields.company.label, 'Halden'],
      [fields.message.label, 'Nine plants.'],
    ],
    { company: 'Halden' },
  ),
};
