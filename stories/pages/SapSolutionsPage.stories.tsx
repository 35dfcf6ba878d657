import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { SapSolutionsPage } from '../../src/pages/SapSolutionsPage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

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
    const { offerings, benefits, closing } = sapSolutions;
    await step('shows all sections in order', () => expectParts(canvas, [offerings, benefits, closing]));
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(sapSolutions) } };
export const EmptyLists: Story = { args: { content: emptyLists(sapSolutions) } };
export const LongWords: Story = { args: { content: longWords(sapSolutions) } };
