import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brand } from '../../src/content/brand';
import { contact } from '../../src/content/contact.data';
import { salesInquiry } from '../../src/content/inquiries.data';
import { NextSteps } from '../../src/sections/NextSteps';
import { lengthen } from './longWords';

const { reach } = salesInquiry.unconnected;

const meta = {
  title: 'sections/Contact/NextSteps',
  id: 'sections-nextsteps',
  component: NextSteps,
  parameters: {
    guide: {
      keyboard: [
        ['Tab, Enter', 'Goes from link to link: mail, phone, then the other ways to reach the firm; follows the link.'],
      ],
      reader:
        'Two regions with their headings: a numbered list, whose first entry is the current step, and a list of ways to reach the firm.',
      limits: 'None to five steps, of which the drawing has a part each; up to six ways.',
    },
  },
  args: { ...contact.next, reach },
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
    await step('each step has its own part of the drawing', async () => {
      const parts = [...canvasElement.querySelectorAll('li use')].map(
        (part) => part.getAttribute('href')?.split('#')[1],
      );
      await expect(parts).toEqual(contact.next.steps.map((_, i) => `step-${i + 1}`));
    });
    await step('the first step is said to be the current one', async () => {
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
    });
    await step('the mail address is a link', async () => {
      await expect(canvas.getByRole('link', { name: brand.email.contact })).toHaveAttribute(
        'href',
        `mailto:${brand.email.contact}`,
      );
    });
  },
};
export const WithoutDrawing: Story = { args: { drawing: undefined } };
/** Where nothing follows, only the ways to reach the firm stand there. */
export const NoSteps: Story = {
  args: { steps: [] },
  play: ({ canvas, step }) =>
    step('no heading stands over nothing', async () => {
      await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([reach.heading]);
    }),
};
/** Where DirectLines says the ways above: here one step. */
export const StepsAlone: Story = {
  args: { reach: undefined, steps: contact.next.steps.slice(0, 1) },
  play: ({ canvas, step }) =>
    step('no link stands there', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
    }),
};
export const LongWords: Story = {
  args: {
    steps: lengthen(contact.next.steps, 'title', 'text'),
    reach: { ...reach, email: 'enterprise-transformation-inquiries@halden.example' },
  },
};
