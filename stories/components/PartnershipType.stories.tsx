import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { PartnershipType } from '../../src/components/PartnershipType';
import { Section } from '../../src/components/Section';
import { partnerships } from '../../src/content/companyPages/partnerships';
import { partnershipTypes } from '../../src/content/partners';

const [first] = partnershipTypes;
if (!first) throw new Error('There is no type of partnership');
const { title, description, benefits } = first;

const meta = {
  title: 'components/Cards/PartnershipType',
  id: 'components-partnershiptype',
  component: PartnershipType,
  args: { index: 1, heading: title, text: description, benefits, benefitsLabel: partnerships.types.benefits },
  parameters: {
    guide: {
      reader:
        'The title as a heading, the description, then the benefits as a list named by `benefitsLabel`. The number is decoration.',
      limits: 'Two to five benefits; without any the label goes too.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Cells columns={3} medium={1}>
        <Cell>
          <PartnershipType {...args} />
        </Cell>
      </Cells>
    </Section>
  ),
} satisfies Meta<typeof PartnershipType>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('benefits are a list with its heading', async () => {
      await expect(canvas.getByRole('list', { name: partnerships.types.benefits })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(benefits.length);
    });
  },
};
export const WithoutBenefits: Story = { args: { benefits: [] } };
export const OneBenefit: Story = { args: { benefits: benefits.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    heading: 'Unternehmenssoftwarelandschaft',
    text: `${description} ${description} ${description}`,
    benefits: [...benefits, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
