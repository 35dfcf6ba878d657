import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/home';
import { ClosingCall } from '../../src/sections/ClosingCall';
import { FigureCells } from '../../src/sections/MeasuredFigures';

const { primary, tertiary } = home.closing.actions;
const meta = {
  title: 'sections/Any page/ClosingCall (call to action)',
  id: 'sections-closingcall',
  component: ClosingCall,
  args: { index: 4, ...home.closing },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes through the actions.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading: badge, heading, text, then the actions. The drawing is decoration.',
      limits: 'A heading of up to eight words, a text of two sentences, up to three actions, a note of one line.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ClosingCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
const figures = {
  figures: [
    { value: '85%', label: 'of looms kept' },
    { value: '2-4 days', label: 'to move one' },
  ],
  note: 'Counted over one summer.',
};
export const WithFigures: Story = { args: { children: <FigureCells {...figures} /> } };
export const WithFiguresNarrow: Story = { ...WithFigures, globals: { viewport: { value: 'mobile1' } } };
export const OnBand: Story = { args: { surface: 'band' } };
export const OnBandDark: Story = { args: { surface: 'band' }, globals: { theme: 'dark' } };
export const Low: Story = { args: { size: 'low' } };
export const LowOnALowerFloor: Story = { args: { size: 'low', floor: 2 } };
/** What the page is about stands large on the lit floor. */
export const WithASubject: Story = { args: { drawing: 'section-4-desks-a' } };
export const LowDark: Story = { ...Low, globals: { theme: 'dark' } };
export const LowNarrow: Story = { ...Low, globals: { viewport: { value: 'mobile1' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
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
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };

const nothingOverflows: Story['play'] = ({ canvas, step }) =>
  step('the heading is shown, and nothing scrolls sideways', async () => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  });
export const DrawingIsCutRatherThanScrolled: Story = {
  tags: ['check'],
  play: nothingOverflows,
};
export const DrawingIsCutOnAPhone: Story = {
  tags: ['check'],
  play: nothingOverflows,
  globals: { viewport: { value: 'reflow' } },
};
