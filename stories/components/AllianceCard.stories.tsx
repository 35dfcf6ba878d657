import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllianceCard } from '../../src/components/AllianceCard';
import { Cell, Cells } from '../../src/components/Cells';
import { Section } from '../../src/components/Section';
import { alliances } from '../../src/content/companyPages/alliances';
import { allianceCategories } from '../../src/content/partners';

const [first] = allianceCategories;
if (!first) throw new Error('There is no category');
const { id, title, description, partners } = first;

const meta = {
  title: 'components/Cards/AllianceCard',
  id: 'components-alliancecard',
  component: AllianceCard,
  args: {
    heading: title,
    text: description,
    partners,
    partnersLabel: alliances.categories.partners,
    drawing: `alliance-${id}`,
  },
  parameters: {
    guide: {
      reader:
        'Heading of level 3, text, then the partners as a list named by `partnersLabel`. The drawing is decoration.',
      limits:
        'Two to eight partners; more wrap. Without partners the label goes too. The title wraps, also within a long word.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Cells columns={3} medium={1}>
        <Cell pad="none">
          <AllianceCard {...args} />
        </Cell>
      </Cells>
    </Section>
  ),
} satisfies Meta<typeof AllianceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('partners are listed under their heading', async () => {
      await expect(canvas.getByRole('list', { name: alliances.categories.partners })).toHaveTextContent(
        partners[0] ?? '',
      );
    });
  },
};
export const WithoutDrawing: Story = { args: { drawing: undefined } };
export const NoPartners: Story = { args: { partners: [] } };
export const OnePartner: Story = { args: { partners: ['Halden'] } };
export const ManyPartners: Story = {
  args: { partners: allianceCategories.flatMap((category) => category.partners) },
};
export const LongWords: Story = {
  args: { heading: 'Unternehmenssoftwarelandschaft', text: `${description} ${description} ${description}` },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
