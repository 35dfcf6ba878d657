import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationCard } from '../../src/components/ApplicationCard';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Cards/ApplicationCard',
  id: 'components-applicationcard',
  component: ApplicationCard,
  parameters: {
    guide: {
      reader:
        'An article named by its heading. The prompt is a quotation with a caption; the metric is a term with its definition. The drawing is decorative.',
      limits:
        'A heading of up to two lines, a text of two or three sentences and one metric. The prompt is one question without quotation marks; the card adds them.',
    },
  },
  args: {
    heading: 'From squeak to worn bearing',
    text: 'It hears the engine, compares it with older tapes, and says which part to look at.',
    metric: { label: 'Judged by', text: 'Hours until the part is found' },
  },
  render: (args) => (
    <Cells edge="boxed">
      <Cell>
        <ApplicationCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const prompt = { label: 'Somebody asks', text: 'Which of my orders are stuck at the border today?' };
export const AllVariants: Story = gallery(
  meta.render,
  {
    'with a metric': {},
    'without a metric': { metric: undefined },
    'with a drawing': { media: <Drawing name="application-complaint" viewBox="0 0 480 190" fit="contain" /> },
    'with a prompt': { prompt },
    'with a prompt, on ink': { prompt },
    'long words': {
      heading: 'Geschäftsprozessverantwortungsübergabe in every plant',
      prompt: { ...prompt, text: 'Which Unternehmenssoftwarelandschaftsbestandteile are still open in plant 1200?' },
      metric: { label: 'Counted in', text: 'Orders at the border, over all harbors and all seasons' },
    },
  },
  { columns: 2, onInk: ['with a prompt, on ink'] },
);

export const WithPrompt: Story = {
  tags: ['check'],
  args: { prompt },
  play: async ({ canvas, step }) => {
    await step('the prompt is a quotation with a caption', async () => {
      await expect(canvas.getByRole('figure')).toHaveTextContent(prompt.label);
      await expect(canvas.getByRole('blockquote')).toHaveTextContent(`“${prompt.text}”`);
    });
  },
};
