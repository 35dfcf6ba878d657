import { brand } from './brand.ts';
import {
  type ContactDetails,
  type ContactSuccessContent,
  contact,
  type DirectLinesContent,
  type NextStepsContent,
} from './contact.data.ts';
import { formWords, type MessageFormContent, mailLink } from './forms.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';

/** Fields of the sales inquiry, in the order of the form. */
export type SalesFieldName = 'name' | 'email' | 'company' | 'phone' | 'interest' | 'budget' | 'timeline' | 'message';

/** Fields of the general inquiry, in the order of the form. */
export type GeneralFieldName = 'name' | 'email' | 'company' | 'subject' | 'message';

export interface SalesFormContent extends MessageFormContent<SalesFieldName> {
  legends: { you: string; service: string; words: string };
}
export interface GeneralFormContent extends MessageFormContent<GeneralFieldName> {
  legends: { you: string; words: string };
}

/** Content of a page with a form, and of the success screen that replaces the page content after sending. */
export interface InquiryContent<Form> {
  head: PageHeadContent;
  /** Contact details below the head, if the form can send. */
  lines: DirectLinesContent;
  form: Form;
  next: NextStepsContent;
  /** Replaces `next` beside a form that cannot send, because no step would follow. */
  unconnected: Pick<NextStepsContent, 'steps'> & { contactDetails: ContactDetails };
  success: ContactSuccessContent;
}

/** Texts of a form without an email template (spec 2.9). */
const notConnected: NonNullable<MessageFormContent['notConnected']> = {
  notice: 'This form does not send yet. Please use the contact form or email us:',
  short: 'This form does not send yet. Please use:',
  links: [{ label: 'Contact form', href: '/contact' }, mailLink],
};

const { lines } = contact;
const unconnected: InquiryContent<unknown>['unconnected'] = {
  steps: [],
  contactDetails: { ...lines, links: [{ label: 'Contact form', href: '/contact' }, ...(lines.links ?? [])] },
};

/** Sales inquiry (spec 2.9). The service pages link to it. */
export const salesInquiry: InquiryContent<SalesFormContent> = {
  head: headAt('/contact/sales-inquiry'),
  lines,
  form: {
    name: 'Sales inquiry',
    legends: { you: 'You', service: 'The service', words: 'In your words' },
    fields: {
      name: { label: 'Full Name' },
      email: { label: 'Email Address' },
      company: { label: 'Company' },
      phone: { label: 'Phone' },
      interest: { label: 'Service' },
      budget: { label: 'Budget' },
      timeline: { label: 'Timeline' },
      message: {
        label: 'What do you need?',
        help: 'The systems it concerns, what they have to do, and by when.',
      },
    },
    ...formWords,
    submit: 'Send Inquiry',
    promise: 'We answer within 24 hours on business days. We use these details only to answer you.',
    notConnected,
  },
  next: {
    heading: 'What happens next',
    drawing: 'steps-sales',
    steps: [
      { title: 'You send this', text: 'It takes about three minutes.' },
      {
        title: 'The service lead answers',
        text: 'Within 24 hours on business days. In business hours under four on average.',
      },
      {
        title: 'We show you',
        text: 'A demo, or the first findings of an assessment.',
      },
      {
        title: 'You get an offer',
        text: 'For a project with its price, what it includes and what it does not.',
      },
    ],
  },
  unconnected,
  success: contact.success,
};

/** General inquiry (spec 2.9, 5). */
export const generalInquiry: InquiryContent<GeneralFormContent> = {
  head: headAt('/contact/general-inquiry'),
  lines,
  form: {
    name: 'General inquiry',
    legends: { you: 'You', words: 'Your question' },
    fields: {
      name: { label: 'Full Name' },
      email: { label: 'Email Address' },
      company: { label: 'Company' },
      subject: {
        label: 'Subject',
        help: 'To ask for an article, a paper or a recording: its title.',
      },
      message: { label: 'Message' },
    },
    ...formWords,
    submit: 'Send Inquiry',
    promise: 'We answer within 24 hours on business days. We use these details only to answer you.',
    notConnected,
  },
  next: {
    heading: 'What happens next',
    drawing: 'steps-general',
    steps: [
      { title: 'You send this', text: 'It takes about two minutes.' },
      { title: 'A person reads it', text: `In business hours, ${brand.hours}.` },
      {
        title: 'You get an answer',
        text: 'Within 24 hours on business days, with the article or recording if you asked for one.',
      },
    ],
  },
  unconnected,
  success: contact.success,
};
