import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '../../src/content/contact';
import { salesInquiry } from '../../src/content/inquiries';
import { ContactHead } from '../../src/sections/ContactHead';

const meta = {
  title: 'sections/Contact/ContactHead',
  id: 'sections-contacthead',
  component: ContactHead,
  args: contact.head,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the breadcrumb where there is one.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A breadcrumb or the name of the area, then the page’s h1, which can take the focus, and the lead.',
      limits: 'A heading of up to eight words, a lead of two sentences.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ContactHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a page below the contact page, with the way back up. */
export const BelowContact: Story = { args: salesInquiry.head };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    heading: 'Schedule a conversation about telecommunications infrastructure modernisation',
    lead: `${contact.head.lead} `.repeat(4),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
