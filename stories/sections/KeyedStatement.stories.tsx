import type { Meta, StoryObj } from '@storybook/react-vite';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration.data';
import { KeyedStatement } from '../../src/sections/KeyedStatement';
import { lengthen } from './longWords';
import { tabReaches } from './plays';

const { security } = aiOrchestration;
const meta = {
  title: 'sections/Services/KeyedStatement',
  id: 'sections-keyedstatement',
  component: KeyedStatement,
  args: { index: 4, ...security },
  parameters: {
    guide: {
      keyboard: 'links',
      reader: 'A region named by its heading, with the statement and a list of points. The drawing is decorative.',
      limits: 'One point of one sentence for each lettered circle in the drawing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof KeyedStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabReachesLink: Story['play'] = (context) =>
  tabReaches(context, { label: security.more?.label ?? '', href: security.more?.href ?? '' });

export const Default: Story = {
  play: tabReachesLink,
};
export const OnBand: Story = { args: { surface: 'band' } };
export const WithoutPoints: Story = { args: { points: [], more: undefined } };
export const LongWords: Story = { args: { points: lengthen(security.points, 'description') } };
