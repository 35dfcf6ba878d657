import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration.data';
import { TechnologyStack } from '../../src/sections/TechnologyStack';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { layers } = aiOrchestration.stack;
const meta = {
  title: 'sections/Services/TechnologyStack',
  id: 'sections-technologystack',
  component: TechnologyStack,
  args: { index: 3, surface: 'ink', ...aiOrchestration.stack },
  parameters: {
    guide: {
      reader: 'A region named by its heading, with a list of layers, numbered in descending order.',
      limits: 'Two to six layers of one to eight parts. Without layers, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TechnologyStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the lowest layer is last', async () => {
      await expect(canvas.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent(layers.at(-1)?.name ?? '');
    });
    await step('lists every part', async () => {
      for (const part of layers.flatMap(({ parts }) => parts)) await expect(canvas.getByText(part)).toBeVisible();
    });
  },
};
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const One: Story = { args: { layers: layers.slice(0, 1) } };
export const None: Story = { args: { layers: [] }, play: noHeading };
export const ManyParts: Story = {
  args: {
    layers: layers.map((layer) => ({ ...layer, parts: [...layer.parts, ...layer.parts.map((p) => `${p}, again`)] })),
  },
};
export const LongWords: Story = { args: { layers: lengthen(layers, 'parts') } };
