import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../src/components/Link';
import { Section } from '../../src/components/Section';
import { SectionHead } from '../../src/components/SectionHead';
import { Stat } from '../../src/components/Stat';

const meta = {
  title: 'components/Layout/SectionHead',
  id: 'components-sectionhead',
  component: SectionHead,
  args: { heading: 'Why Slate Lasts', lead: 'Three vows, cut into the lintel.' },
  parameters: {
    guide: {
      keyboard: [['Tab', 'Reaches the link in `aside`, where there is one.']],
      reader: 'A heading, the lead, then what stands aside.',
      limits: 'A title of up to eight words, a lead of up to 30.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <SectionHead {...args} />
    </Section>
  ),
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {};
export const TitleOnly: Story = { args: { lead: undefined } };
export const WithAside: Story = {
  args: {
    heading: 'Success Stories',
    lead: undefined,
    aside: <Stat layout="row" value="4.9" label="from 88 letters home" />,
  },
};
export const WithLeadAndAside: Story = {
  args: {
    aside: (
      <Link variant="arrow" href="/resources/case-studies">
        All finished works
      </Link>
    ),
  },
};
export const PageTitle: Story = { args: { level: 1, heading: 'Resources' } };
export const LongWords: Story = {
  args: {
    heading: 'Everything that a manufacturer with eleven plants in four countries asks before a cutover weekend',
    lead: 'Questions come from plant managers, controllers, auditors and works councils, and each of them has an owner, a date and an answer that was rehearsed.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
