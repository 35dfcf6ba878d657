import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletter } from '../../src/content/newsletter.data';
import { messages } from '../../src/forms/messages';
import { Newsletter } from '../../src/sections/Newsletter';
import { withMail } from './forms';

const meta = {
  title: 'sections/Resources/Newsletter',
  id: 'sections-newsletter',
  component: Newsletter,
  decorators: [withMail],
  parameters: {
    form: { answer: async () => ({ success: true, message: messages.newsletter.success }) },
    guide: {
      keyboard: [
        ['Tab', 'Goes through email, name, the preferences and the button; in `compact` from the email to the button.'],
        ['Space', 'Checks or unchecks a preference.'],
        ['Enter', 'In a field or on the button: checks and subscribes. Nothing while it is sent.'],
      ],
      reader:
        'A region named by its heading, then a form with its own name. What is wrong is announced and described at its field, sending and success are said politely, and a failure interrupts.',
      limits: 'One to six preferences, in two columns. The note is one sentence. `compact` has no preferences.',
    },
    layout: 'fullscreen',
  },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: ({ canvas, step }) =>
    step('the offer has its heading', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: newsletter.heading })).toBeVisible();
    }),
};
export const InlineSubscribed: Story = {
  play: ({ canvas, userEvent, step }) =>
    step('an address is typed and sent, and it says so', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: newsletter.fields.email.label }),
        'ines@halden.example',
      );
      await userEvent.click(canvas.getByRole('button', { name: newsletter.submit.inline }));
      await expect(await canvas.findByText(messages.newsletter.success)).toBeVisible();
    }),
};
export const Compact: Story = {
  args: { variant: 'compact' },
  play: ({ canvas, step }) =>
    step('it asks for the address alone', async () => {
      await expect(await canvas.findByRole('button', { name: newsletter.submit.compact })).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    }),
};
export const CompactOnInk: Story = { args: { variant: 'compact', surface: 'ink' } };
