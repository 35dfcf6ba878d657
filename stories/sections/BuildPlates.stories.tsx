import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { home } from '../../src/content/home.data';
import { BuildPlates } from '../../src/sections/BuildPlates';
import { whereMoving, whereStill } from '../media';
import { lengthen } from './longWords';
import { noHeading } from './plays';

const { plates } = home.build;
const meta = {
  title: 'sections/Home/BuildPlates',
  id: 'sections-buildplates',
  component: BuildPlates,
  args: { index: 1, ...home.build },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'A region named by its heading, with a numbered list. Only the titles are links. The parts are a list. Drawings and letters are decorative.',
      limits: 'Four plates with three parts each, because each drawing has three lettered circles.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BuildPlates>;
export default meta;
type Story = StoryObj<typeof meta>;

const moving = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg[data-drawing]')].filter(
    (drawing) => getComputedStyle(drawing.closest('div > *') as Element).animationName !== 'none',
  );

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('each plate links to its service and lists its parts', async () => {
      const cells = canvas.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'OL');
      await expect(cells).toHaveLength(plates.length);
      for (const [index, { title, href, parts }] of plates.entries()) {
        const cell = within(cells[index] as HTMLElement);
        await expect(cell.getByRole('link', { name: title })).toHaveAttribute('href', href);
        for (const part of parts) await expect(cell.getByText(part)).toBeVisible();
      }
    });
    await step('with reduced motion, plates do not move', () =>
      whereStill(async () => {
        await expect(moving(canvasElement)).toEqual([]);
      }),
    );
  },
};
export const One: Story = { args: { plates: plates.slice(0, 1) } };
export const None: Story = { args: { plates: [] }, play: noHeading };
export const LongWords: Story = { args: { plates: lengthen(plates, 'title', 'description', 'parts') } };

export const PlatesComeApartWithTheScroll: Story = {
  tags: ['check'],
  parameters: { motion: 'no-preference' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, step }) =>
    step('scrolling moves the plates if the browser supports view timelines', () =>
      whereMoving(async () => {
        await expect(moving(canvasElement).length > 0).toBe(CSS.supports('animation-timeline: view()'));
      }),
    ),
};
