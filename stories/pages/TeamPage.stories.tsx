import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { teamPage } from '../../src/content/companyPages/team.data';
import { TeamPage } from '../../src/pages/TeamPage';
import { longWords } from './shown';

const meta = {
  title: 'pages/Company/TeamPage',
  id: 'pages-teampage',
  component: TeamPage,
  parameters: { layout: 'fullscreen', path: '/about/our-team' },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('shows the first people with their quotes', async () => {
      for (const { name, quote } of teamPage.team.slice(0, teamPage.first)) {
        await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(canvas.getByText(`“${quote}”`)).toBeVisible();
      }
    });
  },
};
export const Nobody: Story = { args: { content: { ...teamPage, team: [] } } };
export const One: Story = { args: { content: { ...teamPage, team: teamPage.team.slice(0, 1) } } };
export const LongWords: Story = { args: { content: longWords(teamPage) } };
