import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { Monogram } from '../../src/components/Monogram';
import { Section } from '../../src/components/Section';
import { executives, team } from '../../src/content/people';

const people = [...team, ...executives];
const plate = (id = '') => <Drawing name={`portrait-${id}`} viewBox="20 12 200 200" fit="cover" />;

const meta = {
  title: 'components/Brand/Monogram (avatar)',
  id: 'components-monogram',
  component: Monogram,
  args: { name: 'Rosa Kirchner' },
  parameters: {
    guide: {
      reader: 'Nothing: the name stands beside it.',
      limits: 'Two initials, of the first and the last name; one of a single name.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Cells columns={4}>
        <Cell>
          <Monogram {...args} />
        </Cell>
      </Cells>
    </Section>
  ),
} satisfies Meta<typeof Monogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, step }) => {
    await step('initials stand on a square plate', async () => {
      await expect(canvas.getByText('RK')).toBeVisible();
      const plate = canvas.getByText('RK').parentElement?.getBoundingClientRect();
      await expect(plate?.height).toBeGreaterThan(100);
      await expect(plate?.height).toBeCloseTo(plate?.width ?? 0, 0);
    });
    await step('they are no image', async () => {
      await expect(canvas.queryByRole('img')).toBeNull();
    });
  },
};
export const OwnPlate: Story = { args: { media: plate(people[0]?.id) } };
export const OneName: Story = { args: { name: 'Sukarno' } };
export const WideLetters: Story = { args: { name: 'Wilhelmina Mwangi' } };
export const Everybody: Story = {
  render: () => (
    <Section>
      <Cells columns={4}>
        {people.map(({ id, name }) => (
          <Cell key={id}>
            <Monogram name={name} media={plate(id)} />
          </Cell>
        ))}
      </Cells>
    </Section>
  ),
};
export const Dark: Story = { ...Everybody, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
