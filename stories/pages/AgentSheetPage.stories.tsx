import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { agentSheetPage } from '../../src/content/listPages/agentSheet.data';
import { AgentSheetPage } from '../../src/pages/AgentSheetPage';
import { oneOfEach } from './shown';

const meta = {
  title: 'pages/Resources/AgentSheetPage',
  id: 'pages-agentsheetpage',
  tags: ['new'],
  component: AgentSheetPage,
  args: { content: agentSheetPage },
  parameters: { layout: 'fullscreen', path: '/resources/agent-sheet' },
} satisfies Meta<typeof AgentSheetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('each group of the sheet has a heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: agentSheetPage.head.heading })).toBeVisible();
      for (const { title } of agentSheetPage.sheet.groups)
        await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    });
  },
};
export const OneGroup: Story = { args: { content: oneOfEach(agentSheetPage) } };
