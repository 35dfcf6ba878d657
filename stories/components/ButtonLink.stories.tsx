import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/components/ButtonLink';
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
        ['Button', 'It performs an action on this page.'],
        ['Link', 'The link is one of many, or less important.'],
      ],
      anatomy: ['Label', 'Cell with an arrow or another icon (optional)'],
      pairs: [
        ['Use one, with at most one less prominent link beside it.', 'Offer three links of equal emphasis.'],
        ['Give links with the same label a different `context`.', 'Repeat “Learn More” three times without `context`.'],
      ],
      content: [['Name the page or the task that it opens.', '“Speak With an Expert”']],
      keyboard: 'links',
      reader: 'A link with its label, followed by `context`.',
      limits:
        'One to four words. Longer labels wrap. If `href` is `undefined`, it renders an unavailable button and shows the reason from `unavailable`.',
    },
  },
  args: { href: '/contact', variant: 'signal', arrow: true, children: 'Speak With a Master' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signal: Story = {};
/** Sizes and icons are in the stories of Button. */
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
/** The target does not exist yet. */
export const Unavailable: Story = {
  args: { href: undefined, unavailable: 'The reckoning is not printed yet.', icon: 'download', children: 'Download' },
  play: async ({ canvas, step }) => {
    await step('the reason is visible', async () => {
      await expect(canvas.getByText('The reckoning is not printed yet.')).toBeVisible();
    });
  },
};
