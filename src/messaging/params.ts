import { cleanEmail } from '../forms/email.ts';
import { cleanLine, cleanText } from './text.ts';
import type {
  ContactSubmission,
  GeneralInquiry,
  NewsletterSubscription,
  SalesInquiry,
  SupportRequest,
  TemplateParams,
} from './types.ts';

/** What every template gets besides the visitor's words. */
export interface Envelope {
  /** Who the mail is for, as the template greets them. */
  readonly toName: string;
  /** When it was submitted; sent in ISO 8601, UTC. */
  readonly at: Date;
}

const line = (text: string | undefined, fallback = '') => cleanLine(text ?? '') || fallback;

/** The parameters of the contact template (spec 7.1), defaults included. */
export function contactParams(submission: ContactSubmission, { toName, at }: Envelope): TemplateParams {
  return {
    to_name: toName,
    from_name: line(submission.name),
    from_email: cleanEmail(submission.email),
    company: line(submission.company),
    phone: line(submission.phone, 'Not provided'),
    inquiry_type: line(submission.inquiryType, 'General Inquiry'),
    urgency: line(submission.urgency, 'Normal'),
    message: cleanText(submission.message),
    budget: line(submission.budget, 'Not specified'),
    timeline: line(submission.timeline, 'Not specified'),
    reply_to: cleanEmail(submission.email),
    submitted_at: at.toISOString(),
  };
}

/** The parameters of the newsletter template (spec 7.1). Nobody replies to a subscription: it takes a no-reply address. */
export function newsletterParams(
  subscription: NewsletterSubscription,
  { toName, at, noReplyAddress }: Envelope & { readonly noReplyAddress: string },
): TemplateParams {
  return {
    to_name: toName,
    subscriber_email: cleanEmail(subscription.email),
    subscriber_name: line(subscription.name, 'Not provided'),
    preferences: subscription.preferences?.join(', ') || 'All updates',
    subscribed_at: at.toISOString(),
    reply_to: noReplyAddress,
  };
}

/** The parameters of a support request, which goes out with the contact template (spec 7.1). No defaults. */
export function supportParams(request: SupportRequest, { toName, at }: Envelope): TemplateParams {
  return {
    to_name: toName,
    from_name: line(request.name),
    from_email: cleanEmail(request.email),
    company: line(request.company),
    support_type: line(request.supportType),
    priority: line(request.priority),
    message: cleanText(request.message),
    submitted_at: at.toISOString(),
    reply_to: cleanEmail(request.email),
  };
}

/** The parameters of a general inquiry: contact's names, with a subject. */
export function generalParams(inquiry: GeneralInquiry, { toName, at }: Envelope): TemplateParams {
  return {
    to_name: toName,
    from_name: line(inquiry.name),
    from_email: cleanEmail(inquiry.email),
    company: line(inquiry.company, 'Not provided'),
    subject: line(inquiry.subject),
    message: cleanText(inquiry.message),
    reply_to: cleanEmail(inquiry.email),
    submitted_at: at.toISOString(),
  };
}

/** The parameters of a sales inquiry: contact's names, with an interest. */
export function salesParams(inquiry: SalesInquiry, { toName, at }: Envelope): TemplateParams {
  return {
    to_name: toName,
    from_name: line(inquiry.name),
    from_email: cleanEmail(inquiry.email),
    company: line(inquiry.company),
    phone: line(inquiry.phone, 'Not provided'),
    interest: line(inquiry.interest, 'Not specified'),
    message: cleanText(inquiry.message),
    budget: line(inquiry.budget, 'Not specified'),
    timeline: line(inquiry.timeline, 'Not specified'),
    reply_to: cleanEmail(inquiry.email),
    submitted_at: at.toISOString(),
  };
}
