import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/home.data';
import { Promises } from '../../src/sections/Promises';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { promises } = home.promises;
const meta = {
  title: 'sections/Home/Promises',
  id: 'sections-promises',
  component: Promises,
  args: { index: 2, ...home.promises },
  parameters: {
    guide: {
      reader: 'A region named by its heading, with a list. Each promise has a heading and a labeled image.',
      limits: 'Two to four promises. Without promises, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Promises>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('each drawing has a name', async () => {
      for (const { measure } of promises) await expect(canvas.getByRole('img', { name: measure.label })).toBeVisible();
    }),
};
export const One: Story = { args: { promises: promises.slice(0, 1) } };
export const None: Story = { args: { promises: [] }, play: noHeading };
export const LongWords: Story = { args: { promises: lengthen(promises, 'title', 'text') } };
