import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overview } from '../../src/content/servicePages/overview';
import { ServicesPage } from '../../src/pages/ServicesPage';

const meta = { component: ServicesPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Five services, from the core up',
        'Across all five',
        'Tell us which system worries you',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about SAP Solutions & S/4HANA', '/services/sap-solutions'],
        ['Learn More about Enterprise Customer Experience', '/services/enterprise-cx'],
        ['Learn More about AI Orchestration & Automation', '/services/ai-orchestration'],
        ['Learn More about SAP Joule Enablement', '/services/joule-enablement'],
        ['Learn More about Upgrade SAP Infrastructure', '/services/upgrade-sap'],
        ['Free Strategy Call', '/contact'],
        ['Book Consultation', '/contact/sales-inquiry'],
        ['View Case Studies', '/case-studies'],
      ] as const) {
        for (const link of canvas.getAllByRole('link', { name })) await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('the figures are printed as they stand', async () => {
      for (const figure of [
        'SAP Gold Partner',
        '200+',
        '85%',
        '16',
        '15-35%',
        '3-9 months',
        '12-24 weeks',
        '8-16 weeks',
        '6-12 weeks',
        '4-8 weeks',
        'Ongoing',
        '50+ implementations',
        '15+ AI projects',
        '25+ managed systems',
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
      ...overview,
      services: { ...overview.services, services: overview.services.services.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...overview,
      services: { ...overview.services, services: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...overview,
      services: {
        ...overview.services,
        services: overview.services.services.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
