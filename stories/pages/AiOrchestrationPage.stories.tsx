import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration.data';
import { AiOrchestrationPage } from '../../src/pages/AiOrchestrationPage';
import { callsAbout, emptyLists, expectCalls, expectFigures, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Services/AiOrchestrationPage',
  id: 'pages-aiorchestrationpage',
  component: AiOrchestrationPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AiOrchestrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    const { hero, offerings, applications, stack, security, closing } = aiOrchestration;
    await step('shows all sections in order', () =>
      expectParts(canvas, [offerings, applications, stack, security, closing]),
    );
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
export const OneOfEach: Story = { args: { content: oneOfEach(aiOrchestration) } };
export const EmptyLists: Story = { args: { content: emptyLists(aiOrchestration) } };
export const LongWords: Story = { args: { content: longWords(aiOrchestration) } };
