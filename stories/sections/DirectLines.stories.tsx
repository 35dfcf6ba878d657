import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '../../src/content/contact.data';
import { DirectLines } from '../../src/sections/DirectLines';

const { lines } = contact;

const meta = {
  title: 'sections/Contact/DirectLines (email, phone, hours)',
  id: 'sections-directlines',
  tags: ['new'],
  component: DirectLines,
  args: lines,
  argTypes: {
    heading: { description: 'For those who cannot see it: the region’s name.' },
    labels: { description: 'What each of the ways is called.' },
    links: { description: 'Other ways that have a page of their own.' },
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab, Enter', 'Goes from link to link: mail, phone, then the other ways to reach the firm; follows the link.'],
      ],
      reader: 'A region named by its heading: each way with what it is called. The axis of hours is left out.',
      limits: 'One address, one phone, hours within one day, up to three links.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DirectLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('mail and phone are links', async () => {
      await expect(canvas.getByRole('link', { name: lines.email })).toHaveAttribute('href', `mailto:${lines.email}`);
      await expect(canvas.getByRole('link', { name: lines.phone.label })).toHaveAttribute('href', lines.phone.href);
    }),
};
export const NoOtherWays: Story = { args: { links: [] } };
export const LongWords: Story = { args: { email: 'enterprise-transformation-inquiries@halden.example' } };
export const DoubledText: Story = { globals: { text: 'double', viewport: { value: 'mobile1' } } };
