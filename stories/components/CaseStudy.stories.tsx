import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseStudy, type CaseStudyProps } from '../../src/components/CaseStudy';
import { Drawing } from '../../src/components/Drawing';
import { Section } from '../../src/components/Section';
import { gallery } from '../gallery';

const meta = {
  title: 'components/Cards/CaseStudy',
  id: 'components-casestudy',
  component: CaseStudy,
  args: {
    heading: 'The ferry that waits for the train',
    text: 'A harbor and a railway share one clock, and nobody stands on the pier any more.',
    industry: 'Harbors & Rails',
    company: 'Northmere Grid',
    challenge: 'When a feeder failed, the service center found out from its callers. '.repeat(3),
    solution: 'Signals of the trains now reach the pier as they pass. '.repeat(4),
    stack: ['Signal Box Nine', 'Harbor Radio Net'],
    results: [
      { value: '9 s', label: 'between the last signal and the gangway' },
      { value: '9 to 2', label: 'calls before a boat may leave' },
      { value: '27%', label: 'fewer people left behind in fog' },
    ],
    timeline: [
      { label: 'Stand on the pier', weeks: 1 },
      { label: 'Signals and gangway', weeks: 8 },
      { label: 'All districts', weeks: 6 },
    ],
    team: ['Five of ours', 'Seven captains who tried each signal'],
    artifacts: ['Book of signals with their keepers', 'Fog drill, held each October'],
    media: <Drawing name="case-the-answer-before-the-phone-rings" viewBox="28 20 484 270" />,
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'Moves focus to the link to the full story, if there is one.'],
        ['Enter', 'Follows the link.'],
      ],
      reader:
        'The heading, the client and the results come first, then the parts under headings one level lower. The timeline is a list of phases with their weeks; its scale is decorative.',
      limits:
        'Two to four results and a timeline of one to six phases. Empty lists are left out with their headings. Text is never truncated.',
    },
    layout: 'fullscreen',
  },
  render: (args) => (
    <Section>
      <CaseStudy {...args} />
    </Section>
  ),
} satisfies Meta<typeof CaseStudy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the study and its parts have headings in order', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'The ferry that waits for the train' })).toBeVisible();
      const parts = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(parts).toEqual(['Challenge', 'Solution', 'Timeline', 'Stack', 'Team', 'Artifacts']);
    });
    await step('the timeline shows its total and the weeks of a phase', async () => {
      await expect(canvas.getByText('15 weeks, to scale')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Timeline' })).toHaveTextContent('1 week');
    });
  },
};
const without: Partial<CaseStudyProps> = {
  stack: [],
  team: [],
  artifacts: [],
  results: [],
  timeline: [],
  media: undefined,
  text: undefined,
};
export const AllVariants: Story = gallery(meta.render, {
  whole: {},
  'dense, picture at the end': { layout: 'end' },
  'dense, picture at the start': { layout: 'start' },
  'four results': {
    results: ['41 h', '0', '68%', '612'].map((value) => ({ value, label: `what ${value} counts` })),
  },
  'without lists and figures': without,
  'long words': {
    heading: 'Unternehmenssoftwarelandschaftsverantwortung, and one cutover weekend',
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    timeline: [{ label: 'Telecommunications infrastructure', weeks: 120 }],
    results: [{ value: '1,234,567', label: 'Unternehmenssoftwarelandschaftsverantwortungen' }],
  },
});

export const WithoutListsAndFigures: Story = {
  tags: ['check'],
  args: without,
  play: async ({ canvas, step }) => {
    await step('empty parts have no heading', async () => {
      const parts = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(parts).toEqual(['Challenge', 'Solution']);
    });
  },
};
