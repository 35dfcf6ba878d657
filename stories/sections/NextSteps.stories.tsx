import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { contact } from '../../src/content/contact.data';
import { salesInquiry } from '../../src/content/inquiries.data';
import { NextSteps } from '../../src/sections/NextSteps';
import { lengthen } from './longWords';

const { contactDetails } = salesInquiry.unconnected;

const meta = {
  title: 'sections/Contact/NextSteps',
  id: 'sections-nextsteps',
  component: NextSteps,
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'Two regions named by their headings: a numbered list with the first step as the current one, and a list of contact links.',
      limits: 'Up to five steps, each with a part of the drawing, and up to six contact links.',
    },
  },
  args: { ...contact.next, contactDetails },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('each step shows its part of the drawing', async () => {
      const parts = [...canvasElement.querySelectorAll('li use')].map(
        (part) => part.getAttribute('href')?.split('#')[1],
      );
      await expect(parts).toEqual(contact.next.steps.map((_, i) => `step-${i + 1}`));
    });
    await step('the first step is the current one', async () => {
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    });
    await step('the email address is a link', async () => {
      await expect(canvas.getByRole('link', { name: brand.email.contact })).toHaveAttribute(
        'href',
        `mailto:${brand.email.contact}`,
      );
    });
  },
};
export const WithoutDrawing: Story = { args: { drawing: undefined } };
/** Without steps, only the contact links are shown. */
export const NoSteps: Story = {
  args: { steps: [] },
  play: ({ canvas, step }) =>
    step('the heading of the steps is omitted', async () => {
      await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        contactDetails.heading,
      ]);
    }),
};
/** For pages that show the contact links in DirectLines. */
export const StepsAlone: Story = {
  args: { contactDetails: undefined, steps: contact.next.steps.slice(0, 1) },
  play: ({ canvas, step }) =>
    step('shows no links', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
    }),
};
export const LongWords: Story = {
  args: {
    steps: lengthen(contact.next.steps, 'title', 'text'),
    contactDetails: { ...contactDetails, email: 'enterprise-transformation-inquiries@halden.example' },
  },
};
