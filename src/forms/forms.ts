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

/** What one field holds: text, or the chosen values of a group of checkboxes. */
export type FormValue = string | readonly string[];

/** What the fields of a form hold, by their names. */
export type FormValues = { readonly [field: string]: FormValue | undefined };

/** The parameters of a mail template. */
export type TemplateParams = Readonly<Record<string, string>>;

/** Describes one field of a form. */
export interface FieldDescription {
  /** The parameter of the mail template that receives the value. */
  readonly param: string;
  /** The parameter's value when the field is empty (spec 7.1). Default: an empty text. */
  readonly whenEmpty?: string;
  /** Default: a single line. */
  readonly type?: 'email' | 'multiline';
  /** The error when the field is empty. A field without it is optional. */
  readonly missing?: string;
  /** The field's name in the error about its length. */
  readonly noun?: string;
  /** The longest value in UTF-16 units. A longer one gets an error; `maxLength` would cut pasted text silently. */
  readonly limit?: number;
  /** The values to choose from. */
  readonly choices?: readonly Choice[];
  /** Whether several values can be chosen. */
  readonly multiple?: boolean;
  /** Whether the browser's own check of the value counts, too (spec 5). */
  readonly browserCheck?: boolean;
  /** Names the field's line in the fallback mail. */
  readonly label?: string;
}

/** Describes a form: everything that the engine has to know about it. */
export interface FormDescription {
  /** Identifies the form: in the key of its draft, and in the console. */
  readonly name: string;
  readonly template: TemplateName;
  /** The template's `to_name`, and the address of the fallback mail. */
  readonly recipient: { readonly name: string; readonly email: string };
  /** In the order of the form. */
  readonly fields: Readonly<Record<string, FieldDescription>>;
  readonly messages: FormMessages;
  /** The answer where the template is not set (spec 2.9). Default: as for every failure. */
  readonly notConnected?: string;
  /** The template's `reply_to`. Default: the visitor's address. */
  readonly replyTo?: string;
  /** The template's parameter with the time of sending. Default: `submitted_at`. */
  readonly timeParam?: string;
  /** The subject of the fallback mail, from the template's parameters. A form without it has no fallback mail. */
  readonly mailSubject?: (params: TemplateParams) => string;
}

// Together the limits stay well below the 50 KB that the mail service accepts.
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

/** The forms of the site. A new form is a new entry here, and a section that shows its fields. */
export const forms = {
  /** The project enquiry (spec 2.9, 5). */
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
  /** The sales inquiry (spec 2.9). The specification sets no fields and rules: these are contact's. */
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
  /** The general inquiry (spec 2.9, 5). */
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
  /** The support request (spec 3.4): nothing is required (spec 5), and contact's template carries it (spec 7.1). */
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
  /** The newsletter signup (spec 2.10, 5). */
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
