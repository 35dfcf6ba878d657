import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade';
import { UpgradePage } from '../../src/pages/UpgradePage';

const meta = { component: UpgradePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof UpgradePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      const { offerings, plans, emergency, closing } = upgrade;
      await expect(headings).toEqual([offerings, plans, emergency, closing].map(({ heading }) => heading));
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about Managed SAP services', '/contact/sales-inquiry'],
        ['Learn More about Upgrade and migration', '/contact/sales-inquiry'],
        ['Learn More about Security enhancement', '/contact/sales-inquiry'],
        ['Learn More about Support optimization', '/contact/sales-inquiry'],
        ['Choose Plan Essential', '/contact/sales-inquiry'],
        ['Choose Plan Premium', '/contact/sales-inquiry'],
        ['Choose Plan Enterprise', '/contact/sales-inquiry'],
      ] as const) {
        for (const link of canvas.getAllByRole('link', { name })) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('head and closing call offer the same two ways on', async () => {
      for (const [name, href] of [
        ['Get Infrastructure Assessment', '/contact/sales-inquiry'],
        ['View Support Case Studies', '/case-studies'],
      ] as const) {
        const links = canvas.getAllByRole('link', { name });
        await expect(links).toHaveLength(2);
        for (const link of links) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('the figures are printed as they stand', async () => {
      for (const { investment } of upgrade.offerings.offerings) {
        const [shown] = canvas.getAllByText(investment);
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
      ...upgrade,
      offerings: { ...upgrade.offerings, offerings: upgrade.offerings.offerings.slice(0, 1) },
      plans: { ...upgrade.plans, plans: upgrade.plans.plans.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...upgrade,
      offerings: { ...upgrade.offerings, offerings: [] },
      plans: { ...upgrade.plans, plans: [] },
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
        plans: upgrade.plans.plans.map((record) => ({
          ...record,
          name: `${record.name} for Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
