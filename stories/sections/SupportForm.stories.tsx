import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { brand } from '../../src/content/brand';
import { support } from '../../src/content/support';
import { createDraft, messages, type SubmissionResult, type SupportRequest } from '../../src/messaging';
import { SupportForm } from '../../src/sections/SupportForm';
import { outlined, whereForced } from '../media';
import { tabTo } from './byKeyboard';
import { type Answer, answeredBy, mail, says, warns } from './mailService';

const sent: SubmissionResult = { success: true, message: messages.support.success };
const answering = (answer: () => Promise<SubmissionResult>) =>
  fn<(request: SupportRequest) => Promise<SubmissionResult>>(answer);
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
    content: support.request.form,
    send: answering(async () => sent),
    draft: createDraft('story-support', []),
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
        ['Tab', 'Goes through the fields in the order in which they stand; the priority is one stop.'],
        ['Arrow keys', 'Choose the priority.'],
        ['Enter', 'In a field or on the button: sends. In the message: a new line.'],
      ],
      reader: 'As MessageForm, but nothing is required. A failure comes with the phone.',
      limits: 'A message of up to 10,000 characters.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SupportForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Submit/ }));

export const Idle: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { args: { initial }, globals: { theme: 'dark' } };

/** Nothing is checked (spec 5). */
export const EmptyIsSent: Story = {
  play: async (context) => {
    const { step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('it is sent as it is', async () => {
      await expect(await context.canvas.findByText(messages.support.success)).toBeVisible();
      await expect(context.args.send).toHaveBeenCalledWith(expect.objectContaining({ name: '', message: '' }));
    });
  },
};

export const AnAddressHasToBeOne: Story = {
  tags: ['check'],
  args: { initial: { ...initial, email: 'ines' } },
  play: async (context) => {
    const { step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('the address is marked as wrong, and nothing is sent', async () => {
      await expect(
        context.canvas.getByRole('textbox', { name: support.request.form.fields.email.label }),
      ).toBeInvalid();
      await expect(context.canvas.getByRole('heading', { name: messages.validation.incorrect })).toBeVisible();
      await expect(context.args.send).not.toHaveBeenCalled();
    });
  },
};

export const Submitting: Story = {
  args: { initial, send: answering(() => new Promise(() => {})) },
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await step('two presses send once, and the button says that it sends', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: support.request.form.submit }));
      await expect(await canvas.findByRole('button', { name: messages.support.submitting })).toHaveFocus();
      await expect(args.send).toHaveBeenCalledOnce();
    });
  },
};

export const Submitted: Story = {
  args: { initial: {} },
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await step('three fields are filled', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: support.request.form.fields.name.label }),
        'Ines Marten',
      );
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Performance');
      await userEvent.click(canvas.getByRole('radio', { name: 'High' }));
    });
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('it says that it arrived, and the form is empty again', async () => {
      await expect(await canvas.findByText(messages.support.success)).toHaveAttribute('role', 'status');
      await expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Ines Marten', supportType: 'performance', priority: 'high' }),
      );
      await expect(canvas.getByRole('textbox', { name: support.request.form.fields.name.label })).toHaveValue('');
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    });
  },
};

const failing = (message: string) =>
  answering(async () => ({ success: false, message, failure: { reason: 'network' } }));
export const Rejected: Story = {
  args: { initial, send: failing(messages.support.rejected) },
  play: async (context) => {
    const { canvas, step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('it says so, gives the phone and keeps the words', async () => {
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.support.rejected));
      await expect(canvas.getByRole('link', { name: `Call ${brand.phone.us.label}` })).toHaveAttribute(
        'href',
        brand.phone.us.href,
      );
      await expect(canvas.getByRole('textbox', { name: support.request.form.fields.message.label })).toHaveValue(
        'It is slow.',
      );
    });
  },
};
export const Unavailable: Story = {
  args: { initial, send: failing(messages.support.failure) },
  play: async (context) => {
    const { step } = context;
    await step('the button is pressed', async () => {
      await press(context);
    });
    await step('it says so', async () => {
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(messages.support.failure));
    });
  },
};
export const AThrownErrorNamesThePhone: Story = {
  tags: ['check'],
  args: { initial, send: answering(() => Promise.reject(new Error('The line went dead.'))) },
  play: async (context) => {
    await context.step('the alert names the phone to call', async () => {
      const logged = spyOn(console, 'error').mockImplementation(() => {});
      await press(context);
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(messages.support.failure));
      logged.mockRestore();
    });
  },
};
export const UnavailableNarrow: Story = { ...Unavailable, globals: { viewport: { value: 'mobile1' } } };

const success = says(messages.support.success);
const rejected = warns(messages.support.rejected);
const failed = warns(messages.support.failure);
const answered = (answer: Answer, told: (context: Context) => Promise<unknown>): Story => {
  const { args, ...story } = answeredBy<Context>(answer, press, told);
  return {
    ...story,
    args: { ...args, initial, send: fn((request: SupportRequest) => mail.sendSupportRequest(request)) },
  };
};
export const Answered200: Story = answered([200, 'OK'], success);
export const Answered202: Story = answered([202, 'Accepted'], rejected);
export const Answered400: Story = answered([400, 'The template ID not found'], rejected);
export const Answered403: Story = answered([403, 'API access is not allowed'], rejected);
export const Answered429: Story = answered([429, 'Too many requests'], rejected);
export const Answered500: Story = answered([500, 'Internal error'], rejected);
export const AnsweredLate: Story = answered('late', success);
export const NeverAnswered: Story = answered('never', failed);
export const Offline: Story = answered('offline', failed);

export const KeyboardOnly: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const { fields, submit } = support.request.form;
    const named = (label: string) => canvas.getByRole('textbox', { name: label });
    await step('Tab goes to the first field, and on through the fields in their order', async () => {
      await userEvent.tab();
      await expect(named(fields.name.label)).toHaveFocus();
      await userEvent.keyboard('Ines Marten');
      await userEvent.tab();
      await expect(named(fields.email.label)).toHaveFocus();
      await userEvent.keyboard('ines@halden.example');
    });
    await step('arrows choose how urgent it is', async () => {
      const first = canvas.getAllByRole('radio')[0] as HTMLElement;
      await tabTo(context, first);
      await userEvent.keyboard(' {ArrowRight}');
      await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    });
    await step('the last field is left for the button, and Enter sends', async () => {
      await tabTo(context, canvas.getByRole('button', { name: submit }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(messages.support.success)).toBeVisible();
      await expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Ines Marten', email: 'ines@halden.example' }),
      );
    });
  },
};

export const Reflow: Story = { globals: { viewport: { value: 'reflow' } } };
export const ForcedColors: Story = {
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: ({ canvas, step }) =>
    step('fields and button have an edge', () =>
      whereForced(async () => {
        for (const field of canvas.getAllByRole('textbox')) await expect(outlined(field)).toBe(true);
        await expect(outlined(canvas.getByRole('button', { name: support.request.form.submit }))).toBe(true);
      }),
    ),
};
