import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { caseStudies } from '../../src/content/caseStudies';
import { CaseStudies } from '../../src/sections/CaseStudies';

const meta = {
  title: 'sections/Resources/CaseStudies',
  id: 'sections-casestudies',
  component: CaseStudies,
  args: { studies: caseStudies },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Reaches a table within the text, where there is one.'],
        ['Arrow keys', 'Scroll a table that is wider than its place.'],
      ],
      reader: 'A region for each project, named by its title.',
      limits: 'Any number of projects, each in a section of its own.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CaseStudies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each study is a region that can be led to', async () => {
      const [first] = caseStudies;
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
      await expect(canvas.getByRole('region', { name: first?.title ?? '' })).toHaveAttribute('id', first?.id);
    });
  },
};
export const One: Story = { args: { studies: caseStudies.slice(0, 1) } };
export const None: Story = {
  args: { studies: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
