import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../src/components/Section';
import { Stack } from '../../src/components/Stack';
import { Text } from '../../src/components/Text';

const words = 'We lift, dry and mend the floors that your tables, looms and children stand on.';
const tones = ['default', 'muted', 'signal', 'positive', 'critical'] as const;

const meta = {
  title: 'components/Text/Text',
  id: 'components-text',
  component: Text,
  args: { children: words },
  parameters: {
    guide: {
      reader: 'Its words; the tone is for the eye, so the words must say what it means.',
      limits: 'Any length. `measure` ends lines at 44 or 66 characters.',
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lead: Story = { args: { size: 'lead' } };
export const Subline: Story = { args: { size: 'subline', children: 'That Hold the Rain' } };
export const Small: Story = { args: { size: 'small' } };
export const Label: Story = { args: { size: 'label', children: 'dry rooms 20-40 weeks 88.8% of days' } };
export const DrawingLabel: Story = { args: { size: 'drawing', children: 'General arrangement A B C 1 2 3' } };
export const Figure: Story = { args: { size: 'figure', children: '500+ 98% 24/7 $10K' } };
export const NarrowMeasure: Story = {
  args: { measure: 'narrow', children: `${words} The kettle stays on meanwhile.` },
};
export const TextMeasure: Story = { args: { measure: 'text', children: `${words} The kettle stays on meanwhile.` } };

export const Tones: Story = {
  render: () => (
    <Stack gap="8">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {words}
        </Text>
      ))}
    </Stack>
  ),
};
export const TonesOnBand: Story = {
  ...Tones,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="band">{Story()}</Section>],
};
export const TonesOnInk: Story = {
  ...Tones,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Section surface="ink">{Story()}</Section>],
};
export const LongWords: Story = {
  args: { size: 'lead', children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'mobile1' } },
};
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } };
