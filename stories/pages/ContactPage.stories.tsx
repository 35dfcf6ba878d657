import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { contact } from '../../src/content/contact.data';
import { ContactPage } from '../../src/pages/ContactPage';
import { withMail } from '../sections/forms';
import { longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/ContactPage',
  id: 'pages-contactpage',
  component: ContactPage,
  decorators: [withMail],
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };

export const Sent: Story = {
  args: {
    initial: { name: 'Ines Marten', email: 'ines@halden.example', company: 'Halden', message: 'Nine plants' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the success screen is shown, and its heading takes focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
      const heading = await canvas.findByRole('heading', { level: 1, name: contact.success.heading });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};
export const OneStepAndLongWords: Story = { args: { content: longWords(oneOfEach(contact)) } };
