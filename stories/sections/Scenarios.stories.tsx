import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joule } from '../../src/content/servicePages/joule';
import { Scenarios } from '../../src/sections/Scenarios';

const { scenarios } = joule.scenarios;
const meta = {
  title: 'sections/Services/Scenarios',
  id: 'sections-scenarios',
  component: Scenarios,
  args: { index: 2, surface: 'ink', ...joule.scenarios },
  parameters: {
    guide: {
      reader: 'A region named by its heading; a list of articles, in which the question is a quotation.',
      limits: 'Two to six scenarios. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Scenarios>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const One: Story = { args: { scenarios: scenarios.slice(0, 1) } };
export const None: Story = {
  args: { scenarios: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      prompt: `${scenario.prompt} And what of the Unternehmenssoftwarelandschaftsbestandteile?`,
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const EachHasItsQuestion: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('each question stands in quotation marks', async () => {
      await expect(canvas.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual(
        scenarios.map(({ prompt }) => `“${prompt}”`),
      );
    });
  },
};
