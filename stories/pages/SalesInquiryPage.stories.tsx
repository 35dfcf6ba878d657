import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { salesInquiry } from '../../src/content/inquiries';
import { messages, type SalesInquiry, type SubmissionResult } from '../../src/messaging';
import { SalesInquiryPage } from '../../src/pages/SalesInquiryPage';

const sent: SubmissionResult = { success: true, message: messages.contact.success };

const meta = {
  title: 'pages/Contact/SalesInquiryPage',
  id: 'pages-salesinquirypage',
  component: SalesInquiryPage,
  args: { connected: false, send: fn(async (_: SalesInquiry) => sent) },
  parameters: { layout: 'fullscreen', path: '/contact/sales-inquiry' },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof SalesInquiryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it is while no mail template is set. */
export const Unconfigured: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('nothing beside the form promises what it cannot keep', async () => {
      const promises = [salesInquiry.form.promise, ...salesInquiry.next.steps.map(({ title }) => title)];
      const text = canvasElement.textContent ?? '';
      await expect(promises.filter((promise) => text.includes(promise))).toEqual([]);
      await expect(text).not.toMatch(/24 hours/);
    });
    const [link] = salesInquiry.unconnected.reach.links ?? [];
    await step('the ways that lead somewhere stand there instead', async () => {
      const instead = canvas.getByRole('region', { name: salesInquiry.unconnected.reach.heading });
      await expect(within(instead).getByRole('link', { name: link?.label ?? '' })).toHaveAttribute('href', link?.href);
    });
  },
};
export const UnconfiguredNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Configured: Story = {
  args: { connected: true },
  play: async ({ canvas, step }) => {
    await step('the answer is promised, and what comes next is told', async () => {
      await expect(canvas.getByText(salesInquiry.form.promise)).toBeVisible();
      for (const { title } of salesInquiry.next.steps) await expect(canvas.getByText(title)).toBeVisible();
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
      await userEvent.click(canvas.getByRole('button', { name: salesInquiry.form.submit }));
    });
    await step('the screen after it has the focus', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: salesInquiry.success.heading })).toHaveFocus();
    });
  },
};

export const OneStepAndLongWords: Story = {
  args: {
    connected: true,
    content: {
      ...salesInquiry,
      head: { ...salesInquiry.head, heading: 'Telecommunications infrastructure modernisation' },
      next: { ...salesInquiry.next, steps: salesInquiry.next.steps.slice(0, 1) },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
