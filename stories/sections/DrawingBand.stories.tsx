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
      instead: [['sections/PageHead', 'The whole drawing opens the page.']],
      reader: 'Nothing: it is decoration, and shows a part of a drawing that the page has above.',
      limits: 'Any drawing; a detail of about 3 : 1. Once a page; on signal where no signal button is in view.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DrawingBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement, step }) =>
    step('it begins and ends at the window’s edges', async () => {
      const picture = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
      const { left, right } = picture.getBoundingClientRect();
      await expect(left).toBe(0);
      await expect(right).toBe(document.documentElement.clientWidth);
    }),
};
export const OnSignal: Story = { args: { surface: 'signal' } };
export const OnInk: Story = { args: { surface: 'ink' } };

/** Where the system sets the colors, its lines stand on the system’s surface. */
export const ForcedColors: Story = {
  args: { surface: 'signal' },
  parameters: { forcedColors: 'active' },
  play: async ({ canvasElement, step }) =>
    step('its lines can be seen on its surface', () =>
      whereForced(async () => {
        const drawing = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
        const sheet = drawing.closest('[data-surface]') as HTMLElement;
        await expect(getComputedStyle(drawing).color).not.toBe(getComputedStyle(sheet).backgroundColor);
      }),
    ),
};
