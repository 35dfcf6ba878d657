import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../src/components/Link';
import { SectionHead } from '../../src/components/SectionHead';
import { Stat } from '../../src/components/Stat';
import { choice } from '../choice';
import { inSection } from '../decorators';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Layout/SectionHead',
  id: 'components-sectionhead',
  component: SectionHead,
  argTypes: {
    space: choice(['below', 'none'], 'below'),
    size: choice(['hero', 'title1', 'title2', 'title3', 'list', 'title4']),
  },
  args: { heading: 'Why Slate Lasts', lead: 'Three vows, cut into the lintel.' },
  parameters: {
    guide: {
      keyboard: [['Tab', 'Moves to the link in `aside`, if it has one.']],
      reader: 'The heading, the lead, then the content of `aside`.',
      limits: 'A title of up to eight words and a lead of up to 30.',
    },
    layout: 'fullscreen',
  },
  decorators: [inSection],
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {};
const figure = <Stat layout="row" value="4.9" label="from 88 letters home" />;
const link = (
  <Link variant="arrow" href="/resources/case-studies">
    All finished works
  </Link>
);
export const AllVariants: Story = gallery(SectionHead, {
  'page title': { level: 1, heading: 'Resources' },
  'title only': { lead: undefined },
  'with an aside': { heading: 'Success Stories', lead: undefined, aside: figure },
  'with lead and aside': { aside: link },
  'long words': {
    heading: 'Everything that a manufacturer with eleven plants asks before a cutover weekend',
    lead: 'Questions come from plant managers, auditors and works councils, and each of them has an owner and a date.',
  },
});
