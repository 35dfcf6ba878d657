import type { Meta, StoryObj } from '@storybook/react-vite';
import { upgrade } from '../../src/content/servicePages/upgrade';
import { UpgradePage } from '../../src/pages/UpgradePage';
import { callsAbout, expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/UpgradePage',
  id: 'pages-upgradepage',
  component: UpgradePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, offerings, plans, emergency, closing } = upgrade;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [plans, offerings, emergency, closing]),
    );
    await step('each call leads where it should', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
        ...plans.items.map(({ name }) => ({ ...plans.action, label: `${plans.action.label} ${name}` })),
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
      ...upgrade,
      offerings: { ...upgrade.offerings, offerings: upgrade.offerings.offerings.slice(0, 1) },
      plans: { ...upgrade.plans, items: upgrade.plans.items.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...upgrade,
      offerings: { ...upgrade.offerings, offerings: [] },
      plans: { ...upgrade.plans, items: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...upgrade,
      offerings: {
        ...upgrade.offerings,
        offerings: upgrade.offerings.offerings.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      plans: {
        ...upgrade.plans,
        items: upgrade.plans.items.map((record) => ({
          ...record,
          name: `${record.name} for Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
