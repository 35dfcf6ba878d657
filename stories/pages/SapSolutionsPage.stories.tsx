import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions';
import { SapSolutionsPage } from '../../src/pages/SapSolutionsPage';

const meta = { component: SapSolutionsPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof SapSolutionsPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Three ways into the core',
        'What a clean core changes',
        'Show us your oldest system',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about S/4HANA Migration', '/contact/sales-inquiry'],
        ['Learn More about BTP Integration', '/contact/sales-inquiry'],
        ['Learn More about Business Process Optimization', '/contact/sales-inquiry'],
        ['Book Consultation', '/contact/sales-inquiry'],
      ] as const) {
        for (const link of canvas.getAllByRole('link', { name })) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('head and closing call lead to the case studies', async () => {
      const links = canvas.getAllByRole('link', { name: 'View Case Studies' });
      await expect(links).toHaveLength(2);
      for (const link of links) await expect(link).toHaveAttribute('href', '/case-studies');
    });
    await step('the figures are printed as they stand', async () => {
      for (const figure of ['$50K', '8-16 weeks', '4-8 weeks', '$35K', '6-12 weeks', '12-24', '50+']) {
        const [shown] = canvas.getAllByText(figure);
        await expect(shown).toBeVisible();
      }
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OneOfEach: Story = {
  args: {
    content: {
      ...sapSolutions,
      offerings: { ...sapSolutions.offerings, offerings: sapSolutions.offerings.offerings.slice(0, 1) },
      benefits: { ...sapSolutions.benefits, benefits: sapSolutions.benefits.benefits.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...sapSolutions,
      offerings: { ...sapSolutions.offerings, offerings: [] },
      benefits: { ...sapSolutions.benefits, benefits: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...sapSolutions,
      offerings: {
        ...sapSolutions.offerings,
        offerings: sapSolutions.offerings.offerings.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      benefits: {
        ...sapSolutions.benefits,
        benefits: sapSolutions.benefits.benefits.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
