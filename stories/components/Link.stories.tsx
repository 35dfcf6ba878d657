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
        ['ButtonLink', 'It is the main action of the page.'],
        ['Button', 'It performs an action on the page.'],
        ['TitleLink', 'It is the title of a card.'],
        ['Breadcrumb', 'The page has several ancestors.'],
      ],
      anatomy: ['Label', 'Arrow, in the variants `arrow` and `back`'],
      pairs: [
        ['Link the words that name the page.', 'Link “here”.'],
        ['Name the type of a linked file.', 'Start a download without notice.'],
      ],
      content: [['The label makes sense by itself', '“Read the case study”']],
      keyboard: 'links',
      reader:
        'A link with its label, followed by `context`. The link to the current page or part is announced as current.',
      limits:
        'A few words. `inline` wraps with the text around it; `arrow` keeps the arrow at the end of the last line.',
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

export const AllVariants: Story = gallery(
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
);
export const CurrentPage: Story = {
  tags: ['check'],
  args: { variant: 'plain', current: true },
  play: ({ canvas, step }) =>
    step('the link to this page is announced as current', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Look at finished works');
    }),
};

export const ContextIsPartOfItsName: Story = {
  tags: ['check'],
  args: { variant: 'arrow', children: 'Read the case study', context: 'of Clockwork Repair' },
  play: ({ canvas, step }) =>
    step('the name of the link includes `context`', async () => {
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
    step('Tab and Enter open the page without a reload', async () => {
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
    await step('phone and email links are plain links', async () => {
      await expect(named('+47 555 01 42')).toHaveAttribute('href', 'tel:+475550142');
      await expect(named('mail@halden.example')).not.toHaveAttribute('rel');
    });
    await step('a link to another site has `rel`, without `noreferrer`', async () => {
      await expect(named('LinkedIn')).toHaveAttribute('rel', 'external noopener');
    });
    await step('a file is downloaded', async () => {
      await expect(named('Guide (PDF)')).toHaveAttribute('download');
    });
  },
};
