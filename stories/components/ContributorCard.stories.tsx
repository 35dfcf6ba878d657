import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { ContributorCard } from '../../src/components/ContributorCard';
import { Portrait } from '../../src/sections/Portrait';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Cards/ContributorCard',
  id: 'components-contributorcard',
  component: ContributorCard,
  parameters: {
    guide: {
      reader:
        'An article with the name as a heading, the role, a list of subjects and the number of articles. The portrait is decorative.',
      limits: 'Two or three subjects. Long names and roles wrap.',
    },
  },
  args: {
    name: 'Noor Haddad',
    role: 'Keeper of the Looms',
    expertise: ['Retrieval', 'Guardrails'],
    articles: 2,
    media: <Portrait name="Noor Haddad" drawing="portrait-noor-haddad" />,
  },
  render: (args) => (
    <Cells columns={4} edge="boxed">
      <Cell pad="none">
        <ContributorCard {...args} />
      </Cell>
    </Cells>
  ),
} satisfies Meta<typeof ContributorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the name and the number of articles are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Noor Haddad' })).toBeVisible();
      await expect(canvas.getByText('2 articles')).toBeVisible();
    });
  },
};
export const AllVariants: Story = gallery(meta.render, {
  default: {},
  'one article': { articles: 1 },
  'long words': {
    name: 'Maximiliane von Hohenlohe-Schillingsfürst',
    role: 'Head of Unternehmenssoftwarelandschaftsverantwortung',
    expertise: ['Telecommunications infrastructure', 'Donaudampfschifffahrt', 'Cutover'],
  },
});
