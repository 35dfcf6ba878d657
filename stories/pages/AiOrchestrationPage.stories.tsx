import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration';
import { AiOrchestrationPage } from '../../src/pages/AiOrchestrationPage';

const meta = { component: AiOrchestrationPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof AiOrchestrationPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'Four kinds of work for a model',
        'Where it earns its place',
        'The stack, from the records up',
        'Your records stay yours',
        'Bring one process and its data',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('each call leads where it should', async () => {
      for (const [name, href] of [
        ['Learn More about Retrieval (RAG)', '/contact/sales-inquiry'],
        ['Learn More about Process automation', '/contact/sales-inquiry'],
        ['Learn More about Predictive analytics', '/contact/sales-inquiry'],
        ['Learn More about Conversational AI', '/contact/sales-inquiry'],
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
      for (const figure of ['$35K', '$40K', '$30K', '15+']) {
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
      ...aiOrchestration,
      offerings: { ...aiOrchestration.offerings, offerings: aiOrchestration.offerings.offerings.slice(0, 1) },
      applications: {
        ...aiOrchestration.applications,
        applications: aiOrchestration.applications.applications.slice(0, 1),
      },
      stack: { ...aiOrchestration.stack, layers: aiOrchestration.stack.layers.slice(0, 1) },
      security: { ...aiOrchestration.security, points: aiOrchestration.security.points.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...aiOrchestration,
      offerings: { ...aiOrchestration.offerings, offerings: [] },
      applications: { ...aiOrchestration.applications, applications: [] },
      stack: { ...aiOrchestration.stack, layers: [] },
      security: { ...aiOrchestration.security, points: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...aiOrchestration,
      offerings: {
        ...aiOrchestration.offerings,
        offerings: aiOrchestration.offerings.offerings.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      applications: {
        ...aiOrchestration.applications,
        applications: aiOrchestration.applications.applications.map((record) => ({
          ...record,
          title: `${record.title} for Unternehmenssoftwarelandschaften`,
        })),
      },
      stack: {
        ...aiOrchestration.stack,
        layers: aiOrchestration.stack.layers.map((record) => ({
          ...record,
          name: `${record.name} for Unternehmenssoftwarelandschaften`,
        })),
      },
      security: {
        ...aiOrchestration.security,
        points: aiOrchestration.security.points.map((point) => `${point}, Geschäftsprozessverantwortung included`),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
