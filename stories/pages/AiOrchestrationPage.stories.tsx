import type { Meta, StoryObj } from '@storybook/react-vite';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration';
import { AiOrchestrationPage } from '../../src/pages/AiOrchestrationPage';
import { callsAbout, expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/AiOrchestrationPage',
  id: 'pages-aiorchestrationpage',
  component: AiOrchestrationPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AiOrchestrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, offerings, applications, stack, security, closing } = aiOrchestration;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [offerings, applications, stack, security, closing]),
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
      ...aiOrchestration,
      offerings: { ...aiOrchestration.offerings, offerings: aiOrchestration.offerings.offerings.slice(0, 1) },
      applications: {
        ...aiOrchestration.applications,
        items: aiOrchestration.applications.items.slice(0, 1),
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
      applications: { ...aiOrchestration.applications, items: [] },
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
        items: aiOrchestration.applications.items.map((record) => ({
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
        points: aiOrchestration.security.points.map(({ description }) => ({
          description: `${description}, Geschäftsprozessverantwortung included`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'reflow' } },
};
