/**
 * The sentences visitors read, by form. Those of the error catalogue (spec 8) are exact; the rest (waiting, not
 * connected, corrections) the specification leaves open.
 */
export const messages = {
  contact: {
    submitting: 'Sending Message...',
    success: "Thank you for your inquiry! We'll respond within 24 hours.",
    failure: "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
    unexpected: 'An unexpected error occurred. Please try again.',
  },
  newsletter: {
    submitting: 'Subscribing...',
    success: 'Successfully subscribed! Check your email for confirmation.',
    rejected: 'Failed to subscribe',
    failure: 'Subscription failed. Please try again later.',
    unexpected: 'Subscription failed. Please try again.',
  },
  support: {
    submitting: 'Sending Request...',
    success: 'Support request submitted! Our team will contact you shortly.',
    rejected: 'Failed to submit support request. Please call our support line.',
    failure: 'Support system unavailable. Please call the support phone line for immediate assistance.',
  },
  /** Said by every form while an answer is long in coming. */
  stillSending: 'Still sending. This can take up to 15 seconds.',
  validation: {
    missing: 'Please fill in all required fields',
    incorrect: 'Please correct the highlighted fields',
    emailRequired: 'Email address is required',
    emailInvalid: 'Please enter a valid email address',
  },
} as const;

/** What to say of a thrown error: its own message, or a sentence when it has none (spec 8). */
export function thrownMessage(error: unknown, otherwise: string): string {
  return (error instanceof Error && error.message) || otherwise;
}

/** What to say when a form without a template is submitted all the same (spec 2.9): never that something was sent. */
export function notConnectedMessage(address: string): string {
  return `This form is not connected yet, so nothing was sent. Please use the contact form or write to ${address}.`;
}
