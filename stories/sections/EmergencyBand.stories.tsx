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
        'A region named by its heading; the steps are a numbered list, the line is an image named by `measure`, on wide windows only.',
      limits: 'Three steps: the drawing names three stretches. Values of up to three words.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EmergencyBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await context.step('the line is an image with a name, its steps are a list', async () => {
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
    step('the steps are shown without the line', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      for (const { text } of emergency.steps) await expect(canvas.getByText(text)).toBeVisible();
    }),
};
