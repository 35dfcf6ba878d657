import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/Badge';
import { ButtonLink } from '../../src/components/ButtonLink';
import { Inline } from '../../src/components/Inline';
import { Link } from '../../src/components/Link';
import { Text } from '../../src/components/Text';
import { choice, spaces } from '../choice';
import { gallery } from '../gallery';

const tags = ['Manufacturing', 'Shops & Stalls', 'Harbors & Rails', 'Financial Services', 'Healthcare', 'Automotive'];
const meta = {
  title: 'components/Layout/Inline (flex)',
  id: 'components-inline',
  component: Inline,
  argTypes: {
    gap: choice(spaces, '16'),
    rowGap: choice(spaces),
    align: choice(['start', 'center', 'baseline', 'end', 'stretch'], 'center'),
    justify: choice(['start', 'between', 'end'], 'start'),
    narrow: choice(['wrap', 'stack'], 'wrap'),
  },
  parameters: {
    guide: {
      keyboard: [['Tab', 'Moves through the links and buttons in the row, in reading order.']],
      reader: 'Only the content is read. It is a list if `as` is a list element.',
      limits: 'Any number of elements; the row wraps.',
    },
  },
  args: { children: tags.map((tag) => <Badge key={tag}>{tag}</Badge>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const actions = (
  <>
    <ButtonLink variant="signal" arrow width="full-narrow" href="/contact">
      Speak With an Architect
    </ButtonLink>
    <Link variant="arrow" href="/resources/case-studies">
      Look at case studies
    </Link>
  </>
);
const ends = (
  <>
    <Text as="span">Twelve resources</Text>
    <Link href="/resources">Clear All Filters</Link>
  </>
);
export const AllVariants: Story = gallery(Inline, {
  wraps: {},
  'ends apart': { justify: 'between', children: ends },
  actions: { gap: '28', rowGap: '12', children: actions },
  'actions, stacked on phones': { gap: '28', rowGap: '12', narrow: 'stack', children: actions },
});
