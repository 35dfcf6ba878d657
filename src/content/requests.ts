import type { InternalLink } from './pages.ts';

/** The parameter of the general inquiry's address that fills in its subject. */
export const subjectParameter = 'subject';

/** Where to ask for what is sent on request: the general inquiry (spec 2.1), with the title filled in as its subject. */
export const requestFor = (title: string): InternalLink =>
  `/contact/general-inquiry?${new URLSearchParams({ [subjectParameter]: title })}`;
