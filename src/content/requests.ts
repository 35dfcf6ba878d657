import type { InternalLink } from './pages.ts';

/** Query parameter that fills in the subject of the general inquiry. */
export const subjectParameter = 'subject';

/** Returns the link that requests a resource: the general inquiry with the title as its subject. */
export const requestFor = (title: string): InternalLink =>
  `/contact/general-inquiry?${new URLSearchParams({ [subjectParameter]: title })}`;

/** Query parameter with the title of a position. The form names the position at the start of the message. */
export const positionParameter = 'position';

/** Returns the link to apply for a position: a form whose message names the position. */
export const applicationFor = (form: string, title: string): string =>
  `${form}${form.includes('?') ? '&' : '?'}${new URLSearchParams({ [positionParameter]: title })}`;
