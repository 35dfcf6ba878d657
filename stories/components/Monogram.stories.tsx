import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Drawing } from '../../src/components/Drawing';
import { Monogram, type MonogramProps } from '../../src/components/Monogram';
import { Section } from '../../src/components/Section';
import { executives, team } from '../../src/content/people.data';
import { gallery } from '../gallery';

const people = [...team, ...executives];
const plate = (id: string) => (
  <Drawing name={`portrait-${id}`} viewBox="20 12 200 200" fit="cover" palette="portrait" />
);

const Row = ({ people }: { people: readonly MonogramProps[] }) => (
  <Section>
    <Cells columns={4}>
      {people.map((person) => (
        <Cell key={person.name}>
          <Monogram {...person} />
        </Cell>
      ))}
    </Cells>
  </Section>
);

const meta = {
  title: 'components/Brand/Monogram (avatar)',
  id: 'components-monogram',
  component: Monogram,
  args: { name: 'Rosa Kirchner' },
  parameters: {
    guide: {
      reader: 'Hidden, because the name is beside it.',
      limits: 'The initials of the first and last name, or of a single name.',
    },
    layout: 'fullscreen',
  },
  render: (args) => <Row people={[args]} />,
} satisfies Meta<typeof Monogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, step }) => {
    await step('the initials are on a square', async () => {
      await expect(canvas.getByText('RK')).toBeVisible();
      const plate = canvas.getByText('RK').parentElement?.getBoundingClientRect();
      await expect(plate?.height).toBeGreaterThan(100);
      await expect(plate?.height).toBeCloseTo(plate?.width ?? 0, 0);
    });
  },
};
export const AllVariants: Story = gallery(
  Monogram,
  {
    'initials alone': {},
    'one name': { name: 'Sukarno' },
    'wide letters': { name: 'Wilhelmina Mwangi' },
    ...Object.fromEntries(people.map(({ id, name }) => [name, { name, media: plate(id) }])),
  },
  { columns: 5 },
);
