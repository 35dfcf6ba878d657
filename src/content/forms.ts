import { brand } from './brand.ts';
import { pages } from './pages.ts';

/** A link to another page, a mail address or a phone. */
export interface FormLink {
  label: string;
  href: string;
}

/** What every form says that sends a message to the firm. */
export interface MessageFormContent<Field extends string = string> {
  /** What the form is called for people who cannot see it. */
  name: string;
  fields: Record<Field, { label: string; help?: string }>;
  /** Stands in a list while nothing is chosen. */
  choose: string;
  submit: string;
  /** Beside the button: what happens next, and what the details are used for. */
  promise: string;
  /** After it: where it is said in full. */
  privacy: FormLink;
  draft: { kept: string; clear: string };
  /** Where no script runs, the form cannot send and says so. */
  withoutScript: { notice: string; short: string; links: readonly FormLink[] };
  fallback: { open: string; shortened: string; copy: string; copied: string; notCopied: string };
  /** A form that is not connected says so before anything is typed, and again next to its button. */
  notConnected?: { notice: string; short: string; links: readonly FormLink[] };
}

const email = brand.email.contact;
export const mailLink: FormLink = { label: email, href: `mailto:${email}` };
export const phoneLink: FormLink = brand.phone.us;

/** What the forms have in common. */
export const formWords = {
  choose: 'Choose one',
  privacy: { label: pages['/privacy'].heading, href: '/privacy' },
  draft: { kept: 'We kept your unfinished message.', clear: 'Clear' },
  withoutScript: {
    notice: 'This form needs JavaScript. Please email or call us.',
    short: 'Please email or call us:',
    links: [mailLink, phoneLink],
  },
  fallback: {
    open: `Open the email to ${email} again`,
    shortened:
      'Your message is too long for an email link, so the email holds only its beginning. Copy the whole text.',
    copy: 'Copy message',
    copied: 'Message copied.',
    notCopied: 'Your browser did not allow copying. Your text is still in the form.',
  },
} satisfies Partial<MessageFormContent>;
