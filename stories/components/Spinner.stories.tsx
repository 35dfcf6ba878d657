import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../src/components/Inline';
import { Spinner, type SpinnerProps } from '../../src/components/Spinner';
import { Text } from '../../src/components/Text';
import { gallery } from '../gallery';
import { whereStill } from '../media';

const meta = {
  title: 'components/Feedback/Spinner (loading indicator)',
  id: 'components-spinner',
  component: Spinner,
  parameters: {
    guide: {
      reader: 'Hidden. The text beside it states the progress.',
      limits: 'It has no content.',
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  ...gallery(
    (args: SpinnerProps) => (
      <Inline gap="12">
        <Spinner {...args} />
        <Text as="span">Sending Message...</Text>
      </Inline>
    ),
    { small: {}, large: { size: 32 } },
  ),
  play: async ({ canvasElement, step }) =>
    step('with reduced motion, the spinner does not turn', () =>
      whereStill(async () => {
        await expect(canvasElement.querySelector('svg')?.getAnimations({ subtree: true })).toEqual([]);
      }),
    ),
};
