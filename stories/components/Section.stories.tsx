import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { SectionHead } from '../../src/components/SectionHead';
import { Text } from '../../src/components/Text';

const body = (
  <>
    <SectionHead
      id="build"
      title="What Stands Here"
      lead="Four beams and a sheet of paper. Each holds by itself. In a frame they hold a house."
    />
    <Text measure="text">
      Finance, supply and service run on one clean S/4HANA core, moved without stopping the plant.
    </Text>
  </>
);

const meta = {
  title: 'components/Layout/Section',
  id: 'components-section',
  component: Section,
  args: { index: 1, labelledBy: 'build', children: body },
  parameters: {
    guide: {
      reader:
        'A region named by the heading that `labelledBy` points at; without it nothing of its own. The index in the margin is decoration.',
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
export const WithoutIndex: Story = { args: { index: undefined } };
export const SpaceAtTheStartOnly: Story = { args: { pad: 'start' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Alternating: Story = {
  render: () => (
    <>
      <Section index={1}>
        <SectionHead title="What Stands Here" lead="Four beams and a sheet of paper." />
      </Section>
      <Section index={2} surface="band">
        <SectionHead title="Why Slate Lasts" lead="Three vows, cut into the lintel." />
      </Section>
      <Section index={3} surface="ink">
        <SectionHead title="Bring the clock that lost its hour" lead="Half an hour at the bench." />
      </Section>
    </>
  ),
};

export const NamedByItsHeading: Story = {
  play: async ({ canvas, step }) => {
    await step('the region has the name of its heading', async () => {
      await expect(canvas.getByRole('region', { name: 'What Stands Here' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('What Stands Here');
    });
  },
};
export const AlternatingDark: Story = { ...Alternating, globals: { theme: 'dark' } };
