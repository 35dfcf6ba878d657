import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workWithUs } from '../../src/content/companyPages/workWithUs';
import { WorkWithUsPage } from '../../src/pages/WorkWithUsPage';

const meta = { component: WorkWithUsPage, parameters: { layout: 'fullscreen', path: '/about/careers' } } satisfies Meta<
  typeof WorkWithUsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Work With Us' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['What you get', 'Five open positions']);
    const apply = canvas.getAllByRole('link', { name: /^Apply Now for / });
    await expect(apply).toHaveLength(5);
    for (const link of apply) await expect(link).toHaveAttribute('href', '/contact/sales-inquiry');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const NothingOpen: Story = {
  args: {
    content: {
      ...workWithUs,
      benefits: { ...workWithUs.benefits, points: [] },
      positions: { ...workWithUs.positions, positions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(workWithUs.none)).toBeVisible();
  },
};
export const One: Story = {
  args: {
    content: {
      ...workWithUs,
      positions: { ...workWithUs.positions, positions: workWithUs.positions.positions.slice(0, 1) },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...workWithUs,
      positions: {
        ...workWithUs.positions,
        positions: workWithUs.positions.positions.map((position) => ({
          ...position,
          title: `${position.title}, Unternehmenssoftwarelandschaft`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
