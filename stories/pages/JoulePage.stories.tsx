import type { Meta, StoryObj } from '@storybook/react-vite';
import { joule } from '../../src/content/servicePages/joule';
import { JoulePage } from '../../src/pages/JoulePage';
import { callsAbout, expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/JoulePage',
  id: 'pages-joulepage',
  component: JoulePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, banner, offerings, scenarios, benefits, early, stats, closing } = joule;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [scenarios, offerings, benefits, early, closing]),
    );
    await step('each call leads where it should', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
        { ...banner.action, label: `${banner.action.label} with the ${banner.label.toLowerCase()}` },
        { ...early.action, label: `${early.action.label} with the ${early.heading}` },
      ]),
    );
    await step('the figures are printed as they stand', () =>
      expectFigures(canvas, [
        ...hero.facts.map(({ value }) => value),
        ...offerings.offerings.flatMap(({ investment, timeline }) => [investment, timeline]),
        ...stats.figures.map(({ value }) => value),
        banner.text,
        ...early.advantages.map(({ title }) => title),
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
      ...joule,
      offerings: { ...joule.offerings, offerings: joule.offerings.offerings.slice(0, 1) },
      scenarios: { ...joule.scenarios, items: joule.scenarios.items.slice(0, 1) },
      benefits: { ...joule.benefits, benefits: joule.benefits.benefits.slice(0, 1) },
      early: { ...joule.early, advantages: joule.early.advantages.slice(0, 1) },
      stats: { ...joule.stats, figures: joule.stats.figures.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...joule,
      offerings: { ...joule.offerings, offerings: [] },
      scenarios: { ...joule.scenarios, items: [] },
      benefits: { ...joule.benefits, benefits: [] },
      early: { ...joule.early, advantages: [] },
      stats: { ...joule.stats, figures: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...joule,
      offerings: {
        ...joule.offerings,
        offerings: joule.offerings.offerings.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      scenarios: {
        ...joule.scenarios,
        items: joule.scenarios.items.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      benefits: {
        ...joule.benefits,
        benefits: joule.benefits.benefits.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      early: {
        ...joule.early,
        advantages: joule.early.advantages.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      stats: {
        ...joule.stats,
        figures: joule.stats.figures.map((figure) => ({
          ...figure,
          label: `${figure.label} in Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
