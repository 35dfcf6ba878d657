import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { initialsOf } from '../../src/components/Monogram/initials';
import { TeamMember } from '../../src/components/TeamMember';
import { team } from '../../src/content/people.data';
import { Portrait } from '../../src/sections/Portrait';
import { inCell } from '../decorators';
import { loads } from '../media';

const [first] = team;
if (!first) throw new Error('Nobody is on the team');
const { id, portrait: _drawn, image: _photograph, ...ruth } = first;
const drawing = `portrait-${id}`;

const meta = {
  title: 'components/Cards/TeamMember',
  id: 'components-teammember',
  component: TeamMember,
  args: { ...ruth, media: <Portrait name={ruth.name} drawing={drawing} /> },
  parameters: {
    guide: {
      reader:
        'An article: the name as a heading, the role, the quotation, the biography. Photograph and plate are decoration.',
      limits: 'A quotation of one or two sentences, a biography of up to 60 words.',
    },
    layout: 'fullscreen',
  },
  decorators: [inCell(1)],
} satisfies Meta<typeof TeamMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, step }) =>
    step('name and words are shown', async () => {
      await expect(canvas.getByRole('heading', { name: ruth.name })).toBeVisible();
      await expect(canvas.getByRole('blockquote')).toHaveTextContent(ruth.quote);
    }),
};
export const WithPhotograph: Story = {
  args: { media: <Portrait name={ruth.name} drawing={drawing} image="/icon-512.png" /> },
  play: async ({ canvasElement, step }) => step('the photograph is shown', () => loads(canvasElement)),
};
export const PhotographFails: Story = {
  args: { media: <Portrait name={ruth.name} drawing={drawing} image="data:image/png;base64,none" /> },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the photograph is taken away', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
    await step('initials stand in its place', async () => {
      await expect(canvas.getByText(initialsOf(ruth.name))).toBeVisible();
    });
  },
};
export const PlainPlate: Story = { args: { media: <Portrait name={ruth.name} /> } };
export const LongWords: Story = {
  args: {
    name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
    role: 'Head of Unternehmenssoftwarelandschaft and everything that stands around it',
    bio: `${ruth.bio} ${ruth.bio}`,
    quote: `${ruth.quote} ${ruth.quote} ${ruth.quote}`,
  },
};
/** It leads the others. */
export const Large: Story = { args: { size: 'large' } };
