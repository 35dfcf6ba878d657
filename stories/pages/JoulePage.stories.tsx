import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { joule } from '../../src/content/servicePages/joule.data';
import { JoulePage } from '../../src/pages/JoulePage';
import { emptyLists, expectParts, longWords, oneOfEach } from './shown';

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
    const { offerings, scenarios, benefits, early, closing } = joule;
    await step('shows all sections in order', () =>
      expectParts(canvas, [scenarios, offerings, benefits, early, closing]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(joule) } };
export const EmptyLists: Story = { args: { content: emptyLists(joule) } };
export const LongWords: Story = { args: { content: longWords(joule) } };
