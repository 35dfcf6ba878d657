import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joule } from '../../src/content/servicePages/joule';
import { EarlyAdopter } from '../../src/sections/EarlyAdopter';

const { early } = joule;
const meta = {
  title: 'sections/Services/EarlyAdopter',
  id: 'sections-earlyadopter',
  component: EarlyAdopter,
  args: { index: 4, surface: 'band', ...early },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the action.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'A region named by its heading: the figure and what it counts, its condition in words, the action, then a list of advantages. The squares are decoration.',
      limits: 'Up to 50 places, one square each; two to four advantages.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EarlyAdopter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnInk: Story = { args: { surface: 'ink' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OneAdvantage: Story = { args: { advantages: early.advantages.slice(0, 1) } };
export const FewPlaces: Story = {
  args: { offer: { ...early.offer, places: 3, text: 'For three companies' } },
};
export const LongWords: Story = {
  args: {
    advantages: early.advantages.map(({ title, text }) => ({
      title: `${title} for Unternehmenssoftwarelandschaften`,
      text: `${text} ${text}`,
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const OfferLeadsToTheSalesInquiry: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the offer is shown', async () => {
      await expect(canvas.getByText(early.offer.text)).toBeVisible();
    });
    await step('Tab reaches its action, which leads to the inquiry', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `${early.action.label} with the ${early.heading}` });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', early.action.href);
    });
  },
};
