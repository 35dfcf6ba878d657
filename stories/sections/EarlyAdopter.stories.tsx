import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joule } from '../../src/content/servicePages/joule.data';
import { EarlyAdopter } from '../../src/sections/EarlyAdopter';
import { lengthen } from './longWords';
import { tabReaches } from './plays';

const { early } = joule;
const meta = {
  title: 'sections/Services/EarlyAdopter',
  id: 'sections-earlyadopter',
  component: EarlyAdopter,
  args: { index: 4, surface: 'band', ...early },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'A region named by its heading: the figure with its label, the condition, the action, then a list of advantages. The squares are decorative.',
      limits: 'Up to 50 places with one square each, and two to four advantages.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EarlyAdopter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await context.step('shows the offer', async () => {
      await expect(context.canvas.getByText(early.offer.text)).toBeVisible();
    });
    await tabReaches(context, { label: `${early.action.label} with the ${early.heading}`, href: early.action.href });
  },
};
export const OnInk: Story = { args: { surface: 'ink' } };
export const FewPlaces: Story = {
  args: {
    offer: { ...early.offer, places: 3, text: 'For three companies' },
    advantages: early.advantages.slice(0, 1),
  },
};
export const LongWords: Story = { args: { advantages: lengthen(early.advantages, 'title', 'text') } };
