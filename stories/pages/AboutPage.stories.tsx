import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '../../src/content/companyPages/about';
import { AboutPage } from '../../src/pages/AboutPage';

const meta = { component: AboutPage, parameters: { layout: 'fullscreen', path: '/about' } } satisfies Meta<
  typeof AboutPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Our mission',
      'One group, two ends of the day',
      'Explore More',
      'Ready to Connect',
    ]);
    await expect(canvas.getByRole('link', { name: 'Free Strategy Call' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Leadership' })).toHaveAttribute('href', '/leadership');
    await expect(canvas.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
    await expect(canvas.getByRole('link', { name: 'Partnerships' })).toHaveAttribute('href', '/partnerships');
    await expect(canvas.getByRole('link', { name: 'Investors' })).toHaveAttribute('href', '/investor-relations');
    await expect(canvas.getByText('85%')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NothingToExplore: Story = { args: { content: { ...about, explore: { ...about.explore, pages: [] } } } };
export const OneFigure: Story = { args: { content: { ...about, figures: about.figures.slice(0, 1) } } };
export const LongWords: Story = {
  args: {
    content: {
      ...about,
      mission: {
        ...about.mission,
        heading: 'Unternehmenssoftwarelandschaft',
        paragraphs: [...about.mission.paragraphs, ...about.group.paragraphs],
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
