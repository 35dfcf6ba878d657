import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { overview } from '../../src/content/servicePages/overview.data';
import { ServicesPage } from '../../src/pages/ServicesPage';
import { emptyLists, expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/ServicesPage',
  id: 'pages-servicespage',
  component: ServicesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
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
export const OneOfEach: Story = { args: { content: oneOfEach(overview) } };
export const EmptyLists: Story = { args: { content: emptyLists(overview) } };
export const LongWords: Story = { args: { content: longWords(overview) } };
