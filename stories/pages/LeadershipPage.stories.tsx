import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { leadership } from '../../src/content/companyPages/leadership.data';
import { LeadershipPage } from '../../src/pages/LeadershipPage';
import { expectParts, longWords } from './shown';

const meta = {
  title: 'pages/Company/LeadershipPage',
  id: 'pages-leadershippage',
  component: LeadershipPage,
  parameters: { layout: 'fullscreen', path: '/leadership' },
} satisfies Meta<typeof LeadershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { executives, closing } = leadership;
    await step('each executive has a section', async () => {
      await expectParts(canvas, [...executives.map(({ name }) => ({ heading: name })), closing]);
    });
  },
};
export const Nobody: Story = { args: { content: { ...leadership, executives: [] } } };
export const One: Story = { args: { content: { ...leadership, executives: leadership.executives.slice(0, 1) } } };
export const LongWords: Story = { args: { content: longWords(leadership) } };
