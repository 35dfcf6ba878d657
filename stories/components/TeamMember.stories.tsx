import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamMember } from '../../src/components/TeamMember';
import { team } from '../../src/content/people.data';
import { Portrait } from '../../src/sections/Portrait';
import { choice } from '../choice';
import { inCell } from '../decorators';
import { gallery } from '../gallery';

const [first] = team;
if (!first) throw new Error('The team is empty');
const { id, portrait: _drawn, image: _photograph, ...ruth } = first;
const drawing = `portrait-${id}`;

const meta = {
  title: 'components/Cards/TeamMember',
  id: 'components-teammember',
  component: TeamMember,
  argTypes: {
    size: choice(['medium', 'large'], 'medium'),
  },
  args: { ...ruth, media: <Portrait name={ruth.name} drawing={drawing} /> },
  parameters: {
    guide: {
      reader:
        'An article with the name as its heading, the role, the quotation and the biography. The portrait is hidden.',
      limits: 'A quotation of one or two sentences and a biography of up to 60 words.',
    },
    layout: 'fullscreen',
  },
  decorators: [inCell],
} satisfies Meta<typeof TeamMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(TeamMember, {
  default: {},
  'large, for the one that leads the others': { size: 'large' },
  'with a photograph': { media: <Portrait name={ruth.name} drawing={drawing} image="/icon-512.png" /> },
  'without a drawing': { media: <Portrait name={ruth.name} /> },
  'long words': {
    name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
    role: 'Head of Unternehmenssoftwarelandschaft and everything that stands around it',
    bio: `${ruth.bio} ${ruth.bio}`,
    quote: `${ruth.quote} ${ruth.quote} ${ruth.quote}`,
  },
});
