import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contact } from '../../src/content/contact';
import { type ContactSubmission, messages, type SubmissionResult } from '../../src/messaging';
import { ContactPage } from '../../src/pages/ContactPage';

const sent: SubmissionResult = { success: true, message: messages.contact.success };

const meta = {
  title: 'pages/Contact/ContactPage',
  id: 'pages-contactpage',
  component: ContactPage,
  args: { send: fn(async (_: ContactSubmission) => sent) },
  parameters: { layout: 'fullscreen', path: '/contact' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Sent: Story = {
  args: {
    initial: { name: 'Ines Marten', email: 'ines@halden.example', company: 'Halden', message: 'Nine plants' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('what was sent is answered by a screen that has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }));
      await expect(await canvas.findByRole('heading', { level: 1, name: contact.success.heading })).toHaveFocus();
    });
  },
};
export const OneStepAndLongWords: Story = {
  args: {
    content: {
      ...contact,
      head: { ...contact.head, heading: 'Schedule a telecommunications infrastructure conversation' },
      next: { ...contact.next, steps: contact.next.steps.slice(0, 1) },
    },
  },
};
