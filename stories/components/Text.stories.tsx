import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../src/components/Text';
import { choice } from '../choice';
import { gallery, Variants } from '../gallery';

const words = 'We lift, dry and mend the floors that your tables, looms and children stand on.';

const meta = {
  title: 'components/Text/Text',
  id: 'components-text',
  component: Text,
  argTypes: {
    size: choice(['lead', 'subline', 'text', 'small', 'label', 'drawing', 'figure'], 'text'),
    tone: choice(['default', 'muted', 'signal', 'positive', 'critical']),
    measure: choice(['none', 'narrow', 'text'], 'none'),
  },
  args: { children: words },
  parameters: {
    guide: {
      reader: 'The text. The tone is only visual, so the words must express its meaning, too.',
      limits: 'Any length. `measure` limits the length of lines.',
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(Text, {
  lead: { size: 'lead' },
  subline: { size: 'subline', children: 'That Hold the Rain' },
  small: { size: 'small' },
  label: { size: 'label', children: 'dry rooms 20-40 weeks 88.8% of days' },
  drawing: { size: 'drawing', children: 'General arrangement A B C 1 2 3' },
  figure: { size: 'figure', children: '500+ 98% 24/7 $10K' },
  'narrow measure': { measure: 'narrow', children: `${words} The kettle stays on meanwhile.` },
  'long words': { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  'text measure': { measure: 'text', children: `${words} The kettle stays on meanwhile.` },
});
export const Tones: Story = {
  render: (args) => (
    <Variants
      columns={5}
      items={(['canvas', 'band', 'ink'] as const).flatMap((surface) =>
        (['default', 'muted', 'signal', 'positive', 'critical'] as const).map((tone) => ({
          label: `${tone} on ${surface}`,
          surface,
          children: <Text {...args} tone={tone} />,
        })),
      )}
    />
  ),
};
