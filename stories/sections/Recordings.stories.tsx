import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsPage } from '../../src/content/listPages/events';
import { Recordings } from '../../src/sections/Recordings';

const { recordings } = eventsPage;
const some = (count: number) => ({ recordings: recordings.recordings.slice(0, count) });
const meta = {
  title: 'sections/Resources/Recordings',
  id: 'sections-recordings',
  component: Recordings,
  args: recordings,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes from button to button, also where there is nothing to watch.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list of articles.',
      limits: 'Any number, two or three to a row. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Recordings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every recording is listed', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(recordings.recordings.length);
    });
  },
};
export const One: Story = { args: some(1) };
export const Two: Story = { args: some(2) };
export const None: Story = {
  args: some(0),
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const Photographs: Story = {
  args: { recordings: recordings.recordings.map((entry) => ({ ...entry, image: 'data:image/png;base64,AAAA' })) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
