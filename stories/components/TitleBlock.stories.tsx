import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section';
import { TitleBlock } from '../../src/components/TitleBlock';
import { KeyPlan } from '../../src/sections/PageHead/KeyPlan';

const sheet = { term: 'Sheet', value: '7.2' };
const date = { term: 'Last changed', value: { value: '1911-07-14', label: 'July 14, 1911' } };
const meta = {
  title: 'components/Navigation/TitleBlock (sheet number, key plan)',
  id: 'components-titleblock',
  component: TitleBlock,
  args: { facts: [sheet, { term: 'Floor', value: '03 Looms' }, date], media: <KeyPlan lit={['ai']} /> },
  parameters: {
    guide: {
      reader: 'A list of terms with their values. The key plan is left out.',
      limits: 'Two to four facts of a few words. They wrap into rows where they do not fit beside each other.',
    },
  },
  decorators: [(Story) => <Section pad="both">{Story()}</Section>],
  tags: ['new'],
} satisfies Meta<typeof TitleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('each fact is a term with its value, and the date can be read by machines', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Sheet',
        'Floor',
        'Last changed',
      ]);
      await expect(canvas.getByText(date.value.label)).toHaveAttribute('datetime', date.value.value);
    });
    await step('the key plan is decoration', async () => {
      const drawings = [...canvasElement.querySelectorAll('svg')];
      await expect(drawings.length).toBeGreaterThan(1);
      for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    });
  },
};
export const TwoPlates: Story = {
  args: {
    facts: [sheet, { term: 'Floors', value: '01 Mills, 02 Shafts' }, date],
    media: <KeyPlan lit={['core', 'bus']} />,
  },
};
export const NoPlateLit: Story = { args: { facts: [sheet, date], media: <KeyPlan lit={[]} /> } };
export const WithoutPlan: Story = { args: { facts: [sheet, date], media: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const LongWords: Story = {
  args: {
    facts: [
      { term: 'Sheet', value: '12.104.2031' },
      { term: 'Floor', value: '04 Unternehmenssoftwarelandschaft and everything that stands around it' },
      date,
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};
