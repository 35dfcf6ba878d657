import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { UpgradePage } from '../../src/pages/UpgradePage';
import { callsAbout, emptyLists, expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/UpgradePage',
  id: 'pages-upgradepage',
  component: UpgradePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpgradePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { hero, offerings, plans, emergency, closing } = upgrade;
    await step('shows all sections in order', () => expectParts(canvas, [plans, offerings, emergency, closing]));
    await step('shows all links', () =>
      expectCalls(canvas, [
        ...callsAbout(offerings.action, offerings.offerings),
        ...Object.values(hero.actions),
        ...Object.values(closing.actions),
        ...plans.items.map(({ name }) => ({ ...plans.action, label: `${plans.action.label} ${name}` })),
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
export const OneOfEach: Story = { args: { content: oneOfEach(upgrade) } };
export const EmptyLists: Story = { args: { content: emptyLists(upgrade) } };
export const LongWords: Story = { args: { content: longWords(upgrade) } };
