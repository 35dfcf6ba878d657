import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { careers } from '../../src/content/companyPages/careers';
import { CareersPage } from '../../src/pages/CareersPage';

const meta = { component: CareersPage, parameters: { layout: 'fullscreen', path: '/careers' } } satisfies Meta<
  typeof CareersPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Open positions', 'Nothing that fits?']);
    const apply = canvas.getAllByRole('link', { name: /^Apply Now for / });
    await expect(apply).toHaveLength(3);
    for (const link of apply) await expect(link).toHaveAttribute('href', '/contact');
    for (const range of ['$140k-$180k', '$130k-$170k', '$120k-$160k'])
      await expect(canvas.getByText(range)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send Your Resume' })).toHaveAttribute('href', '/contact');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NothingOpen: Story = {
  args: { content: { ...careers, openings: { ...careers.openings, positions: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(careers.openings.none)).toBeVisible();
  },
};
export const One: Story = {
  args: {
    content: { ...careers, openings: { ...careers.openings, positions: careers.openings.positions.slice(0, 1) } },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...careers,
      openings: {
        ...careers.openings,
        positions: careers.openings.positions.map((position) => ({
          ...position,
          title: `${position.title}, Unternehmenssoftwarelandschaft`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
