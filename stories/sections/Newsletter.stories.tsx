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
        ['Tab', 'Moves through email, name, preferences and the button; in `compact`, from the email to the button.'],
        ['Space', 'Selects or clears a preference.'],
        ['Enter', 'In a field or on the button: validates and subscribes. Ignored while sending.'],
      ],
      reader:
        'A region named by its heading, with a named form. After a failed validation, focus moves to the first invalid field, which is described by its error. Sending and success are announced politely, a failure assertively.',
      limits: 'One to six preferences in two columns. A note of one sentence. `compact` has only the email field.',
    },
    layout: 'fullscreen',
  },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Compact: Story = {
  args: { variant: 'compact' },
  play: ({ canvas, step }) =>
    step('shows only the email field', async () => {
      await expect(await canvas.findByRole('button', { name: newsletter.submit.compact })).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    }),
};
export const CompactOnInk: Story = { args: { variant: 'compact', surface: 'ink' } };
