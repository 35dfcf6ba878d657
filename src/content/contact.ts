import { brand } from './brand.ts';
import { pageAt } from './pages.ts';
import type { Path } from './paths.ts';

/** The fields of the project enquiry, in the order of the form (spec 3). */
export const contactFields = [
  'name',
  'email',
  'company',
  'phone',
  'inquiryType',
  'urgency',
  'budget',
  'timeline',
  'message',
] as const;
export type ContactFieldName = (typeof contactFields)[number];

/** A way to reach the firm without the form. */
export interface ReachContent {
  heading: string;
  email: string;
  phone: { label: string; href: string };
  hours: string;
}

export interface ContactHeadContent {
  /** Where the visitor is. */
  crumb: string;
  heading: string;
  lead: string;
}

export interface ContactFormContent {
  /** What the form is called for people who cannot see it. */
  name: string;
  legends: { you: string; project: string; words: string };
  fields: Record<ContactFieldName, { label: string; help?: string }>;
  /** Stands in a list while nothing is chosen. */
  choose: string;
  submit: string;
  /** Beside the button: what happens next, and what the details are used for. */
  promise: string;
  draft: { kept: string; clear: string };
  /** Where no script runs, the form cannot send and says so. */
  withoutScript: { notice: string; short: string; email: string; phone: { label: string; href: string } };
  fallback: { open: string; shortened: string; copy: string; copied: string; notCopied: string };
}

export interface NextStepsContent {
  heading: string;
  steps: readonly { title: string; text: string }[];
  reach: ReachContent;
}

export interface ContactSuccessContent {
  heading: string;
  /** Under the measured line: the promise in words. */
  caption: string;
  again: string;
  onwards: { label: string; href: Path };
}

export interface ContactContent {
  head: ContactHeadContent;
  form: ContactFormContent;
  next: NextStepsContent;
  success: ContactSuccessContent;
}

const { heading, lead, sheet } = pageAt('/contact');
const phone = brand.phone.us;
const email = brand.email.contact;

/** The project enquiry (spec 2.9): labels of section 5, the promise of sections 8 and 9. */
export const contact: ContactContent = {
  head: { crumb: sheet ?? heading, heading, lead },
  form: {
    name: 'Project enquiry',
    legends: { you: 'You', project: 'The project', words: 'In your words' },
    fields: {
      name: { label: 'Full Name' },
      email: { label: 'Email Address' },
      company: { label: 'Company' },
      phone: { label: 'Phone', help: 'Only if you would rather be called.' },
      inquiryType: { label: 'Inquiry type' },
      urgency: { label: 'Urgency' },
      budget: { label: 'Budget' },
      timeline: { label: 'Timeline' },
      message: {
        label: 'Tell us about your project',
        help: 'Which systems, how many people use them, and what has to be true at the end.',
      },
    },
    choose: 'Choose one',
    submit: 'Send Message',
    promise:
      'An architect answers within 24 hours on business days. We use these details to answer you and for nothing else.',
    draft: { kept: 'We kept your unfinished message.', clear: 'Clear' },
    withoutScript: {
      notice: 'This form cannot send at the moment, because its script is not running. Write or call us instead:',
      short: 'Please write or call us instead:',
      email,
      phone,
    },
    fallback: {
      open: `Open the email to ${email} again`,
      shortened:
        'Your message is too long for an email link, so the email holds only its beginning. Copy the whole text.',
      copy: 'Copy message',
      copied: 'Message copied.',
      notCopied: 'Your browser did not allow copying. Your text is still in the form.',
    },
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You send this', text: 'About four minutes.' },
      { title: 'An architect answers', text: 'Within 24 hours. In business hours under four on average.' },
      { title: 'We talk for 30 minutes', text: 'Your landscape, the risk, a first number.' },
      { title: 'You get it in writing', text: 'Two pages, yours to keep.' },
    ],
    reach: { heading: 'Or reach us now', email, phone, hours: brand.hours },
  },
  success: {
    heading: 'Message Sent Successfully',
    caption: `You get a response within 24 hours on business days. In business hours, ${brand.hours}, the average is under four.`,
    again: 'Send Another Message',
    onwards: { label: 'Read the case studies meanwhile', href: '/resources/case-studies' },
  },
};
