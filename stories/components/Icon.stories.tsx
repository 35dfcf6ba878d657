import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from '../../src/components/Icon';
import { Inline } from '../../src/components/Inline';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const names = [
  'arrow',
  'arrow-back',
  'arrow-down',
  'chevron-down',
  'chevron-up',
  'check',
  'plus',
  'minus',
  'close',
  'menu',
  'play',
  'pause',
  'search',
  'filter',
  'download',
  'external',
  'copy',
  'calendar',
  'mail',
  'phone',
  'alert',
  'info',
] as const satisfies readonly IconName[];

const meta = {
  component: Icon,
  args: { name: 'arrow' },
  parameters: {
    guide: {
      reader: 'Nothing: the words beside it, or the control around it, carry the name.',
      limits: 'One sign of the closed set; from 11 to 28 px.',
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EverySign: Story = {
  render: () => (
    <Inline gap="32" rowGap="32">
      {names.map((name) => (
        <Stack key={name} gap="8" align="center">
          <Icon name={name} size={24} />
          <Text as="span" size="label" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

export const OneLineWidthAtEverySize: Story = {
  render: () => (
    <Inline gap="24">
      {[12, 14, 18, 24, 48].map((size) => (
        <Icon key={size} name="calendar" size={size} />
      ))}
    </Inline>
  ),
};

export const HiddenFromAssistiveTechnology: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const EverySignDark: Story = { ...EverySign, globals: { theme: 'dark' } };
export const EverySignNarrow: Story = { ...EverySign, globals: { viewport: { value: 'mobile1' } } };
