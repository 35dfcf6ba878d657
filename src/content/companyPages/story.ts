import { brand } from '../brand.ts';
import { countFirst } from '../format.ts';
import type { Point } from '../jobs.ts';
import { type Milestone, milestones, values } from '../story.ts';
import { type Closing, type Head, head, type Part, type Prose, strategyCall } from './parts.ts';

/** Our Story (spec 2.7). */
export interface StoryContent {
  head: Head;
  mission: Prose;
  timeline: Part & { milestones: readonly Milestone[] };
  values: Part & { points: readonly Point[] };
  forward: Prose;
  closing: Closing;
}

export const story: StoryContent = {
  head: head('/about/our-story'),
  mission: {
    heading: 'Change it while it runs',
    paragraphs: [
      'That is the whole mission, and it was the first job too: a plant whose ERP had to move, and a shift that started at six.',
      `We had been an SAP firm since ${brand.founded}. In the years below we decided what kind: one that takes the systems nobody dares to touch, and touches them carefully.`,
    ],
  },
  timeline: {
    heading: 'A decision a year',
    lead: 'Each year is as wide as a year. Each one began with something that did not work.',
    milestones,
  },
  values: {
    heading: countFirst(values, 'value'),
    lead: 'They are short because people have to remember them at three in the morning.',
    points: values,
  },
  forward: {
    heading: 'Looking Forward',
    paragraphs: [
      'For twenty years our clients asked how to get information into the system. Now they ask how to let something act on it.',
      'That is a harder question. An agent that may change an order needs what every good clerk has: a limit, a supervisor and a file that shows what was done. We are building those first, and the agents after.',
    ],
  },
  closing: {
    heading: 'Write the next line with us',
    text: 'Tell us what has to change and what must not stop meanwhile.',
    actions: { primary: strategyCall, secondary: { label: 'Meet the team', href: '/about/our-team' } },
  },
};
