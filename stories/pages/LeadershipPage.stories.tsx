import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { leadership } from '../../src/content/companyPages/leadership.data';
import { LeadershipPage } from '../../src/pages/LeadershipPage';
import { expectCalls, expectParts, longWords } from './shown';

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
    const { head, executives, closing } = leadership;
    await step('each executive has a section', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: head.heading })).toBeVisible();
      await expectParts(canvas, [...executives.map(({ name }) => ({ heading: name })), closing]);
    });
    await step('shows all links', async () => {
      await expectCalls(canvas, [...[head.back ?? []].flat(), ...Object.values(closing.actions)]);
    });
    await step('profiles without a URL are buttons', async () => {
      const profiles = executives.flatMap((executive) => executive.profiles.filter(({ href }) => !href));
      await expect(canvas.queryAllByRole('button')).toHaveLength(profiles.length);
    });
  },
};
export const Nobody: Story = { args: { content: { ...leadership, executives: [] } } };
export const One: Story = { args: { content: { ...leadership, executives: leadership.executives.slice(0, 1) } } };
export const LongWords: Story = { args: { content: longWords(leadership) } };
