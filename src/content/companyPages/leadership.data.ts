import { closingAt } from '../closings.ts';
import { headAt, type PageHeadContent } from '../pageHead.ts';
import { type Executive, executives } from '../people.data.ts';
import type { Closing } from './parts.ts';

/** Leadership (spec 2.7). */
export interface LeadershipContent {
  head: PageHeadContent;
  executives: readonly Executive[];
  /** Reason why the button of a profile without a URL does nothing. */
  profileUnavailable: string;
  /** Link for requesting a meeting with an executive. */
  meeting: { label: string; href: string };
  closing: Closing;
}

export const leadership: LeadershipContent = {
  head: headAt('/leadership'),
  executives,
  profileUnavailable: 'not public yet',
  meeting: { label: 'Ask for a meeting', href: '/contact' },
  closing: {
    ...closingAt('/leadership'),
    heading: 'Meet an executive',
    text: 'For contracts, escalations and long-term plans. Tell us what has to be decided, and by when.',
    actions: { primary: { label: 'Schedule Executive Meeting', href: '/contact' } },
  },
};
