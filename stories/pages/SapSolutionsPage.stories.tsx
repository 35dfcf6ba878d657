import type { Meta, StoryObj } from '@storybook/react-vite';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions';
import { SapSolutionsPage } from '../../src/pages/SapSolutionsPage';
import { callsAbout, expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/SapSolutionsPage',
  id: 'pages-sapsolutionspage',
  component: SapSolutionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SapSolutionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, offerings, benefits, closing } = sapSolutions;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [offerings, benefits, closing]),
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
