import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button';
import { TextArea } from '../../src/components/TextArea';
import { TextField } from '../../src/components/TextField';
import { formWords, type MessageFormContent } from '../../src/content/forms';
import type { FormDescription } from '../../src/forms/forms';
import { messages } from '../../src/forms/messages';
import type { Answer } from '../../src/forms/send';
import { FieldPair, Fieldset, type MessageFieldProps, MessageForm } from '../../src/sections/MessageForm';
import { inSection, never, press as pressButton, send, withMail } from './forms';

type Name = 'name' | 'phone' | 'message';
const content: MessageFormContent<Name> = {
  ...formWords,
  name: 'Sample',
  fields: {
    name: { label: 'Name' },
    phone: { label: 'Phone' },
    message: { label: 'Message', help: 'As you would say it.' },
  },
  submit: 'Send',
  promise: 'Somebody reads it.',
};
const sample: FormDescription = {
  name: 'sample',
  template: 'contact',
  recipient: { name: 'Sample', email: 'sample@halden.example' },
  messages: { ...messages.contact, submitting: 'Sending...' },
  fields: {
    name: { param: 'name', missing: 'Enter a name' },
    phone: { param: 'phone' },
    message: { param: 'message', type: 'multiline' },
  },
};
const fields = (field: (name: Name) => MessageFieldProps) => (
  <Fieldset legend="You">
    <FieldPair>
      <TextField {...field('name')} required />
      <TextField {...field('phone')} type="tel" />
    </FieldPair>
    <TextArea {...field('message')} />
  </Fieldset>
);

const meta = {
  title: 'sections/Contact/MessageForm',
  id: 'sections-messageform',
  component: MessageForm<Name>,
  args: {
    form: sample,
    content,
    initial: { name: 'Ines', message: 'Nine plants.' },
    children: fields,
  },
  decorators: [inSection, withMail],
  parameters: {
    form: { answer: async () => ({ success: true, message: 'It was sent.' }) },
    guide: {
      keyboard: [
        ['Tab', 'Moves through the fields in visual order, then to the button.'],
        ['Enter', 'In a field or on the button: validates and sends. Ignored while sending.'],
        ['Enter', 'On an entry of the summary: moves focus to its field.'],
      ],
      reader:
        'A form with an accessible name. After a failed validation, focus moves to the error summary, and each field is described by its error. Sending and success are announced politely, a failure assertively.',
      limits:
        'Labels of one to five words and messages of one sentence. If the text does not fit into an email link, a note explains that the link is shortened, and a button copies the full text.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MessageForm<Name>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = (context: Context) => pressButton(context, 'Send');
const textbox = ({ canvas }: Pick<Context, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });

export const Idle: Story = {};

export const TheTitleTellsOfErrors: Story = {
  tags: ['check'],
  args: { initial: { name: '' } },
  beforeEach: () => {
    const before = document.title;
    document.title = 'Sample | Halden';
    return () => {
      document.title = before;
    };
  },
  play: async (context) => {
    await context.step('the document title begins with “Error:”', async () => {
      await press(context);
      await expect(context.canvas.getByRole('region', { name: messages.validation.missing })).toHaveFocus();
      await expect(document.title).toBe('Error: Sample | Halden');
    });
    await context.step('a second submit does not repeat the prefix', async () => {
      await press(context);
      await expect(document.title).toBe('Error: Sample | Halden');
    });
    await context.step('sending removes the prefix', async () => {
      await context.userEvent.type(textbox(context, 'Name'), 'Ines');
      await press(context);
      await waitFor(() => expect(document.title).toBe('Sample | Halden'));
    });
  },
};

export const EmptiesItselfWhereNobodyTakesOver: Story = {
  tags: ['check'],
  play: async (context) => {
    await context.step('sends and shows a confirmation', async () => {
      await context.userEvent.type(textbox(context, 'Phone'), '+47 555');
      await press(context);
      await expect(await context.canvas.findByText('It was sent.')).toHaveAttribute('role', 'status');
    });
    await context.step('the fields are empty', async () => {
      await expect(textbox(context, 'Phone')).toHaveValue('');
    });
  },
};

export const StillSending: Story = {
  tags: ['!autodocs'],
  parameters: { form: { answer: never, slowNoticeDelayMs: 0 } },
  play: async (context) => {
    await context.step('announces that sending takes longer', async () => {
      await press(context);
      await expect(await context.canvas.findByText(messages.stillSending)).toHaveAttribute('role', 'status');
    });
    await context.step('the button keeps focus', async () => {
      await expect(context.canvas.getByRole('button', { name: 'Sending...' })).toHaveFocus();
    });
  },
};

export const WhatALinkAskedForOverridesNothing: Story = {
  tags: ['check'],
  args: { prefill: { name: 'Somebody', phone: '+47 555 01 42' } },
  play: async (context) => {
    await context.step('an empty field takes the value from the link', async () => {
      await waitFor(() => expect(textbox(context, 'Phone')).toHaveValue('+47 555 01 42'));
    });
    await context.step('a field with a value keeps it', async () => {
      await expect(textbox(context, 'Name')).toHaveValue('Ines');
    });
  },
};

/** Resolves the pending submission. */
let answer: (answer: Answer) => void = () => {};
export const LeftAndCameBack: Story = {
  tags: ['!autodocs'],
  parameters: { form: { answer: () => new Promise((resolve) => (answer = resolve)) } },
  render: function Render(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <Button size="medium" onClick={() => setHere(!here)}>
          {here ? 'Leave' : 'Come back'}
        </Button>
        {here && <MessageForm {...args} />}
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.type(textbox(context, 'Phone'), '+47 555');
    await press(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await step('the form is still sending and keeps its values', async () => {
      await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
      await expect(textbox(context, 'Phone')).toHaveValue('+47 555');
    });
    await step('announces the result', async () => {
      answer({ success: false, message: 'It was not sent.' });
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('It was not sent.'));
      await expect(send).toHaveBeenCalledOnce();
    });
  },
};
