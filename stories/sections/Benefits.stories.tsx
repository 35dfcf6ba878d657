import type { Meta, StoryObj } from '@storybook/react-vite';
import { sapSolutions } from '../../src/content/servicePages/sapSolutions.data';
import { Benefits } from '../../src/sections/Benefits';
import { noHeading } from './plays';

const { benefits } = sapSolutions.benefits;
const meta = {
  title: 'sections/Services/Benefits',
  id: 'sections-benefits',
  component: Benefits,
  args: { index: 2, surface: 'band', ...sapSolutions.benefits },
  parameters: {
    guide: {
      reader: 'A region named by its heading, with a list. Each benefit has a heading. Drawings are decorative.',
      limits:
        'One to eight benefits, up to four per row. Each has a title of up to two lines and a text of two sentences. Without benefits, the section is omitted.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Benefits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const OnInk: Story = { args: { surface: 'ink' } };
export const Three: Story = { args: { benefits: benefits.slice(0, 3) } };
export const One: Story = { args: { benefits: benefits.slice(0, 1) } };
export const None: Story = { args: { benefits: [] }, play: noHeading };
