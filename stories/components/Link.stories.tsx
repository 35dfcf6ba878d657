import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Link } from '../../src/components/Link';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const meta = {
  title: 'components/Actions/Link',
  id: 'components-link',
  component: Link,
  parameters: {
    guide: {
      instead: [
        ['ButtonLink', 'It is what the page asks for.'],
        ['Button', 'It leads nowhere.'],
        ['TitleLink', 'It is the title of a card.'],
        ['Breadcrumb', 'There is more than one page above.'],
      ],
      anatomy: {
        story: 'ContextIsPartOfItsName',
        parts: [
          ['Words', 'a > span:first-child'],
          ['Arrow, in the variant of that name', 'svg'],
        ],
      },
      pairs: [
        ['Link the words that name the page.', 'Link “here”.'],
        ['Say the kind of file it leads to.', 'Let a download begin unannounced.'],
      ],
      content: [['Makes sense read by itself', '“Read the case study”']],
      keyboard: [
        ['Tab', 'Reaches it.'],
        ['Enter', 'Follows the link.'],
      ],
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
export const Arrow: Story = { args: { variant: 'arrow' } };
export const ArrowHover: Story = { args: { variant: 'arrow' }, parameters: { pseudo: { hover: true } } };
export const ArrowFocus: Story = { args: { variant: 'arrow' }, parameters: { pseudo: { focusVisible: 'a' } } };
export const ArrowWithIcon: Story = {
  args: { variant: 'arrow', icon: 'calendar', href: '/open-day.ics', download: true, children: 'Add to calendar' },
};
export const Plain: Story = { args: { variant: 'plain' } };
export const PlainHover: Story = { args: { variant: 'plain' }, parameters: { pseudo: { hover: true } } };
export const LongWordsNarrow: Story = {
  args: { variant: 'arrow', children: 'See how eleven plants went live over one weekend without a single lost order' },
  globals: { viewport: { value: 'mobile1' } },
};
export const OnInk: Story = {
  args: { variant: 'arrow' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};

export const CurrentPage: Story = {
  args: { variant: 'plain', current: true },
  play: async ({ canvas, step }) => {
    await step('the link to this page is said to be the current one', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Look at finished works');
    });
  },
};

export const ContextIsPartOfItsName: Story = {
  tags: ['check'],
  args: { variant: 'arrow', children: 'Read the case study', context: 'of Clockwork Repair' },
  play: async ({ canvas, step }) => {
    await step('its name says which case study is meant', async () => {
      await expect(canvas.getByRole('link', { name: 'Read the case study of Clockwork Repair' })).toBeVisible();
    });
  },
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
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab and Enter show the page without leaving the site', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('The contact page')).toBeVisible();
    });
  },
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
    await step('phone and mail are plain links', async () => {
      await expect(canvas.getByRole('link', { name: '+47 555 01 42' })).toHaveAttribute('href', 'tel:+475550142');
      await expect(canvas.getByRole('link', { name: 'mail@halden.example' })).not.toHaveAttribute('rel');
    });
    await step('another site is told that we sent the visitor', async () => {
      await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'external noopener');
    });
    await step('a file is downloaded', async () => {
      await expect(canvas.getByRole('link', { name: 'Guide (PDF)' })).toHaveAttribute('download');
    });
  },
};
export const InlineHover: Story = { ...Inline, parameters: { pseudo: { hover: true } } };
export const InlineFocus: Story = { ...Inline, parameters: { pseudo: { focusVisible: 'a' } } };
export const PlainFocus: Story = { args: { variant: 'plain' }, parameters: { pseudo: { focusVisible: 'a' } } };
export const InlineDark: Story = { ...Inline, globals: { theme: 'dark' } };
export const ArrowDark: Story = { ...Arrow, globals: { theme: 'dark' } };

const back = { variant: 'back', href: '/about', children: 'Back to the House' } as const;
export const Back: Story = { args: back };
export const BackHover: Story = { args: back, parameters: { pseudo: { hover: true } } };
export const BackFocus: Story = { args: back, parameters: { pseudo: { focusVisible: 'a' } } };
export const BackDark: Story = { args: back, globals: { theme: 'dark' } };
export const BackOnInk: Story = {
  args: back,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const BackLongWordsNarrow: Story = {
  args: { ...back, children: 'Back to everything that we have measured, moved and learned' },
  globals: { viewport: { value: 'mobile1' } },
};
export const EnterGoesBack: Story = {
  tags: ['check'],
  args: back,
  render: (args) => (
    <Routes>
      <Route path="/" element={<Link {...args} />} />
      <Route path="/about" element={<Text>About Us</Text>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab and Enter lead to the page above', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('About Us')).toBeVisible();
    });
  },
};
