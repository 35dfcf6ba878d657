import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leadership } from '../../src/content/companyPages/leadership';
import { LeadershipPage } from '../../src/pages/LeadershipPage';

const meta = { component: LeadershipPage, parameters: { layout: 'fullscreen', path: '/leadership' } } satisfies Meta<
  typeof LeadershipPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leadership' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([...leadership.executives.map(({ name }) => name), leadership.closing.heading]);
    await expect(canvas.getByRole('link', { name: 'Back to About Us' })).toHaveAttribute('href', '/about');
    await expect(canvas.getByRole('link', { name: 'Schedule Executive Meeting' })).toHaveAttribute('href', '/contact');
    const profiles = leadership.executives.flatMap((executive) => executive.profiles.filter(({ href }) => !href));
    await expect(canvas.queryAllByRole('button')).toHaveLength(profiles.length);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Nobody: Story = { args: { content: { ...leadership, executives: [] } } };
export const One: Story = { args: { content: { ...leadership, executives: leadership.executives.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...leadership,
      executives: leadership.executives.map((executive) => ({
        ...executive,
        name: `${executive.name}-Wolfeschlegelsteinhausenbergerdorff`,
        bio: `${executive.bio} ${executive.bio}`,
      })),
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
