import type { Meta, StoryObj } from '@storybook/react-vite';
import { overview } from '../../src/content/servicePages/overview';
import { ServicesPage } from '../../src/pages/ServicesPage';
import { expectCalls, expectFigures, expectParts } from './shown';

const meta = {
  title: 'pages/Services/ServicesPage',
  id: 'pages-servicespage',
  component: ServicesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { claims, services, further, closing } = overview;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [services, further, closing]),
    );
    await step('each call leads where it should', () =>
      expectCalls(canvas, [
        ...services.services.map(({ title, link }) => ({ label: `${services.more} about ${title}`, href: link })),
        ...Object.values(closing.actions),
      ]),
    );
    await step('the figures are printed as they stand', () =>
      expectFigures(canvas, [
        ...claims.figures.map(({ label }) => label),
        ...services.services.flatMap(({ metrics: { timeline, roi, clients } }) => [timeline, roi, clients]),
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
