import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upgrade } from '../../src/content/servicePages/upgrade';
import { EmergencyBand } from '../../src/sections/EmergencyBand';

const { emergency } = upgrade;
const meta = {
  title: 'sections/Services/EmergencyBand',
  id: 'sections-emergencyband',
  component: EmergencyBand,
  args: { index: 3, ...emergency },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches the phone.'],
        ['Enter', 'Calls it.'],
      ],
      reader:
        'A region named by its heading; the steps are a numbered list, the line is an image named by `measure`, on wide windows only.',
      limits: 'Three steps: the drawing names three stretches. Values of up to three words.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EmergencyBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const WithoutNote: Story = { args: { note: undefined } };
export const LongWords: Story = {
  args: { steps: emergency.steps.map(({ value, text }) => ({ value, text: `${text} ${text}` })) },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const LineIsSaidInWords: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('the line is said in words', async () => {
      await expect(canvas.getByRole('img', { name: emergency.measure })).toBeVisible();
    });
    await step('its steps are a list', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};
export const PhonesHaveTheStepsInstead: Story = {
  tags: ['check'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step }) => {
    await step('the steps are shown without the line', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      for (const { text } of emergency.steps) await expect(canvas.getByText(text)).toBeVisible();
    });
  },
};
export const CallsTheSupportLine: Story = {
  tags: ['check'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the call, which dials the line', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: emergency.action.label });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', emergency.action.href);
    });
  },
};
