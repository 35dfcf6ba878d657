import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade';
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
      instead: [['PageHead', 'The whole drawing opens the page.']],
      reader: 'Nothing: it is decoration, and shows a part of a drawing that the page has above.',
      limits: 'Any drawing; a detail of about 3 : 1. Once a page; on signal where no signal button is in view.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DrawingBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnSignal: Story = { args: { surface: 'signal' } };
export const OnSignalDark: Story = { args: { surface: 'signal' }, globals: { theme: 'dark' } };
export const OnInk: Story = { args: { surface: 'ink' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ReachesTheEdgeOfTheWindow: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, step }) => {
    const picture = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
    const { left, right } = picture.getBoundingClientRect();
    await step('it begins and ends at the window’s edges, and the page does not scroll sideways', async () => {
      await expect(left).toBe(0);
      await expect(right).toBe(document.documentElement.clientWidth);
      await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    });
  },
};

/** Where the system sets the colours, its lines stand on the system’s surface. */
export const ForcedColors: Story = {
  args: { surface: 'signal' },
  parameters: { forcedColors: 'active', chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) =>
    step('its lines can be seen on its surface', () =>
      whereForced(async () => {
        const drawing = canvasElement.querySelector('svg[data-drawing]') as SVGElement;
        const sheet = drawing.closest('[data-surface]') as HTMLElement;
        await expect(getComputedStyle(drawing).color).not.toBe(getComputedStyle(sheet).backgroundColor);
      }),
    ),
};
