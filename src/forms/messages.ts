export interface FormMessages {
  /** Label of the button while sending. */
  readonly submitting: string;
  readonly success: string;
  readonly failure: string;
  /** Shown if the service refused the message. Default: `failure`. */
  readonly rejected?: string;
  /** Shown for a thrown error without a message. If omitted, every thrown error shows `failure`. */
  readonly unexpected?: string;
}

/** Messages of the forms (spec 8). The three inquiries share `contact`. */
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
  /** Shown while a response takes long. */
  stillSending: 'Still sending. This can take up to 15 seconds.',
  validation: {
    missing: 'Please fill in all required fields',
    incorrect: 'Please correct the highlighted fields',
    emailRequired: 'Email address is required',
    emailInvalid: 'Please enter a valid email address',
  },
} as const;
