import { closingAt } from '../closings.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { type TeamMember, team } from '../people.data.ts';
import { type Closing, strategyCall } from './parts.ts';

/** Team (spec 2.7). */
export interface TeamContent {
  head: PageHeadContent;
  team: readonly TeamMember[];
  /** Number of people shown initially. */
  first: number;
  /** Label of the button that shows everyone. */
  all: string;
  closing: Closing;
}

export const teamPage: TeamContent = {
  head: headAt('/about/our-team'),
  team,
  first: 20,
  all: 'Show everyone',
  closing: {
    ...closingAt('/about/our-team'),
    heading: 'Talk to one of our leads',
    text: 'Tell us what has to change, and what must keep running meanwhile.',
    actions: { primary: strategyCall, secondary: { label: 'Open positions', href: '/about/careers' } },
  },
};
