import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { overview } from '../../src/content/servicePages/overview.data';
import { ServicesPage } from '../../src/pages/ServicesPage';
import { emptyLists, expectFigures, expectParts, longWords, oneOfEach } from './shown';

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
    await step('shows all sections in order', () => expectParts(canvas, [services, further, closing]));
    await step('shows all figures', () =>
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
