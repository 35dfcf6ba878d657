import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { teamPage } from '../../src/content/companyPages/team';
import { TeamPage } from '../../src/pages/TeamPage';

const meta = {
  title: 'pages/Company/TeamPage',
  id: 'pages-teampage',
  component: TeamPage,
  parameters: { layout: 'fullscreen', path: '/about/our-team' },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first people are shown with their words', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: teamPage.head.heading })).toBeVisible();
      for (const { name, quote } of teamPage.team.slice(0, teamPage.first)) {
        await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(canvas.getByText(`“${quote}”`)).toBeVisible();
      }
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Nobody: Story = { args: { content: { ...teamPage, team: [] } } };
export const One: Story = { args: { content: { ...teamPage, team: teamPage.team.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...teamPage,
      team: teamPage.team.map((member) => ({
        ...member,
        name: `${member.name}-Wolfeschlegelsteinhausenbergerdorff`,
        bio: `${member.bio} ${member.bio}`,
      })),
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
