import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joule } from '../../src/content/servicePages/joule';
import { OfferBanner } from '../../src/sections/OfferBanner';

const meta = {
  title: 'sections/Services/OfferBanner',
  id: 'sections-offerbanner',
  component: OfferBanner,
  args: joule.banner,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the action.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'As Banner.',
      limits: 'As Banner; one on a page.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof OfferBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnInk: Story = { args: { surface: 'ink' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const FitsAt400Percent: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas, step }) => {
    await step('the offer is shown, and nothing scrolls sideways', async () => {
      await expect(canvas.getByText(joule.banner.value)).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    });
  },
};
