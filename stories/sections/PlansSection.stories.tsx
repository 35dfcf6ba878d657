import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade';
import { PlansSection } from '../../src/sections/PlansSection';

const { plans } = upgrade.plans;
const meta = {
  title: 'sections/Services/PlansSection (pricing)',
  id: 'sections-planssection',
  component: PlansSection,
  args: { index: 2, ...upgrade.plans },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Goes from plan to plan.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading; a list of articles, each named by its plan.',
      limits: 'One to three plans, of which one is popular. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PlansSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Two: Story = { args: { plans: plans.slice(0, 2) } };
export const One: Story = { args: { plans: plans.slice(0, 1) } };
export const NonePopular: Story = { args: { plans: plans.map((plan) => ({ ...plan, popular: false })) } };
export const None: Story = {
  args: { plans: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    plans: plans.map((plan) => ({
      ...plan,
      name: `${plan.name} for Unternehmenssoftwarelandschaften`,
      features: plan.features.map((feature) => `${feature}, in every region and every system`),
    })),
  },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const KeyboardGoesFromPlanToPlan: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes from plan to plan', async () => {
      for (const { name } of plans) {
        await userEvent.tab();
        const link = canvas.getByRole('link', { name: `${upgrade.plans.action.label} ${name}` });
        await expect(link).toHaveFocus();
        await expect(link).toHaveAttribute('href', upgrade.plans.action.href);
      }
    });
    await step('the popular one is marked', async () => {
      await expect(canvas.getAllByText(upgrade.plans.popular)).toHaveLength(
        plans.filter(({ popular }) => popular).length,
      );
    });
  },
};
export const PopularPlanFitsOnAPhone: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step }) => {
    await step('the mark is shown, and nothing scrolls sideways', async () => {
      await expect(canvas.getByText(upgrade.plans.popular)).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    });
  },
};
