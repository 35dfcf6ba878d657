import type { Meta, StoryObj } from '@storybook/react-vite';
import { Balloon } from '../../src/components/Balloon';
import { Inline } from '../../src/components/Inline';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const meta = {
  title: 'components/Figures/Balloon',
  id: 'components-balloon',
  component: Balloon,
  args: { letter: 'a' },
  parameters: {
    guide: {
      reader: 'Nothing: the key is for the eye, as its drawing is. The words beside it say what the part is.',
      limits: 'One letter.',
    },
  },
} satisfies Meta<typeof Balloon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const KeysAList: Story = {
  render: () => (
    <Stack as="ul" gap="12">
      {['Managed operations', 'New roof, old walls', 'Process optimization'].map((part, index) => (
        <li key={part}>
          <Inline gap="12">
            <Balloon letter={'abc'.charAt(index)} />
            <Text as="span" size="small">
              {part}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  ),
};
export const OnInk: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const KeysAListDark: Story = { ...KeysAList, globals: { theme: 'dark' } };
export const KeysAListNarrow: Story = { ...KeysAList, globals: { viewport: { value: 'mobile1' } } };
