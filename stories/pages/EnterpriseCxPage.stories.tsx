import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx';
import { EnterpriseCxPage } from '../../src/pages/EnterpriseCxPage';

const meta = { component: EnterpriseCxPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof EnterpriseCxPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Four clouds, one customer record',
        'Results, to scale',
        '90-day results guarantee',
        'Why Choose Norvane',
        'Walk one customer through with us',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about Sales Cloud', '/contact/sales-inquiry'],
        ['Learn More about Service Cloud', '/contact/sales-inquiry'],
        ['Learn More about Marketing Cloud', '/contact/sales-inquiry'],
        ['Learn More about Commerce', '/contact/sales-inquiry'],
        ['Get Free Assessment', '/contact/sales-inquiry'],
        ['Book Consultation', '/contact/sales-inquiry'],
        ['Get Started', '/contact/sales-inquiry'],
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
      for (const figure of ['$35K', '$40K', '$45K', '300%', '15-35%', '3-9 months', '30+']) {
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
      ...enterpriseCx,
      offerings: { ...enterpriseCx.offerings, offerings: enterpriseCx.offerings.offerings.slice(0, 1) },
      results: { ...enterpriseCx.results, figures: enterpriseCx.results.figures.slice(0, 1) },
      guarantee: { ...enterpriseCx.guarantee, terms: enterpriseCx.guarantee.terms.slice(0, 1) },
      benefits: { ...enterpriseCx.benefits, benefits: enterpriseCx.benefits.benefits.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...enterpriseCx,
      offerings: { ...enterpriseCx.offerings, offerings: [] },
      results: { ...enterpriseCx.results, figures: [] },
      guarantee: { ...enterpriseCx.guarantee, terms: [] },
      benefits: { ...enterpriseCx.benefits, benefits: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...enterpriseCx,
      offerings: {
        ...enterpriseCx.offerings,
        offerings: enterpriseCx.offerings.offerings.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      results: {
        ...enterpriseCx.results,
        figures: enterpriseCx.results.figures.map((figure) => ({
          ...figure,
          label: `${figure.label} in Unternehmenssoftwarelandschaften`,
        })),
      },
      guarantee: {
        ...enterpriseCx.guarantee,
        terms: enterpriseCx.guarantee.terms.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      benefits: {
        ...enterpriseCx.benefits,
        benefits: enterpriseCx.benefits.benefits.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
