import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { home } from '../../src/content/home.data';
import { HomePage } from '../../src/pages/HomePage';
import { emptyLists, expectCalls, expectParts, longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Home/HomePage',
  id: 'pages-homepage',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet', 'forced colors', 'right to left'),
  play: async ({ canvas, step }) => {
    const { hero, build, promises, stories, closing } = home;
    await step('shows all sections in order', () => expectParts(canvas, [build, promises, stories, closing]));
    await step('shows the links of the hero and the closing call', () =>
      expectCalls(canvas, [...Object.values(hero.actions), ...Object.values(closing.actions)]),
    );
  },
};
export const OneOfEach: Story = { args: { content: oneOfEach(home) } };
export const EmptyLists: Story = { args: { content: emptyLists(home) } };
export const LongWords: Story = { args: { content: longWords(home) } };
