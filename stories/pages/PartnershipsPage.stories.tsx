import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerships } from '../../src/content/companyPages/partnerships';
import { PartnershipsPage } from '../../src/pages/PartnershipsPage';

const meta = {
  component: PartnershipsPage,
  parameters: { layout: 'fullscreen', path: '/partnerships' },
} satisfies Meta<typeof PartnershipsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partnership Opportunities' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Three ways to work together',
      'Ideal partner profile',
      'Four steps',
      'Bring your product and a client',
    ]);
    await expect(canvas.getByRole('link', { name: 'Back to About Us' })).toHaveAttribute('href', '/about');
    await expect(canvas.getByRole('link', { name: 'Explore Partnership' })).toHaveAttribute(
      'href',
      '/contact?type=partnership',
    );
    for (const name of ['Technology', 'Channel', 'Solution'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const EmptyLists: Story = {
  args: {
    content: {
      ...partnerships,
      types: { ...partnerships.types, types: [] },
      ideal: { ...partnerships.ideal, points: [] },
      process: { ...partnerships.process, steps: [] },
    },
  },
};
export const OneOfEach: Story = {
  args: {
    content: {
      ...partnerships,
      types: { ...partnerships.types, types: partnerships.types.types.slice(0, 1) },
      ideal: { ...partnerships.ideal, points: partnerships.ideal.points.slice(0, 1) },
      process: { ...partnerships.process, steps: partnerships.process.steps.slice(0, 1) },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...partnerships,
      types: {
        ...partnerships.types,
        types: partnerships.types.types.map((type) => ({
          ...type,
          title: `${type.title}softwarelandschaftspartnerschaft`,
        })),
      },
    },
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
