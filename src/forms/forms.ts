import { brand } from '../content/brand.ts';
import type { TemplateName } from './config.ts';
import { type FormMessages, messages } from './messages.ts';
import {
  budgets,
  type Choice,
  inquiryTypes,
  newsletterPreferences,
  salesInterests,
  supportTypes,
  timelines,
  urgencies,
} from './values.ts';

/** Value of a field: text, or the checked values of a group of checkboxes. */
export type FormValue = string | readonly string[];

export type FormValues = { readonly [field: string]: FormValue | undefined };

/** Parameters of a mail template. */
export type TemplateParams = Readonly<Record<string, string>>;

export interface FieldDescription {
  /** Parameter of the mail template that receives the value. */
  readonly param: string;
  /** Parameter value for an empty field. Default: an empty string. */
  readonly whenEmpty?: string;
  /** Default: one line. */
  readonly type?: 'email' | 'multiline';
  /** Error if the field is empty. A field without this error is optional. */
  readonly missing?: string;
  /** Name of the field in the error about its length. */
  readonly noun?: string;
  /** Maximum length in UTF-16 units. A longer value is an error. The attribute `maxLength` would cut it silently. */
  readonly limit?: number;
  readonly choices?: readonly Choice[];
  /** Whether several values can be selected. */
  readonly multiple?: boolean;
  /** Whether the browser's validation applies too. */
  readonly browserCheck?: boolean;
  /** Label in the fallback email. */
  readonly label?: string;
}

/** Description of a form for `useForm` and `sendForm`. */
export interface FormDescription {
  /** Identifies the form in the key of its draft and in the console. */
  readonly name: string;
  readonly template: TemplateName;
  /** `name` is `to_name` of the template. `email` is the address of the fallback email. */
  readonly recipient: { readonly name: string; readonly email: string };
  readonly fields: Readonly<Record<string, FieldDescription>>;
  readonly messages: FormMessages;
  /** Message if the form's mail settings are incomplete (spec 2.9). Default: `messages.failure`. */
  readonly notConnected?: string;
  /** `reply_to` of the template. Default: the visitor's address. */
  readonly replyTo?: string;
  /** Template parameter with the time of sending. Default: `submitted_at`. */
  readonly timeParam?: string;
  /** Subject of the fallback email. Without it, the form has no fallback email. */
  readonly mailSubject?: (params: TemplateParams) => string;
}

// Together, the limits are well below the 50 KB that the mail service accepts.
const name = { param: 'from_name', noun: 'name', limit: 200, label: 'Name' };
const email = { param: 'from_email', type: 'email', noun: 'email address', limit: 254, label: 'Email' } as const;
const company = { param: 'company', noun: 'company name', limit: 200, label: 'Company' };
const message = { param: 'message', type: 'multiline', noun: 'message', limit: 10_000 } as const;
const phone = { param: 'phone', whenEmpty: 'Not provided', noun: 'phone number', limit: 50, label: 'Phone' };
const budget = { param: 'budget', whenEmpty: 'Not specified', choices: budgets, label: 'Budget' };
const timeline = { param: 'timeline', whenEmpty: 'Not specified', choices: timelines, label: 'Timeline' };

const requiredName = { ...name, missing: 'Enter your full name' };
const requiredEmail = { ...email, missing: 'Enter your email address' };
const requiredCompany = { ...company, missing: 'Enter your company' };

const recipient = { name: `${brand.name} team`, email: brand.email.contact };
const notConnected = `This form is not connected yet, so nothing was sent. Please use the contact form or write to ${brand.email.contact}.`;

const subjectFrom = (what: string, params: TemplateParams) =>
  [`${what} from ${params.from_name}`, params.company].filter(Boolean).join(', ');

/** All forms of the site. A new form needs an entry here and a section with its fields. */
export const forms = {
  /** Project inquiry (spec 2.9, 5). */
  contact: {
    name: 'contact',
    template: 'contact',
    recipient,
    messages: messages.contact,
    fields: {
      name: requiredName,
      email: requiredEmail,
      company: requiredCompany,
      phone,
      inquiryType: {
        param: 'inquiry_type',
        whenEmpty: 'General Inquiry',
        choices: inquiryTypes,
        label: 'Inquiry type',
      },
      urgency: { param: 'urgency', whenEmpty: 'Normal', choices: urgencies, label: 'Urgency' },
      budget,
      timeline,
      message: { ...message, missing: 'Describe your project' },
    },
    mailSubject: (params) => subjectFrom('Project inquiry', params),
  },
  /** Sales inquiry (spec 2.9, 5). */
  sales: {
    name: 'sales',
    template: 'sales',
    recipient,
    messages: messages.contact,
    notConnected,
    fields: {
      name: requiredName,
      email: requiredEmail,
      company: requiredCompany,
      phone,
      interest: { param: 'interest', whenEmpty: 'Not specified', choices: salesInterests, label: 'Interest' },
      budget,
      timeline,
      message: { ...message, missing: 'Describe what you need' },
    },
    mailSubject: (params) => subjectFrom('Sales inquiry', params),
  },
  /** General inquiry (spec 2.9, 5). */
  general: {
    name: 'general',
    template: 'general',
    recipient,
    messages: messages.contact,
    notConnected,
    fields: {
      name: requiredName,
      email: requiredEmail,
      company: { ...company, whenEmpty: 'Not provided' },
      subject: { param: 'subject', missing: 'Enter a subject', noun: 'subject', limit: 200, label: 'Subject' },
      message: { ...message, missing: 'Enter your message' },
    },
    mailSubject: (params) => params.subject ?? '',
  },
  /** Support request (spec 2.9): no field is required (spec 5). It uses the contact template. */
  support: {
    name: 'support',
    template: 'contact',
    recipient,
    messages: messages.support,
    fields: {
      name,
      email,
      company,
      supportType: { param: 'support_type', choices: supportTypes },
      priority: { param: 'priority', choices: urgencies },
      message,
    },
  },
  /** Newsletter signup (spec 2.10, 5). */
  newsletter: {
    name: 'newsletter',
    template: 'newsletter',
    recipient,
    messages: messages.newsletter,
    timeParam: 'subscribed_at',
    replyTo: brand.email.noReply,
    fields: {
      email: { ...email, param: 'subscriber_email', missing: messages.validation.emailRequired, browserCheck: true },
      name: { ...name, param: 'subscriber_name', whenEmpty: 'Not provided' },
      preferences: { param: 'preferences', whenEmpty: 'All updates', choices: newsletterPreferences, multiple: true },
    },
  },
} satisfies Record<string, FormDescription>;
