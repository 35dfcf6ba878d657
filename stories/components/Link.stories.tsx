import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Link } from '../../src/components/Link';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Actions/Link',
  id: 'components-link',
  component: Link,
  argTypes: {
    variant: choice(['inline', 'plain', 'arrow', 'back'], 'inline'),
    current: choice([true, false, 'location']),
  },
  parameters: {
    guide: {
      instead: [
        ['ButtonLink', 'It is what the page asks for.'],
        ['Button', 'It leads nowhere.'],
        ['TitleLink', 'It is the title of a card.'],
        ['Breadcrumb', 'There is more than one page above.'],
      ],
      anatomy: ['Words', 'Arrow, in the variant of that name'],
      pairs: [
        ['Link the words that name the page.', 'Link “here”.'],
        ['Say the kind of file it leads to.', 'Let a download begin unannounced.'],
      ],
      content: [['Makes sense read by itself', '“Read the case study”']],
      keyboard: 'links',
      reader:
        'A link with its words and `context` after them. The link of the page or part that is shown is said to be the current one. The arrow is decoration.',
      limits:
        'Words that make sense alone. `inline` wraps with its text; `arrow` keeps the arrow at the end of the last line; with `icon` its words are those of a button in a card.',
    },
  },
  args: { href: '/resources/case-studies', children: 'Look at finished works' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text measure="text">
      Eleven plants moved over one weekend. <Link {...args} /> to learn how the cutover was rehearsed.
    </Text>
  ),
};

export const AllVariants: Story = {
  ...gallery(
    Link,
    {
      inline: {},
      arrow: { variant: 'arrow' },
      'arrow with an icon': { variant: 'arrow', icon: 'calendar', children: 'Add to calendar' },
      plain: { variant: 'plain' },
      'plain, current page': { variant: 'plain', current: true },
      back: { variant: 'back', children: 'Back to the House' },
      'arrow, hover': { variant: 'arrow' },
      'arrow, focus': { variant: 'arrow' },
      'inline, hover': {},
      'arrow on ink': { variant: 'arrow' },
      'inline on ink': {},
      'long words': {
        variant: 'arrow',
        children: 'See how eleven plants went live over one weekend without a single lost order',
      },
    },
    { columns: 3, onInk: ['arrow on ink', 'inline on ink'] },
  ),
};
export const CurrentPage: Story = {
  tags: ['check'],
  args: { variant: 'plain', current: true },
  play: ({ canvas, step }) =>
    step('the link to this page is said to be the current one', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Look at finished works');
    }),
};

export const ContextIsPartOfItsName: Story = {
  tags: ['check'],
  args: { variant: 'arrow', children: 'Read the case study', context: 'of Clockwork Repair' },
  play: ({ canvas, step }) =>
    step('its name says which case study is meant', async () => {
      await expect(canvas.getByRole('link', { name: 'Read the case study of Clockwork Repair' })).toBeVisible();
    }),
};

export const InsideTheSiteTheRouterAnswers: Story = {
  tags: ['check'],
  args: { href: '/contact', children: 'Contact' },
  render: (args) => (
    <Routes>
      <Route path="/" element={<Link {...args} />} />
      <Route path="/contact" element={<Text>The contact page</Text>} />
    </Routes>
  ),
  play: ({ canvas, userEvent, step }) =>
    step('Tab and Enter show the page without leaving the site', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('The contact page')).toBeVisible();
    }),
};

export const OutsideTheSite: Story = {
  render: () => (
    <Stack gap="8" align="start">
      <Link href="mailto:mail@halden.example">mail@halden.example</Link>
      <Link href="tel:+475550142">+47 555 01 42</Link>
      <Link href="https://linkedin.example/company/halden">LinkedIn</Link>
      <Link href="/downloads/guide.pdf" download>
        Guide (PDF)
      </Link>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const named = (name: string) => canvas.getByRole('link', { name });
    await step('phone and mail are plain links', async () => {
      await expect(named('+47 555 01 42')).toHaveAttribute('href', 'tel:+475550142');
      await expect(named('mail@halden.example')).not.toHaveAttribute('rel');
    });
    await step('another site is told that we sent the visitor', async () => {
      await expect(named('LinkedIn')).toHaveAttribute('rel', 'external noopener');
    });
    await step('a file is downloaded', async () => {
      await expect(named('Guide (PDF)')).toHaveAttribute('download');
    });
  },
};
