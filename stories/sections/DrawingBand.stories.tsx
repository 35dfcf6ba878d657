import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { DrawingBand } from '../../src/sections/DrawingBand';
import { whereForced } from '../media';

const meta = {
  title: 'sections/Any page/DrawingBand (full bleed, picture)',
  id: 'sections-drawingband',
  component: DrawingBand,
  tags: ['new'],
  args: upgrade.detail,
  parameters: {
    guide: {
      instead: [['sections/PageHead', 'The page opens with the whole drawing.']],
      reader: 'Nothing. The drawing is decorative.',
      limits:
        'Any drawing, cropped to about 3 : 1. Use one band per page, and the surface `signal` only if no signal button is in view.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DrawingBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement, step }) =>
    step('spans the window', async () => {
      const picture = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
      const { left, right } = picture.getBoundingClientRect();
      await expect(left).toBe(0);
      await expect(right).toBe(document.documentElement.clientWidth);
    }),
};
export const OnSignal: Story = { args: { surface: 'signal' } };
export const OnInk: Story = { args: { surface: 'ink' } };

/** In forced colors, the lines use a system color. */
export const ForcedColors: Story = {
  args: { surface: 'signal' },
  parameters: { forcedColors: 'active' },
  play: async ({ canvasElement, step }) =>
    step('the lines contrast with the background', () =>
      whereForced(async () => {
        const drawing = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
        const sheet = drawing.closest('[data-surface]') as HTMLElement;
        await expect(getComputedStyle(drawing).color).not.toBe(getComputedStyle(sheet).backgroundColor);
      }),
    ),
};
