import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const OneOfEach: Story = { args: { content: oneOfEach(support) } };
