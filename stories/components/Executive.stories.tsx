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
const thomas = { ...record, profileUnavailable: leadership.profileUnavailable };

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
        ['Tab', 'Moves focus to each profile, including those without a URL, then to the contact link.'],
        ['Enter', 'Follows the link. On a profile without a URL, nothing happens.'],
      ],
      reader:
        'An article named by the person. The facts are terms with definitions; the scale is decorative. The name of each profile includes the person. A profile without a URL is announced as unavailable with the reason.',
      limits:
        'A biography of up to 120 words, three to five fields of expertise, three to five previous roles and up to three profiles.',
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
    await step('the initials are shown, and the article is named by the person', async () => {
      await expect(canvas.getByText(initialsOf(thomas.name))).toBeVisible();
      await expect(canvas.getByRole('article', { name: thomas.name })).toBeVisible();
    });
    await step('Tab reaches each profile without a URL, and its description gives the reason', async () => {
      for (const { label: name } of thomas.profiles) {
        await userEvent.tab();
        const button = canvas.getByRole('button', { name: `${name} of ${thomas.name}` });
        await expect(button).toHaveFocus();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(leadership.profileUnavailable);
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
    await step('a profile with a URL is a link', async () => {
      const link = canvas.getByRole('link', { name: `Email of ${thomas.name}` });
      await expect(link).toHaveAttribute('href', 'mailto:somebody@firm.example');
    });
  },
};
