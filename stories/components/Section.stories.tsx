import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { Text } from '../../src/components/Text';

const heading = 'What Stands Here';

const meta = {
  title: 'components/Layout/Section',
  id: 'components-section',
  component: Section,
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
      reader:
        'A region named by its heading, then the lead; without a heading nothing of its own. The index in the margin is decoration.',
      limits:
        'Anything. Surfaces alternate; two inks never follow each other, and a page has one sheet of signal at most.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Canvas: Story = {};
export const Band: Story = { args: { surface: 'band' } };
export const Ink: Story = { args: { surface: 'ink' } };
export const Signal: Story = { args: { surface: 'signal' } };
export const SignalDark: Story = { args: { surface: 'signal' }, globals: { theme: 'dark' } };
export const Ruled: Story = { args: { rule: true } };
export const HeadingOnly: Story = { args: { index: undefined, lead: undefined } };
export const LongWords: Story = {
  args: { heading: 'Unternehmenssoftwarelandschaft and everything that stands around it' },
};
export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'reflow' } } };
export const WithoutIndex: Story = { args: { index: undefined } };
export const SpaceAtTheStartOnly: Story = { args: { pad: 'start' } };

export const LittleSpace: Story = { args: { pad: 'low' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Alternating: Story = {
  render: () => (
    <>
      <Section index={1} heading="What Stands Here" lead="Four beams and a sheet of paper." />
      <Section index={2} surface="band" heading="Why Slate Lasts" lead="Three vows, cut into the lintel." />
      <Section index={3} surface="ink" heading="Bring the clock that lost its hour" lead="Half an hour at the bench." />
    </>
  ),
};

export const NamedByItsHeading: Story = {
  play: async ({ canvas, step }) => {
    await step('the region has the name of its heading', async () => {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName(heading);
    });
  },
};
export const AlternatingDark: Story = { ...Alternating, globals: { theme: 'dark' } };
