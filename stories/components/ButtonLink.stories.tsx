import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { galleryParameters, Variants } from '../gallery';

const meta = {
  title: 'components/Actions/ButtonLink (call to action)',
  id: 'components-buttonlink',
  component: ButtonLink,
  argTypes: {
    variant: choice(['outline', 'signal', 'solid'], 'outline'),
    size: choice(['large', 'medium'], 'large'),
    width: choice(['auto', 'full', 'full-narrow'], 'auto'),
  },
  parameters: {
    guide: {
      instead: [
        ['Button', 'Something happens on this page.'],
        ['Link', 'It is one of many links.'],
      ],
      anatomy: ['Words', 'Cell with an arrow'],
      pairs: [
        ['Lead on with one, and with at most one quieter beside it.', 'Offer three ways of the same weight.'],
        ['Give equal links a context to be read out.', 'Leave three “Learn More” to be told apart by place.'],
      ],
      content: [['Names the page or the deed at its end', '“Speak With an Expert”']],
      keyboard: 'links',
      reader: 'A link with its words and `context` after them, where several share their words.',
      limits:
        'One to four words; longer ones wrap. Where `href` is `undefined` it is a button that says why (`unavailable`).',
    },
  },
  args: { href: '/contact', variant: 'signal', arrow: true, children: 'Speak With a Master' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signal: Story = {};
/** Sizes and signs are those of Button. */
export const AllVariants: Story = {
  render: (args) => (
    <Variants
      columns={5}
      items={(['signal', 'outline', 'solid'] as const).flatMap((variant) =>
        ['at rest', 'hover', 'pressed', 'focus', 'on ink'].map((state) => ({
          label: `${variant}, ${state}`,
          surface: state === 'on ink' ? ('ink' as const) : undefined,
          children: <ButtonLink {...args} variant={variant} />,
        })),
      )}
    />
  ),
  parameters: galleryParameters,
};
/** What it leads to is not there yet. */
export const Unavailable: Story = {
  args: { href: undefined, unavailable: 'The reckoning is not printed yet.', icon: 'download', children: 'Download' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches a button, which says why nothing happens', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'Download' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('The reckoning is not printed yet.');
      button.blur();
    });
    await step('the reason is there for everybody', async () => {
      await expect(canvas.getByText('The reckoning is not printed yet.')).toBeVisible();
    });
  },
};
export const EnterFollowsIt: Story = {
  tags: ['check'],
  args: { children: 'Choose Plan', context: 'Premium' },
  render: (args) => (
    <Routes>
      <Route path="/" element={<ButtonLink {...args} />} />
      <Route path="/contact" element={<Text>The contact page</Text>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches it, and its name says which plan is meant', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Choose Plan Premium' })).toHaveFocus();
    });
    await step('Enter shows the page that it leads to', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('The contact page')).toBeVisible();
    });
  },
};
