import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../src/content/home';
import { HomePage } from '../../src/pages/HomePage';
import { expectCalls, expectParts } from './shown';

const meta = {
  title: 'pages/Home/HomePage',
  id: 'pages-homepage',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const { hero, build, promises, stories, closing } = home;
    await step('the sections stand in order under one heading', () =>
      expectParts(canvas, [build, promises, stories, closing]),
    );
    await step('hero and closing call lead on', () =>
      expectCalls(canvas, [...Object.values(hero.actions), ...Object.values(closing.actions)]),
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OneOfEach: Story = {
  args: {
    content: {
      ...home,
      build: { ...home.build, plates: home.build.plates.slice(0, 1) },
      promises: { ...home.promises, promises: home.promises.promises.slice(0, 1) },
      stories: { ...home.stories, stories: home.stories.stories.slice(0, 1) },
    },
  },
};
export const EmptyLists: Story = {
  args: {
    content: {
      ...home,
      build: { ...home.build, plates: [] },
      promises: { ...home.promises, promises: [] },
      stories: { ...home.stories, stories: [] },
    },
  },
};
export const LongWords: Story = {
  args: {
    content: {
      ...home,
      build: {
        ...home.build,
        plates: home.build.plates.map((plate) => ({
          ...plate,
          title: `${plate.title}, Unternehmenssoftwarelandschaft included`,
          description: `${plate.description} ${plate.description}`,
        })),
      },
      promises: {
        ...home.promises,
        promises: home.promises.promises.map((promise) => ({ ...promise, text: `${promise.text} ${promise.text}` })),
      },
      stories: {
        ...home.stories,
        stories: home.stories.stories.map((story) => ({ ...story, title: `${story.title}, on several continents` })),
      },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
