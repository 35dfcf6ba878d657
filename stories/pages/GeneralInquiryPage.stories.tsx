import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { generalInquiry } from '../../src/content/inquiries.data';
import { GeneralInquiryPage } from '../../src/pages/GeneralInquiryPage';
import { withMail } from '../sections/forms';
import { expectNoPromises, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Contact/GeneralInquiryPage',
  id: 'pages-generalinquirypage',
  component: GeneralInquiryPage,
  args: { connected: false },
  decorators: [withMail],
  parameters: { layout: 'fullscreen', path: '/contact/general-inquiry' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof GeneralInquiryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an email template. */
export const Unconfigured: Story = {
  parameters: pictured('phone', 'tablet'),
  play: (context) => expectNoPromises(context, generalInquiry),
};
export const Configured: Story = {
  args: { connected: true },
  play: async ({ canvas, step }) => {
    await step('shows the response time and the next steps', async () => {
      await expect(canvas.getByText(generalInquiry.form.promise)).toBeVisible();
      for (const { title } of generalInquiry.next.steps) await expect(canvas.getByText(title)).toBeVisible();
    });
  },
};
export const OneStepAndLongWords: Story = {
  args: { connected: true, content: longWords(oneOfEach(generalInquiry)) },
};
