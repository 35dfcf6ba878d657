import { brand } from '../brand.ts';
import { closingAt } from '../closings.ts';
import { countFirst } from '../format.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { type Milestone, milestones, values } from '../story.data.ts';
import { type Closing, type Part, type Prose, strategyCall } from './parts.ts';

/** Drawing that the Measure section shows below the text. */
interface Drawn {
  measure: { name: string; label: string };
}

/** Our Story (spec 2.7). */
export interface StoryContent {
  head: PageHeadContent;
  mission: Prose & Drawn;
  timeline: Part & { milestones: readonly Milestone[] };
  values: Part & { points: typeof values };
  forward: Prose & Drawn;
  closing: Closing;
}

export const story: StoryContent = {
  head: headAt('/about/our-story'),
  mission: {
    heading: 'Mission: change without a stop',
    paragraphs: [
      'Our first job was a plant whose SAP system had to move over a weekend, with a shift that started on Monday at six. It is still the work that we do.',
      `We have been an SAP firm since ${brand.founded}. In the years below we chose our field: S/4HANA moves for companies that cannot stop production, and the customer and AI platforms that follow.`,
    ],
    measure: {
      name: 'statement-weekend',
      label:
        'From Saturday to Monday the SAP system of a plant moves; on Monday at six, as the shift starts, the plant runs on it.',
    },
  },
  timeline: {
    heading: countFirst(milestones, 'milestone'),
    lead: `We began in ${brand.founded} with ECC. In the years below we specialized in S/4HANA, customer experience and AI, and they have been our work since.`,
    milestones,
  },
  values: {
    heading: countFirst(values, 'value'),
    lead: 'What clients and colleagues can expect of us.',
    points: values,
  },
  forward: {
    heading: 'Looking Forward',
    paragraphs: [
      `Since ${brand.founded} clients have asked us how to get information into SAP and out of it. Now they also ask how to let an agent act on it.`,
      'An agent that may change an order needs what a clerk has: a limit, a supervisor and a record of what was done. We build those before the agents. Until 2030 we expect moves from ECC to S/4HANA to remain most of our work, because of SAP’s maintenance dates.',
    ],
    measure: {
      name: 'statement-agent',
      label:
        'What an agent does to an order passes a limit, goes to a supervisor above it, and is written in a record.',
    },
  },
  closing: {
    ...closingAt('/about/our-story'),
    heading: 'Talk to us about your move',
    text: 'Tell us which system has to change and what must keep running meanwhile.',
    actions: { primary: strategyCall, secondary: { label: 'Meet the team', href: '/about/our-team' } },
  },
};
