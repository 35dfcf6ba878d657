import type { Meta, StoryObj } from '@storybook/react-vite';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx';
import { EnterpriseCxPage } from '../../src/pages/EnterpriseCxPage';
import { callsAbout, expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/EnterpriseCxPage',
  id: 'pages-enterprisecxpage',
  component: EnterpriseCxPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnterpriseCxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, offerings, results, guarantee, benefits, closing } = enterpriseCx;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [offerings, results, guarantee, benefits, closing]),
    );
    await step('each call leads where it should', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
      ]),
    );
    await step('the figures are printed as they stand', () =>
      expectFigures(canvas, [
        ...hero.facts.map(({ value }) => value),
        ...offerings.offerings.flatMap(({ investment, timeline }) => [investment, timeline]),
        ...results.figures.map(({ value }) => value),
      ]),
    );
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
