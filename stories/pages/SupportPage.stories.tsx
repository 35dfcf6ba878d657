import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { support } from '../../src/content/support.data';
import { messages } from '../../src/forms/messages';
import { SupportPage } from '../../src/pages/SupportPage';
import { withMail } from '../sections/forms';
import { oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/SupportPage',
  id: 'pages-supportpage',
  component: SupportPage,
  args: { visitor: { zone: 'America/New_York', at: '2025-01-15T12:00:00Z' } },
  decorators: [withMail],
  parameters: {
    layout: 'fullscreen',
    path: '/contact/support',
    form: { answer: async () => ({ success: true, message: messages.support.success }) },
  },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof SupportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const SeenFromMumbai: Story = { args: { visitor: { zone: 'Asia/Kolkata', at: '2025-01-15T12:00:00Z' } } };

export const Submitted: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('enter a name and send the request', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: support.request.form.fields.name.label }), 'Ines');
      await userEvent.click(canvas.getByRole('button', { name: support.request.form.submit }));
    });
    await step('shows a confirmation', async () => {
      await expect(await canvas.findByText(messages.support.success)).toBeVisible();
    });
  },
};

export const OneOfEach: Story = { args: { content: oneOfEach(support) } };
