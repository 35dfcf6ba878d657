import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../src/components/Heading';
import { IndexNumber } from '../../src/components/IndexNumber';
import { Inline } from '../../src/components/Inline';

const meta = {
  title: 'components/Figures/IndexNumber',
  id: 'components-indexnumber',
  component: IndexNumber,
  args: { value: 4 },
  parameters: {
    guide: {
      reader: 'Nothing: use an `ol` where the order matters.',
      limits: '1 to 99, printed with two digits.',
    },
  },
} satisfies Meta<typeof IndexNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoDigits: Story = { args: { value: 12 } };
export const Large: Story = { args: { value: 1, size: 'title1' } };
export const OnOneLineWithItsHeading: Story = {
  args: { value: 1 },
  render: (args) => (
    <Inline gap="24" align="baseline">
      <IndexNumber {...args} />
      <Heading level={3}>SAP core</Heading>
    </Inline>
  ),
};
export const Dark: Story = { ...OnOneLineWithItsHeading, globals: { theme: 'dark' } };
export const Narrow: Story = { ...OnOneLineWithItsHeading, globals: { viewport: { value: 'mobile1' } } };
