import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enterpriseCx } from '../../src/content/servicePages/enterpriseCx.data';
import { Guarantee } from '../../src/sections/Guarantee';
import { lengthen } from './longWords';

const { guarantee } = enterpriseCx;
const meta = {
  title: 'sections/Services/Guarantee',
  id: 'sections-guarantee',
  component: Guarantee,
  args: { index: 3, ...guarantee },
  parameters: {
    guide: {
      reader: 'A region named by its heading. The timeline is a labeled image, and the terms are a numbered list.',
      limits: 'One to six terms, each with a title of up to five words. Without terms, only the timeline is shown.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Guarantee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the drawing has a name, and each term has a heading', async () => {
      await expect(canvas.getByRole('img', { name: guarantee.measure.label })).toBeVisible();
      for (const { title } of guarantee.terms) await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }),
};
export const OnInk: Story = { args: { surface: 'ink' } };
export const TwoTerms: Story = { args: { terms: guarantee.terms.slice(0, 2) } };
export const NoTerms: Story = { args: { terms: [] } };
export const LongWords: Story = { args: { terms: lengthen(guarantee.terms, 'title', 'text') } };
/** Phones use a separate drawing. */
export const SaidInWordsOnAPhone: Story = {
  ...Default,
  tags: ['check'],
  globals: { viewport: { value: 'mobile1' } },
};
