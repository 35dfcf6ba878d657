import { type FormLink, mailLink, phoneLink } from './forms.ts';

/** Texts shown instead of a part that failed. */
export interface FailureContent {
  heading: string;
  text: string;
  again: string;
  /** Contact links. */
  links: readonly FormLink[];
}

const again = 'Load the page again';
const links = [mailLink, phoneLink];

/** Error messages for a page or a form that failed in the browser. */
export const failures = {
  page: {
    heading: 'This page stopped working',
    text: 'An error occurred while your browser showed it. Load the page again, or email or call us.',
    again,
    links,
  },
  form: {
    heading: 'This form stopped working',
    text: 'Nothing was lost: we kept what you typed in this browser tab. Load the page again to go on, or email or call us.',
    again,
    links,
  },
} satisfies Record<string, FailureContent>;
