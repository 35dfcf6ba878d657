import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/components/Container';
import { Section } from '../../src/components/Section';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Layout/Container (container, wrapper)',
  id: 'components-container',
  component: Container,
  argTypes: {
    pad: choice(['both', 'start', 'near', 'end', 'opening', 'low', 'none'], 'none'),
  },
  args: { children: <Text>Between the frame lines, 24 px inside them.</Text> },
  parameters: {
    guide: {
      reader: 'Only the content is read.',
      limits: 'Any content. The container is up to 1280 px wide.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section width="full">
      <Container {...args} />
    </Section>
  ),
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASectionOfFullWidth: Story = {};
export const AllVariants: Story = gallery(meta.render, {
  none: {},
  low: { pad: 'low' },
  opening: { pad: 'opening' },
  near: { pad: 'near' },
  start: { pad: 'start' },
  end: { pad: 'end' },
  both: { pad: 'both' },
});
