import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/Button';
import { EmptyState } from '../../src/components/EmptyState';
import { openCircuit } from '../../src/sections/openCircuit';
import { choice } from '../choice';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Feedback/EmptyState (no results)',
  id: 'components-emptystate',
  component: EmptyState,
  argTypes: {
    pad: choice(['inset', 'none'], 'inset'),
  },
  args: {
    media: openCircuit,
    heading: 'Nothing on this shelf',
    text: 'No book is all of this together. Put one wish back, or begin anew.',
    action: <Button variant="signal">Clear All Filters</Button>,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves focus to the action, if there is one.'],
        ['Enter or Space', 'Activates the button that is passed as the action.'],
      ],
      reader:
        'A heading, the text and the action. EmptyState is not announced when it appears; use ResultCount for that.',
      limits: 'A heading of three to five words, one sentence and one action.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = gallery(
  EmptyState,
  {
    complete: {},
    'without a drawing': { media: undefined },
    'heading alone': { heading: 'Nothing here yet', text: undefined, action: undefined, level: 3 },
    'long words': {
      heading: 'No Unternehmenssoftwarelandschaftsdokumentation found',
      text: 'Nothing matches “Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft” at the moment.',
    },
  },
  { columns: 2 },
);
