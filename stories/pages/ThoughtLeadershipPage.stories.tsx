import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership.data';
import { ThoughtLeadershipPage } from '../../src/pages/ThoughtLeadershipPage';
import { emptyLists, longWords } from './shown';

const meta = {
  title: 'pages/Resources/ThoughtLeadershipPage',
  id: 'pages-thoughtleadershippage',
  component: ThoughtLeadershipPage,
  parameters: { layout: 'fullscreen', path: '/resources/thought-leadership' },
} satisfies Meta<typeof ThoughtLeadershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const AtATopic: Story = { parameters: { path: '/resources/thought-leadership?category=ai' } };
export const None: Story = { args: { content: emptyLists(thoughtLeadershipPage) } };
export const LongWords: Story = { args: { content: longWords(thoughtLeadershipPage) } };
