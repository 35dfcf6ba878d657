import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../src/components/Text';
import { HeadedSection } from '../../src/sections/HeadedSection';

const meta = {
  title: 'sections/Any page/HeadedSection',
  id: 'sections-headedsection',
  component: HeadedSection,
  args: {
    index: 1,
    heading: 'Two doors into one room',
    lead: 'One of them is always open.',
    children: <Text>What stands below the head.</Text>,
  },
  parameters: {
    guide: {
      reader: 'A region named by its heading, the lead, then whatever stands below.',
      limits: 'A heading of up to eight words, a lead of up to 30.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HeadedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the region has the name of its heading', async () => {
      await expect(canvas.getByRole('region', { name: 'Two doors into one room' })).toBeVisible();
    });
  },
};
export const HeadingOnly: Story = { args: { index: undefined, lead: undefined } };
export const OnBand: Story = { args: { surface: 'band' } };
export const OnInk: Story = { args: { surface: 'ink' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: { heading: 'Unternehmenssoftwarelandschaft and everything that stands around it' },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
