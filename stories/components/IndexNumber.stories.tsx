import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../src/components/Heading';
import { IndexNumber } from '../../src/components/IndexNumber';
import { Inline } from '../../src/components/Inline';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Figures/IndexNumber (balloon, key)',
  id: 'components-indexnumber',
  component: IndexNumber,
  argTypes: {
    variant: choice(['figure', 'balloon'], 'figure'),
    size: choice(['title3', 'large'], 'title3'),
  },
  args: { value: 4 },
  parameters: {
    guide: {
      reader: 'Hidden. Use an `ol` if the order matters. The text beside a balloon names the part.',
      limits: '1 to 99, shown with two digits. A balloon contains one letter.',
    },
  },
} satisfies Meta<typeof IndexNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
  IndexNumber,
  {
    'two digits': { value: 12 },
    large: { value: 1, size: 'large' },
    'large on ink': { value: 1, size: 'large' },
    'balloon on ink': { variant: 'balloon', value: 'a' },
    balloon: { variant: 'balloon', value: 'a' },
  },
  { columns: 3, onInk: ['large on ink', 'balloon on ink'] },
);
export const OnOneLineWithItsHeading: Story = {
  args: { value: 1 },
  render: (args) => (
    <Inline gap="24" align="baseline">
      <IndexNumber {...args} />
      <Heading level={3}>SAP core</Heading>
    </Inline>
  ),
};
export const BalloonsKeyAList: Story = {
  render: () => (
    <Stack as="ul" gap="12">
      {['Managed operations', 'New roof, old walls', 'Process optimization'].map((part, index) => (
        <li key={part}>
          <Inline gap="12">
            <IndexNumber variant="balloon" value={'abc'.charAt(index)} />
            <Text as="span" size="small">
              {part}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  ),
};
