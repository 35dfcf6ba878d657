import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade.data';
import { EmergencyBand } from '../../src/sections/EmergencyBand';
import { lengthen } from './longWords';
import { tabReaches } from './plays';

const { emergency } = upgrade;
const meta = {
  title: 'sections/Services/EmergencyBand',
  id: 'sections-emergencyband',
  component: EmergencyBand,
  args: { index: 3, ...emergency },
  parameters: {
    guide: {
      keyboard: 'links',
      reader:
        'A region named by its heading, with the steps as a numbered list. On wide screens, the timeline is an image named by `measure`.',
      limits: 'Three steps, because the drawing has three parts. Values of up to three words.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EmergencyBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await context.step('the timeline is a named image, and the steps are a list', async () => {
      await expect(context.canvas.getByRole('img', { name: emergency.measure })).toBeVisible();
      await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await tabReaches(context, emergency.action);
  },
};
export const LongWords: Story = { args: { steps: lengthen(emergency.steps, 'text') } };
export const PhonesHaveTheStepsInstead: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvas, step }) =>
    step('shows the steps without the timeline', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      for (const { text } of emergency.steps) await expect(canvas.getByText(text)).toBeVisible();
    }),
};
