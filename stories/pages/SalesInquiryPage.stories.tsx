import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { salesInquiry } from '../../src/content/inquiries.data';
import { SalesInquiryPage } from '../../src/pages/SalesInquiryPage';
import { withMail } from '../sections/forms';
import { expectNoPromises, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/SalesInquiryPage',
  id: 'pages-salesinquirypage',
  component: SalesInquiryPage,
  args: { connected: false },
  decorators: [withMail],
  parameters: { layout: 'fullscreen', path: '/contact/sales-inquiry' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof SalesInquiryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an email template. */
export const Unconfigured: Story = {
  parameters: pictured('phone', 'tablet'),
  play: (context) => expectNoPromises(context, salesInquiry),
};
export const Configured: Story = {
  args: { connected: true },
  play: async ({ canvas, step }) => {
    await step('shows the response time and the next steps', async () => {
      await expect(canvas.getByText(salesInquiry.form.promise)).toBeVisible();
      for (const { title } of salesInquiry.next.steps) await expect(canvas.getByText(title)).toBeVisible();
    });
  },
};
export const OneStepAndLongWords: Story = {
  args: { connected: true, content: longWords(oneOfEach(salesInquiry)) },
};
