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
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading, with a description list. The scale of the hours is decorative.',
      limits: 'One email address, one phone number, hours within one day, and up to three links.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DirectLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('email address and phone number are links', async () => {
      await expect(canvas.getByRole('link', { name: lines.email })).toHaveAttribute('href', `mailto:${lines.email}`);
      await expect(canvas.getByRole('link', { name: lines.phone.label })).toHaveAttribute('href', lines.phone.href);
    }),
};
export const NoOtherWays: Story = { args: { links: [] } };
export const LongWords: Story = { args: { email: 'enterprise-transformation-inquiries@halden.example' } };
export const DoubledText: Story = { globals: { text: 'double', viewport: { value: 'mobile1' } } };
