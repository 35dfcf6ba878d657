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
        'Its words, as part of the text around it. The live node is decoration: the words must say what holds now.',
      limits: 'One to four words. Longer ones wrap inside the border.',
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
          { label: `live, on ${surface}`, surface, children: <Badge live>Four seats left</Badge> },
        ])
        .concat({
          label: 'long words',
          surface: 'canvas',
          children: (
            <Badge live>Limited implementation slots for manufacturers in the first quarter of next year</Badge>
          ),
        })}
    />
  ),
};
/** Where the system sets the colors, the live node is still there. */
export const ForcedColors: Story = {
  args: { live: true },
  parameters: { forcedColors: 'active' },
  play: async ({ canvas, step }) =>
    step('its node can be seen in the system’s colors', () =>
      whereForced(async () => {
        const node = getComputedStyle(canvas.getByText('Manufacturing').firstElementChild as Element);
        await expect(node.backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
      }),
    ),
};
