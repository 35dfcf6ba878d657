import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../../src/components/Divider';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const meta = {
  title: 'components/Layout/Divider (separator, rule)',
  id: 'components-divider',
  component: Divider,
  parameters: {
    guide: {
      reader: 'A separator.',
      limits: 'It has no content.',
    },
  },
  render: (args) => (
    <Stack>
      <Text>Above</Text>
      <Divider {...args} />
      <Text>Below</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Strong: Story = { args: { line: 'strong' } };
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const StrongDark: Story = { ...Strong, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
