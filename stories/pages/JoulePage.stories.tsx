import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { joule } from '../../src/content/servicePages/joule.data';
import { JoulePage } from '../../src/pages/JoulePage';
import { callsAbout, emptyLists, expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/JoulePage',
  id: 'pages-joulepage',
  component: JoulePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { hero, banner, offerings, scenarios, benefits, early, stats, closing } = joule;
    await step('shows all sections in order', () =>
      expectParts(canvas, [scenarios, offerings, benefits, early, closing]),
    );
    await step('shows all links', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
        { ...banner.action, label: `${banner.action.label} with the ${banner.label.toLowerCase()}` },
        { ...early.action, label: `${early.action.label} with the ${early.heading}` },
      ]),
    );
    await step('shows all figures', () =>
      expectFigures(canvas, [
        ...hero.facts.map(({ value }) => value),
        ...offerings.offerings.flatMap(({ investment, timeline }) => [investment, timeline]),
        ...stats.figures.map(({ value }) => value),
        banner.text,
        ...early.advantages.map(({ title }) => title),
      ]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(joule) } };
export const EmptyLists: Story = { args: { content: emptyLists(joule) } };
export const LongWords: Story = { args: { content: longWords(joule) } };
