import { brand } from './brand.ts';
import type { Hours } from './format.ts';
import { formWords, type MessageFormContent } from './forms.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { Path } from './pages.ts';

/** Fields of the project inquiry, in the order of the form (spec 3.4). */
export type ContactFieldName =
  | 'name'
  | 'email'
  | 'company'
  | 'phone'
  | 'inquiryType'
  | 'urgency'
  | 'budget'
  | 'timeline'
  | 'message';

/** Contact details outside the form. */
export interface ContactDetails {
  heading: string;
  email: string;
  phone: { label: string; href: string };
  hours: string;
  /** Opening hours, drawn to scale. */
  open?: Hours;
  /** Links to other contact pages. */
  links?: readonly { label: string; href: Path }[];
}

export interface ContactFormContent extends MessageFormContent<ContactFieldName> {
  legends: { you: string; project: string; words: string };
}

export interface NextStepsContent {
  /** Heading of the steps. */
  heading: string;
  /** Steps in order. The first is sending the form. */
  steps: readonly { title: string; text: string }[];
  /** Drawing of 340 × 240 units. Each step has a part with the id `step-1`, `step-2` and so on. */
  drawing?: string;
  /** Contact details, for pages without DirectLines. */
  contactDetails?: ContactDetails;
}

/** Contact details below the head of a page, each with a label. The heading is visually hidden. */
export interface DirectLinesContent extends Omit<ContactDetails, 'open'> {
  open: Hours;
  labels: { email: string; phone: string; hours: string };
}

export interface ContactSuccessContent {
  /** Confirms receipt. */
  heading: string;
  /** Caption of the drawn response time. */
  caption: string;
  /** Label of the button that returns to the form. */
  again: string;
  /** Link to further reading. */
  onwards: { label: string; href: Path };
}

export interface ContactContent {
  head: PageHeadContent;
  lines: DirectLinesContent;
  form: ContactFormContent;
  next: NextStepsContent;
  success: ContactSuccessContent;
}

/** Project inquiry (spec 2.9; response time in spec 9.4). */
export const contact: ContactContent = {
  head: headAt('/contact'),
  lines: {
    heading: 'Reach us now',
    labels: { email: 'Email', phone: 'Phone', hours: 'Hours' },
    email: brand.email.contact,
    phone: brand.phone.us,
    hours: brand.hours,
    open: { from: 8, to: 18 },
    links: [{ label: 'Support for clients', href: '/contact/support' }],
  },
  form: {
    name: 'Project inquiry',
    legends: { you: 'You', project: 'The project', words: 'In your words' },
    fields: {
      name: { label: 'Full Name' },
      email: { label: 'Email Address' },
      company: { label: 'Company' },
      phone: { label: 'Phone' },
      inquiryType: { label: 'Inquiry type', help: 'Leave it empty for a position, an investment or a meeting.' },
      urgency: { label: 'Urgency' },
      budget: { label: 'Budget' },
      timeline: { label: 'Timeline' },
      message: {
        label: 'Tell us about your project',
        help: 'Which systems, how many users, and by when. For a position or a meeting: which one.',
      },
    },
    ...formWords,
    submit: 'Send Message',
    promise: 'We answer within 24 hours on business days. We use these details only to answer you.',
  },
  next: {
    heading: 'What happens next',
    drawing: 'steps-contact',
    steps: [
      { title: 'You send this', text: 'It takes about four minutes.' },
      {
        title: 'The right person answers',
        text: 'For projects an architect. Within 24 hours on business days, under four on average in business hours.',
      },
      {
        title: 'We talk for 30 minutes',
        text: 'On projects: your landscape, the risks, and a first estimate of cost and return.',
      },
      { title: 'You get a summary', text: 'Two pages in writing, yours to keep.' },
    ],
  },
  success: {
    heading: 'Message Sent Successfully',
    caption: `You get a response within 24 hours on business days. In business hours, ${brand.hours}, the average is under four.`,
    again: 'Send Another Message',
    onwards: { label: 'Read the case studies meanwhile', href: '/resources/case-studies' },
  },
};
