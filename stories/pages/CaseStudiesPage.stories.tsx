import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/modes';
import { caseStudiesPage } from '../../src/content/listPages/caseStudies.data';
import { CaseStudiesPage } from '../../src/pages/CaseStudiesPage';
import { longWords, oneOfEach } from './shown';

const meta = {
  title: 'pages/Resources/CaseStudiesPage',
  id: 'pages-casestudiespage',
  component: CaseStudiesPage,
  parameters: { layout: 'fullscreen', path: '/resources/case-studies' },
} satisfies Meta<typeof CaseStudiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: pictured('phone', 'tablet'),
  play: async ({ canvas, step }) => {
    await step('each case study has a heading, and every figure is shown', async () => {
      for (const { title } of caseStudiesPage.studies)
        await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      for (const { value } of caseStudiesPage.stats) await expect(canvas.getByText(value)).toBeVisible();
    });
  },
};
export const One: Story = { args: { content: oneOfEach(caseStudiesPage) } };
export const NoneAndNoFigures: Story = { args: { content: { ...caseStudiesPage, studies: [], stats: [] } } };
export const LongWords: Story = { args: { content: longWords(caseStudiesPage) } };
