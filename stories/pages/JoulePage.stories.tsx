import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joule } from '../../src/content/servicePages/joule';
import { JoulePage } from '../../src/pages/JoulePage';

const meta = { component: JoulePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof JoulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Four steps to a Joule that people use',
        'Ask it like this',
        'Why Choose Norvane',
        'Early Adopter Advantage Program',
        'Bring three questions to a live demo',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about Joule implementation', '/contact/sales-inquiry'],
        ['Learn More about Workflow integration', '/contact/sales-inquiry'],
        ['Learn More about User training', '/contact/sales-inquiry'],
        ['Learn More about Advanced capabilities', '/contact/sales-inquiry'],
        ['Get Started with the limited-time offer', '/contact/sales-inquiry'],
        ['Get Started with the Early Adopter Advantage Program', '/contact/sales-inquiry'],
      ] as const) {
        for (const link of canvas.getAllByRole('link', { name })) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('head and closing call offer the same two ways on', async () => {
      for (const [name, href] of [
        ['Book Live Joule Demo', '/contact/sales-inquiry'],
        ['View Early Adopter Stories', '/case-studies'],
      ] as const) {
        const links = canvas.getAllByRole('link', { name });
        await expect(links).toHaveLength(2);
        for (const link of links) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('the figures are printed as they stand', async () => {
      for (const figure of [
        '$15K',
        '$20K',
        '3-6 weeks',
        '2-3 weeks',
        '80%',
        '12+',
        'implementation discount for the first 25 enterprise customers',
        'Priority access',
        'Competitive edge',
        'Expert support',
      ]) {
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
      ...joule,
      offerings: { ...joule.offerings, offerings: joule.offerings.offerings.slice(0, 1) },
      scenarios: { ...joule.scenarios, scenarios: joule.scenarios.scenarios.slice(0, 1) },
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
      scenarios: { ...joule.scenarios, scenarios: [] },
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
        scenarios: joule.scenarios.scenarios.map((record) => ({
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
