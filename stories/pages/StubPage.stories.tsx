import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/modes';
import { type StubPageContent, stubPages } from '../../src/content/stubPages.data';
import { StubPage } from '../../src/pages/StubPage';
import { longWords } from './shown';

const content = stubPages['/solutions/cdc'] as StubPageContent;
const meta = {
  title: 'pages/Whole site/StubPage',
  id: 'pages-stubpage',
  component: StubPage,
  args: { content },
  parameters: { layout: 'fullscreen', path: '/solutions/cdc' },
} satisfies Meta<typeof StubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured('phone', 'tablet') };
export const ArtificialIntelligence: Story = { args: { content: stubPages['/solutions/ai/rasp'] } };
export const Company: Story = { args: { content: stubPages['/about/partnerships'] } };
export const Resources: Story = { args: { content: stubPages['/resources/whitepapers'] } };
export const LongWords: Story = { args: { content: longWords(content) } };
