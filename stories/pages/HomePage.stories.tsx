import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/home';
import { HomePage } from '../../src/pages/HomePage';

const meta = { component: HomePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the sections stand in order under one heading', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual([
        'What We Build',
        'Why Choose Norvane',
        'Success Stories',
        'Bring the system you cannot stop',
      ]);
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
    await step('hero and closing call offer the same ways on', async () => {
      for (const [name, href] of [
        ['Free Strategy Call', '/contact'],
        ['Free ROI Analysis', '/contact'],
        ['See the case studies', '/case-studies'],
      ] as const) {
        const links = canvas.getAllByRole('link', { name });
        await expect(links).toHaveLength(2);
        for (const link of links) await expect(link).toHaveAttribute('href', href);
      }
    });
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
