import { brand } from './brand.ts';
import { pages } from './pages.ts';

/** Link to a page, an email address or a phone number. */
export interface FormLink {
  label: string;
  href: string;
}

/** Texts of a form that sends a message to the firm. */
export interface MessageFormContent<Field extends string = string> {
  name: string;
  fields: Record<Field, { label: string; help?: string }>;
  /** Placeholder of a select. */
  choose: string;
  submit: string;
  /** Note beside the button about the next step and the use of the data. */
  promise: string;
  /** Link after the note. */
  privacy: FormLink;
  draft: { kept: string; clear: string };
  /** Shown without JavaScript, when the form cannot send. */
  withoutScript: { notice: string; short: string; links: readonly FormLink[] };
  fallback: { open: string; shortened: string; copy: string; copied: string; notCopied: string };
  /** Shown before the fields and beside the button if the form's mail settings are incomplete. */
  notConnected?: { notice: string; short: string; links: readonly FormLink[] };
}

const email = brand.email.contact;
export const mailLink: FormLink = { label: email, href: `mailto:${email}` };
export const phoneLink: FormLink = brand.phone.us;

/** Texts shared by all message forms. */
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
