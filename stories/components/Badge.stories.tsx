import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/components/Badge';
import { Variants } from '../gallery';
import { whereForced } from '../media';

const meta = {
  title: 'components/Text/Badge (tag, label)',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Manufacturing' },
  parameters: {
    guide: {
      reader:
        'The badge is read as part of the surrounding text. The dot is not announced, so the words must state the status.',
      limits: 'One to four words. Longer text wraps inside the border.',
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Variants
      items={(['canvas', 'band', 'ink'] as const)
        .flatMap((surface) => [
          { label: `on ${surface}`, surface, children: <Badge>Manufacturing</Badge> },
          { label: `with a dot, on ${surface}`, surface, children: <Badge dot>Four seats left</Badge> },
        ])
        .concat({
          label: 'long words',
          surface: 'canvas',
          children: <Badge dot>Limited implementation slots for manufacturers in the first quarter of next year</Badge>,
        })}
    />
  ),
};
export const ForcedColors: Story = {
  args: { dot: true },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('the dot is visible in forced colors', () =>
      whereForced(async () => {
        const node = getComputedStyle(canvas.getByText('Manufacturing').firstElementChild as Element);
        await expect(node.backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
      }),
    ),
};
