import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agentSheetPage } from '../../src/content/listPages/agentSheet';
import { AgentSheetPage } from '../../src/pages/AgentSheetPage';

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
  play: async ({ canvas, step }) => {
    await step('each group of the sheet has its heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: agentSheetPage.head.heading })).toBeVisible();
      for (const { title } of agentSheetPage.sheet.groups)
        await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    });
  },
};
export const OneGroup: Story = {
  args: {
    content: { ...agentSheetPage, sheet: { ...agentSheetPage.sheet, groups: agentSheetPage.sheet.groups.slice(0, 1) } },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
