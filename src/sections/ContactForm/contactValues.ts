import { readForm } from '../../forms/formValues';
import type { ContactSubmission } from '../../messaging';
import { budgets, inquiryTypes, timelines, urgencies } from '../../messaging/values';

/** Reads the form's data as the payload of spec 3.4. */
export function contactSubmission(data: FormData): ContactSubmission {
  const { text, choice } = readForm(data);
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    inquiryType: choice('inquiryType', inquiryTypes),
    urgency: choice('urgency', urgencies),
    budget: choice('budget', budgets),
    timeline: choice('timeline', timelines),
    message: text('message'),
  };
}
