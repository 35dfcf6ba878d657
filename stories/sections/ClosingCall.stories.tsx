import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../src/content/home.data';
import { ClosingCall } from '../../src/sections/ClosingCall';

const { primary, tertiary } = home.closing.actions;
const meta = {
  title: 'sections/Any page/ClosingCall (call to action)',
  id: 'sections-closingcall',
  component: ClosingCall,
  args: { index: 4, ...home.closing },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading: badge, heading, text, then the actions. The drawing is decorative.',
      limits: 'A heading of up to eight words, a text of two sentences, up to three actions, a note of one line.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ClosingCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnBand: Story = { args: { surface: 'band' } };
export const Low: Story = { args: { size: 'low' } };
export const LowOnALowerFloor: Story = { args: { size: 'low', floor: 2 } };
/** The drawing has one large detail on the highlighted floor. */
export const WithASubject: Story = { args: { drawing: 'section-4-desks-a' } };
export const OneAction: Story = { args: { badge: undefined, note: undefined, actions: { primary } } };
export const QuietSecondAction: Story = { args: { actions: { primary, tertiary } } };
export const LongWords: Story = {
  args: {
    heading: 'Bring the Unternehmenssoftwarelandschaft that you cannot stop, in every country that it runs in',
    text: `${home.closing.text} ${home.closing.text} ${home.closing.text}`,
    badge: 'Limited slots in the first quarter of the coming year, in several countries',
    actions: {
      primary: { label: 'A first conversation with an architect for your industry', href: '/contact' },
      secondary: { label: 'Free analysis of the return on your investment', href: '/contact' },
      tertiary: { label: 'Read about companies that look like yours', href: '/case-studies' },
    },
  },
};
