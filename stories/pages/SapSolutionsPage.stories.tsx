import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { SapSolutionsPage } from '../../src/pages/SapSolutionsPage';
import { callsAbout, emptyLists, expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/SapSolutionsPage',
  id: 'pages-sapsolutionspage',
  component: SapSolutionsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SapSolutionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { hero, offerings, benefits, closing } = sapSolutions;
    await step('shows all sections in order', () => expectParts(canvas, [offerings, benefits, closing]));
    await step('shows all links', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
      ]),
    );
    await step('shows all figures', () =>
      expectFigures(canvas, [
        ...hero.facts.map(({ value }) => value),
        ...offerings.offerings.flatMap(({ investment, timeline }) => [investment, timeline]),
      ]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(sapSolutions) } };
export const EmptyLists: Story = { args: { content: emptyLists(sapSolutions) } };
export const LongWords: Story = { args: { content: longWords(sapSolutions) } };
