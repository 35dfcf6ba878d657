import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section, type SectionProps } from '../../src/components/Section';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';

const heading = 'What Stands Here';

const meta = {
  title: 'components/Layout/Section',
  id: 'components-section',
  component: Section,
  argTypes: {
    pad: choice(['both', 'start', 'near', 'end', 'opening', 'low', 'none'], 'both'),
    rule: choice([true, false]),
  },
  args: {
    index: 1,
    heading,
    lead: 'Four beams and a sheet of paper. Each holds by itself. In a frame they hold a house.',
    children: (
      <Text measure="text">
        Finance, supply and service run on one clean S/4HANA core, moved without stopping the plant.
      </Text>
    ),
  },
  parameters: {
    guide: {
      reader: 'A region named by its heading, if it has one.',
      limits:
        'Any content. Alternate the surfaces, without two ink sections in a row. Use at most one signal section per page.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Canvas: Story = {
  play: ({ canvas, step }) =>
    step('the region is named by its heading', async () => {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName(heading);
    }),
};

const looks: Record<string, Partial<SectionProps>> = {
  'On a Band': { surface: 'band' },
  'On Canvas, Ruled': { rule: true },
  'On Ink': { surface: 'ink' },
  'Without an Index': { index: undefined },
  'On the Signal Color': { surface: 'signal' },
  'The Heading Only': { index: undefined, lead: undefined },
  'On a Band, Space at the Start Only': { surface: 'band', pad: 'start' },
  'Little Space': { pad: 'low' },
  'Unternehmenssoftwarelandschaft and everything that stands around it': {},
};
/** Each heading names its variant. */
export const AllVariants: Story = {
  render: (args) => (
    <>
      {Object.entries(looks).map(([name, look]) => (
        <Section key={name} {...args} {...look} heading={name} />
      ))}
    </>
  ),
};
