import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../../src/components/Prose';

const sentence = 'On paper a cutover is a list of tasks with durations. ';
const parts = [
  { paragraphs: [sentence.repeat(4), sentence.repeat(3)] },
  { heading: 'The plan is read aloud', paragraphs: [sentence.repeat(5)] },
  { heading: 'The way back has its own clock', paragraphs: [sentence.repeat(3), 'Draw that moment on the wall.'] },
];
const meta = {
  component: Prose,
  args: { parts },
  parameters: {
    guide: {
      reader: 'Headings and paragraphs in their order.',
      limits: 'Any length. Lines hold 66 characters; headings of up to eight words.',
    },
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'The plan is read aloud',
      'The way back has its own clock',
    ]);
  },
};
export const WithListTableAndSources: Story = {
  args: {
    parts: [
      { paragraphs: [sentence.repeat(2)] },
      { heading: 'What to prepare', paragraphs: ['Three things.'], items: ['A list', 'A table', 'A source'] },
      {
        heading: 'Weeks',
        paragraphs: [sentence],
        table: { caption: 'Weeks by phase', columns: ['Phase', 'Weeks'], rows: [['Build', '18']] },
      },
      { heading: 'Sources', paragraphs: [], links: [{ label: 'A source', href: 'https://example.com/source' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('table', { name: 'Weeks by phase' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A source' })).toHaveAttribute('href', 'https://example.com/source');
  },
};
export const OnePart: Story = { args: { parts: parts.slice(0, 1) } };
export const Deeper: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LongWords: Story = {
  args: {
    parts: [
      { paragraphs: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.'] },
      { heading: 'Unternehmenssoftwarelandschaftsverantwortung', paragraphs: [sentence] },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
