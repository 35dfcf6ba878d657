import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/components/Heading';
import { Icon, type IconName } from '../../src/components/Icon';
import { paths } from '../../src/components/Icon/paths';
import { Inline } from '../../src/components/Inline';
import { choice } from '../choice';
import { gallery } from '../gallery';

const names = Object.keys(paths) as IconName[];

const meta = {
  title: 'components/Brand/Icon',
  id: 'components-icon',
  component: Icon,
  argTypes: {
    size: choice([14, 16, 18, 20, 24, 32, 'text'], 18),
  },
  args: { name: 'arrow' },
  parameters: {
    guide: {
      reader: 'Hidden. The text beside the icon, or the label of its control, gives the name.',
      limits: 'Only the icons of the set.',
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement, step }) =>
    step('the icon is hidden from screen readers', async () => {
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }),
};
export const AllVariants: Story = gallery(Icon, Object.fromEntries(names.map((name) => [name, { name, size: 24 }])), {
  columns: 6,
});

/** Lines have the same width at every size. `text` matches the size of the text around it. */
export const Sizes: Story = {
  render: () => (
    <Inline gap="24">
      {[12, 14, 18, 24, 48].map((size) => (
        <Icon key={size} name="calendar" size={size} />
      ))}
      <Heading level={2}>
        North <Icon name="arrow" size="text" />
      </Heading>
    </Inline>
  ),
};
