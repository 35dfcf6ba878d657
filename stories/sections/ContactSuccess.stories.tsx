import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contact } from '../../src/content/contact.data';
import { messages } from '../../src/forms/messages';
import { ContactSuccess } from '../../src/sections/ContactSuccess';

const meta = {
  title: 'sections/Contact/ContactSuccess',
  id: 'sections-contactsuccess',
  component: ContactSuccess,
  args: { ...contact.success, message: messages.contact.success, onAgain: fn() },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves to the button, then to the link.'],
        ['Enter', 'Returns to the form, or follows the link.'],
      ],
      reader:
        'The page’s h1, which the caller focuses, then the message and the caption of the timeline. Drawings are decorative.',
      limits: 'A heading of up to five words and a message of two sentences.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ContactSuccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the confirmation and the next step', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: contact.success.heading })).toBeVisible();
      await expect(canvas.getByText(messages.contact.success)).toBeVisible();
      await expect(canvas.getByText(contact.success.caption)).toBeVisible();
    });
    await step('shows a link to read on', async () => {
      await expect(canvas.getByRole('link', { name: contact.success.onwards.label })).toHaveAttribute(
        'href',
        contact.success.onwards.href,
      );
    });
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Ihre Projektanfrage wurde erfolgreich übermittelt',
    message: `${messages.contact.success} `.repeat(3),
    again: 'Eine weitere Projektanfrage absenden',
  },
};
