import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { support } from '../../src/content/support.data';
import { messages } from '../../src/forms/messages';
import type { Answer } from '../../src/forms/send';
import { SupportForm } from '../../src/sections/SupportForm';
import { byKeyboard, inSection, never, press, send, sending, sendsOnce, withMail } from './forms';

const { form } = support.request;
const { fields, submit } = form;
const sent: Answer = { success: true, message: messages.support.success };
const initial = {
  name: 'Ines Marten',
  email: 'ines@halden.example',
  company: 'Halden',
  supportType: 'performance',
  priority: 'high',
  message: 'It is slow.',
} as const;

const meta = {
  title: 'sections/Contact/SupportForm',
  id: 'sections-supportform',
  component: SupportForm,
  args: {
    content: form,
  },
  decorators: [inSection, withMail],
  parameters: {
    form: { answer: async () => sent },
    guide: {
      keyboard: [
        ['Tab', 'Moves through the fields in visual order. The priority is one tab stop.'],
        ['Arrow keys', 'Select the priority.'],
        ['Enter', 'In a field or on the button: sends. In the message: inserts a line break.'],
      ],
      reader: 'As MessageForm, without required fields. A failure shows the phone number.',
      limits: 'A message of up to 10,000 characters.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SupportForm>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Idle: Story = {};

/** No field is required (spec 5). */
export const EmptyIsSent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { step } = context;
    await step('submit the form', () => press(context, submit));
    await step('sends the empty form', async () => {
      await expect(await context.canvas.findByText(messages.support.success)).toBeVisible();
      await expect(send).toHaveBeenCalledWith(...sending({ name: '', message: '' }));
    });
  },
};

export const AnAddressHasToBeOne: Story = {
  tags: ['check'],
  args: { initial: { ...initial, email: 'ines' } },
  play: async (context) => {
    const { step } = context;
    await step('submit the form', () => press(context, submit));
    await step('the email field has an error, and nothing is sent', async () => {
      await expect(context.canvas.getByRole('textbox', { name: fields.email.label })).toBeInvalid();
      await expect(context.canvas.getByRole('heading', { name: messages.validation.incorrect })).toBeVisible();
      await expect(send).not.toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  tags: ['!autodocs'],
  args: { initial },
  parameters: { form: { answer: never } },
  play: sendsOnce(submit, messages.support.submitting),
};

export const Submitted: Story = {
  tags: ['check'],
  args: { initial: {} },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('fill in three fields', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: fields.name.label }), 'Ines Marten');
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Performance');
      await userEvent.click(canvas.getByRole('radio', { name: 'High' }));
    });
    await step('submit the form', () => press(context, submit));
    await step('shows a confirmation and empties the form', async () => {
      await expect(await canvas.findByText(messages.support.success)).toHaveAttribute('role', 'status');
      await expect(send).toHaveBeenCalledWith(
        ...sending({ name: 'Ines Marten', supportType: 'performance', priority: 'high' }),
      );
      await expect(canvas.getByRole('textbox', { name: fields.name.label })).toHaveValue('');
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    });
  },
};

export const Rejected: Story = {
  tags: ['!autodocs'],
  args: { initial },
  parameters: { form: { answer: async () => ({ success: false, message: messages.support.rejected }) } },
  play: async (context) => {
    const { canvas, step } = context;
    await step('submit the form', () => press(context, submit));
    await step('shows the failure and the phone number, and keeps the values', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.support.rejected));
      await expect(canvas.getByRole('link', { name: `Call ${brand.phone.us.label}` })).toHaveAttribute(
        'href',
        brand.phone.us.href,
      );
      await expect(canvas.getByRole('textbox', { name: fields.message.label })).toHaveValue('It is slow.');
    });
  },
};

export const KeyboardOnly: Story = {
  tags: ['check'],
  play: byKeyboard(
    submit,
    [
      [fields.name.label, 'Ines Marten'],
      [fields.email.label, 'ines@halden.example'],
      [fields.message.label, 'It is slow.'],
    ],
    { name: 'Ines Marten', email: 'ines@halden.example', message: 'It is slow.' },
  ),
};
