import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership';
import { Contributors } from '../../src/sections/Contributors';

const { contributors } = thoughtLeadershipPage;
const some = (count: number) => ({ contributors: contributors.contributors.slice(0, count) });
const meta = {
  title: 'sections/Resources/Contributors',
  id: 'sections-contributors',
  component: Contributors,
  args: contributors,
  parameters: {
    guide: {
      reader: 'A region named by its heading; a list of articles.',
      limits: 'One to eight people, four to a row. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Contributors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each contributor has a heading', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    });
  },
};
export const One: Story = { args: some(1) };
export const Three: Story = { args: some(3) };
export const None: Story = {
  args: some(0),
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
