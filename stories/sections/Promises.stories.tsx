import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/home';
import { Promises } from '../../src/sections/Promises';

const { promises } = home.promises;
const meta = {
  title: 'sections/Home/Promises',
  id: 'sections-promises',
  component: Promises,
  args: { index: 2, ...home.promises },
  parameters: {
    guide: {
      reader:
        'A region named by its heading; a list with a heading for each promise; each measured line is an image with its label.',
      limits: 'Two to four promises. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Promises>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const One: Story = { args: { promises: promises.slice(0, 1) } };
export const None: Story = {
  args: { promises: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    promises: promises.map((promise) => ({
      ...promise,
      title: `${promise.title}, Geschäftsprozessverantwortliche included`,
      text: `${promise.text} ${promise.text} ${promise.text}`,
    })),
  },
};

export const EachDrawingIsSaidInWords: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('each drawing is said in words', async () => {
      for (const { measure } of promises) {
        await expect(canvas.getByRole('img', { name: measure.label })).toBeVisible();
      }
    });
  },
};
export const EachDrawingIsSaidInWordsOnAPhone: Story = {
  tags: ['check'],
  ...EachDrawingIsSaidInWords,
  globals: { viewport: { value: 'mobile1' } },
};
