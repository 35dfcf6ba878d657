import type { InternalLink } from './pages.ts';

/** The parameter of the general inquiry's address that fills in its subject. */
export const subjectParameter = 'subject';

/** Where to ask for what is sent on request: the general inquiry (spec 2.1), with the title filled in as its subject. */
export const requestFor = (title: string): InternalLink =>
  `/contact/general-inquiry?${new URLSearchParams({ [subjectParameter]: title })}`;

/** The parameter of a form's address that begins its message with a position. */
export const positionParameter = 'position';

/** Where to apply for a position: a form, with the position named in its message. */
export const applicationFor = (form: string, title: string): string =>
  `${form}${form.includes('?') ? '&' : '?'}${new URLSearchParams({ [positionParameter]: title })}`;
