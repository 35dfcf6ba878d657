import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { generalInquiry } from '../../src/content/inquiries';
import { type GeneralInquiry, messages, type SubmissionResult } from '../../src/messaging';
import { GeneralInquiryPage } from '../../src/pages/GeneralInquiryPage';

const sent: SubmissionResult = { success: true, message: messages.contact.success };

const meta = {
  title: 'pages/Contact/GeneralInquiryPage',
  id: 'pages-generalinquirypage',
  component: GeneralInquiryPage,
  args: { connected: false, send: fn(async (_: GeneralInquiry) => sent) },
  parameters: { layout: 'fullscreen', path: '/contact/general-inquiry' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof GeneralInquiryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it is while no mail template is set. */
export const Unconfigured: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('nothing beside the form promises what it cannot keep', async () => {
      const promises = [generalInquiry.form.promise, ...generalInquiry.next.steps.map(({ title }) => title)];
      const text = canvasElement.textContent ?? '';
      await expect(promises.filter((promise) => text.includes(promise))).toEqual([]);
      await expect(text).not.toMatch(/24 hours/);
    });
    const [link] = generalInquiry.unconnected.reach.links ?? [];
    await step('the ways that lead somewhere stand there instead', async () => {
      const instead = canvas.getByRole('region', { name: generalInquiry.unconnected.reach.heading });
      await expect(within(instead).getByRole('link', { name: link?.label ?? '' })).toHaveAttribute('href', link?.href);
    });
  },
};
export const UnconfiguredNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Configured: Story = {
  args: { connected: true },
  play: async ({ canvas, step }) => {
    await step('the answer is promised, and what comes next is told', async () => {
      await expect(canvas.getByText(generalInquiry.form.promise)).toBeVisible();
      for (const { title } of generalInquiry.next.steps) await expect(canvas.getByText(title)).toBeVisible();
    });
  },
};
export const ConfiguredTablet: Story = { args: { connected: true }, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Sent: Story = {
  args: { connected: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('the form is filled and sent', async () => {
      for (const box of canvas.getAllByRole('textbox')) {
        await userEvent.type(box, box.getAttribute('type') === 'email' ? 'ines@halden.example' : 'Ines');
      }
      await userEvent.click(canvas.getByRole('button', { name: generalInquiry.form.submit }));
    });
    await step('the screen after it has the focus', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: generalInquiry.success.heading }),
      ).toHaveFocus();
    });
  },
};

export const OneStepAndLongWords: Story = {
  args: {
    connected: true,
    content: {
      ...generalInquiry,
      head: { ...generalInquiry.head, heading: 'Telecommunications infrastructure modernisation' },
      next: { ...generalInquiry.next, steps: generalInquiry.next.steps.slice(0, 1) },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
