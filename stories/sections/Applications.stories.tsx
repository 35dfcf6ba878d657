import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aiOrchestration } from '../../src/content/servicePages/aiOrchestration';
import { Applications } from '../../src/sections/Applications';

const { applications } = aiOrchestration.applications;
const meta = {
  title: 'sections/Services/Applications',
  id: 'sections-applications',
  component: Applications,
  args: { index: 2, surface: 'band', ...aiOrchestration.applications },
  parameters: {
    guide: {
      reader: 'A region named by its heading; a list of articles, each named by its title. Drawings are decoration.',
      limits: 'Two to six applications, two to a row. None shows nothing.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Applications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPaper: Story = { args: { surface: 'canvas' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const WithoutDrawings: Story = {
  args: { applications: applications.map((application) => ({ ...application, drawing: undefined })) },
};
export const One: Story = { args: { applications: applications.slice(0, 1) } };
export const None: Story = {
  args: { applications: [] },
  play: async ({ canvas, step }) => {
    await step('no heading stands over nothing', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};
export const LongWords: Story = {
  args: {
    applications: applications.map((application) => ({
      ...application,
      title: `${application.title} in Unternehmenssoftwarelandschaften`,
      metric: `${application.metric}, over all plants and all countries`,
    })),
  },
  globals: { viewport: { value: 'reflow' } },
};
export const EachSaysWhatItIsJudgedBy: Story = {
  tags: ['check'],
  play: async ({ canvas, step }) => {
    await step('each has its measure', async () => {
      await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        applications.map(({ metric }) => metric),
      );
    });
  },
};
