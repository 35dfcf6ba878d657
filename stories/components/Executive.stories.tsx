import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Cells } from '../../src/components/Cells';
import { Executive } from '../../src/components/Executive';
import { initialsOf } from '../../src/components/Monogram/initials';
import { Section } from '../../src/components/Section';
import { leadership } from '../../src/content/companyPages/leadership.data';
import { executives } from '../../src/content/people.data';
import { Portrait } from '../../src/sections/Portrait';
import { choice } from '../choice';
import { gallery } from '../gallery';

const [first] = executives;
if (!first) throw new Error('Nobody leads');
const { id, portrait: _drawn, image: _photograph, ...record } = first;
const drawing = `portrait-${id}`;
const thomas = { ...record, noProfile: leadership.noProfile };

const meta = {
  title: 'components/Cards/Executive',
  id: 'components-executive',
  component: Executive,
  argTypes: {
    side: choice(['start', 'end'], 'start'),
  },
  args: { ...thomas, media: <Portrait name={thomas.name} drawing={drawing} /> },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches each profile, also one without an address.'],
        ['Enter', 'Follows the profile’s link; one without an address does nothing.'],
      ],
      reader:
        'An article named by the person. Facts are terms and definitions, the scale is decoration. Each profile button says whose it is, and why it does nothing where it has no address.',
      limits:
        'A biography of up to 120 words, three to five fields of expertise and previous roles. Up to three profiles.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <Cells columns={1} medium={1}>
        <Cell>
          <Executive {...args} />
        </Cell>
      </Cells>
    </Section>
  ),
} satisfies Meta<typeof Executive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('initials stand for the photograph, and the part is named by the person', async () => {
      await expect(canvas.getByText(initialsOf(thomas.name))).toBeVisible();
      await expect(canvas.getByRole('article', { name: thomas.name })).toBeVisible();
    });
    await step('each profile is reached by Tab and says why it leads nowhere', async () => {
      for (const { label: name } of thomas.profiles) {
        await userEvent.tab();
        const button = canvas.getByRole('button', { name: `${name} of ${thomas.name}` });
        await expect(button).toHaveFocus();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(leadership.noProfile);
        await userEvent.keyboard('{Enter}');
      }
      (document.activeElement as HTMLElement | null)?.blur();
    });
  },
};
const profiles = [
  { label: 'LinkedIn', href: 'https://linkedin.example/in/somebody' },
  { label: 'X' },
  { label: 'Email', href: 'mailto:somebody@firm.example' },
];
export const AllVariants: Story = gallery(meta.render, {
  'portrait at the start': {},
  'portrait at the end': { side: 'end' },
  'profiles with addresses': { profiles },
  'one of each': {
    expertise: thomas.expertise.slice(0, 1),
    previousRoles: thomas.previousRoles.slice(0, 1),
    profiles: [],
  },
  'long words': {
    name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
    role: 'Chief Unternehmenssoftwarelandschaft Officer',
    bio: `${thomas.bio} ${thomas.bio} ${thomas.bio}`,
    expertise: [...thomas.expertise, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'],
  },
});

export const ProfilesWithAddresses: Story = {
  tags: ['check'],
  args: { profiles },
  play: async ({ canvas, step }) => {
    await step('a profile with an address is a link', async () => {
      const link = canvas.getByRole('link', { name: `Email of ${thomas.name}` });
      await expect(link).toHaveAttribute('href', 'mailto:somebody@firm.example');
    });
  },
};
