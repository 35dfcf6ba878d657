import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { initialsOf } from '../../src/components/Monogram/initials';
import { TeamMember } from '../../src/components/TeamMember';
import { team } from '../../src/content/people.data';
import { Portrait } from '../../src/sections/Portrait';
import { choice } from '../choice';
import { inCell } from '../decorators';
import { gallery } from '../gallery';
import { loads } from '../media';

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
  decorators: [inCell(1)],
} satisfies Meta<typeof TeamMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('the name and the quotation are shown', async () => {
      await expect(canvas.getByRole('heading', { name: ruth.name })).toBeVisible();
      await expect(canvas.getByRole('blockquote')).toHaveTextContent(ruth.quote);
    }),
};
const pictured = (image?: string) => <Portrait name={ruth.name} drawing={drawing} image={image} />;
export const AllVariants: Story = gallery(TeamMember, {
  default: {},
  'large, for the one that leads the others': { size: 'large' },
  'with a photograph': { media: pictured('/icon-512.png') },
  'without a drawing': { media: <Portrait name={ruth.name} /> },
  'long words': {
    name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
    role: 'Head of Unternehmenssoftwarelandschaft and everything that stands around it',
    bio: `${ruth.bio} ${ruth.bio}`,
    quote: `${ruth.quote} ${ruth.quote} ${ruth.quote}`,
  },
});

export const WithPhotograph: Story = {
  tags: ['check'],
  args: { media: pictured('/icon-512.png') },
  play: async ({ canvasElement, step }) => step('the photograph is shown', () => loads(canvasElement)),
};
export const PhotographFails: Story = {
  tags: ['check'],
  args: { media: pictured('data:image/png;base64,none') },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the failed photograph is removed', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
    await step('the initials replace the photograph', async () => {
      await expect(canvas.getByText(initialsOf(ruth.name))).toBeVisible();
    });
  },
};
