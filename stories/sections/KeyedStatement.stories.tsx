import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { investorContact } from '../../src/content/companyPages/investorContact';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration';
import { KeyedStatement } from '../../src/sections/KeyedStatement';

const { security } = aiOrchestration;
const meta = {
  title: 'sections/Services/KeyedStatement',
  id: 'sections-keyedstatement',
  component: KeyedStatement,
  args: { index: 4, ...security },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the way on.'],
        ['Enter', 'Follows the link.'],
      ],
      reader: 'A region named by its heading, the statement, then the points as a list.',
      limits: 'As many points as the drawing has balloons, each of one sentence.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof KeyedStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnBand: Story = { args: { surface: 'band' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const WithTitles: Story = { args: { ...investorContact.governance, more: undefined } };
export const WithoutPoints: Story = { args: { points: [], more: undefined } };
export const LongWords: Story = {
  args: {
    points: security.points.map(({ description }) => ({
      description: `${description}, Geschäftsprozessverantwortungsübergabe included`,
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const LeadsToGovernance: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the link, which leads to the rules', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: security.more?.label ?? '' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', security.more?.href);
    });
  },
};
