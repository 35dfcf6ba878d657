import { check, type Validation, type Values } from './check.ts';

export type ContactField = 'name' | 'email' | 'company' | 'phone' | 'message';
export type GeneralField = 'name' | 'email' | 'company' | 'subject' | 'message';
export type SupportField = 'name' | 'email' | 'company' | 'message';
export type SalesField = 'name' | 'email' | 'company' | 'phone' | 'message';

/**
 * Checks the project enquiry form (spec 5): name, email, company and message must not be empty.
 *
 * @returns with anything missing, the heading "Please fill in all required fields"; when everything is there but
 *   something is malformed or too long, "Please correct the highlighted fields".
 */
export function validateContact(values: Values<ContactField>): Validation<ContactField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name', missing: 'Enter your company' },
      { field: 'phone', noun: 'phone number' },
      { field: 'message', noun: 'message', missing: 'Describe your project' },
    ],
    values,
  );
}

/** Checks the general inquiry form (spec 5): company is optional. Headings as for {@link validateContact}. */
export function validateGeneralInquiry(values: Values<GeneralField>): Validation<GeneralField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name' },
      { field: 'subject', noun: 'subject', missing: 'Enter a subject' },
      { field: 'message', noun: 'message', missing: 'Enter your message' },
    ],
    values,
  );
}

/** Checks the sales inquiry form: the specification sets no rules, so contact's apply. */
export function validateSalesInquiry(values: Values<SalesField>): Validation<SalesField> {
  return check(
    [
      { field: 'name', noun: 'name', missing: 'Enter your full name' },
      { field: 'email', noun: 'email address', missing: 'Enter your email address' },
      { field: 'company', noun: 'company name', missing: 'Enter your company' },
      { field: 'phone', noun: 'phone number' },
      { field: 'message', noun: 'message', missing: 'Describe what you need' },
    ],
    values,
  );
}

/** Checks a support request: nothing is required (spec 5), but an address has to be one, and nothing is cut. */
export function validateSupportRequest(values: Values<SupportField>): Validation<SupportField> {
  return check(
    [
      { field: 'name', noun: 'name' },
      { field: 'email', noun: 'email address' },
      { field: 'company', noun: 'company name' },
      { field: 'message', noun: 'message' },
    ],
    values,
  );
}
