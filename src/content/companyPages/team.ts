import { type TeamMember, team } from '../people.ts';
import { type Closing, type Head, head, strategyCall } from './parts.ts';

/** Team (spec 2.7). */
export interface TeamContent {
  head: Head;
  team: readonly TeamMember[];
  closing: Closing;
}

export const teamPage: TeamContent = {
  head: head('/about/our-team'),
  team,
  closing: {
    heading: 'Talk to one of our leads',
    text: 'Your first call is with an architect who would work on your project.',
    actions: { primary: strategyCall, secondary: { label: 'Open positions', href: '/about/careers' } },
  },
};
