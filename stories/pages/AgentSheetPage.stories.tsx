import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const OneGroup: Story = { args: { content: oneOfEach(agentSheetPage) } };
