import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration.data';
import { AiOrchestrationPage } from '../../src/pages/AiOrchestrationPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

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
    const { offerings, applications, stack, security, closing } = aiOrchestration;
    await step('shows all sections in order', () =>
      expectParts(canvas, [offerings, applications, stack, security, closing]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(aiOrchestration) } };
export const EmptyLists: Story = { args: { content: emptyLists(aiOrchestration) } };
export const LongWords: Story = { args: { content: longWords(aiOrchestration) } };
