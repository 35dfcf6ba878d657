import { mailLink } from './forms.ts';

export interface NewsletterContent {
  /** The same in both variants. */
  heading: string;
  lead: string;
  /** Accessible name of the form. */
  name: string;
  fields: { email: { label: string }; name: { label: string }; preferences: { label: string; help?: string } };
  submit: { inline: string; compact: string };
  note: string;
  withoutScript: { notice: string; link: { label: string; href: string } };
}

/** The newsletter signup (spec 2.10). */
export const newsletter: NewsletterContent = {
  heading: 'Stay Informed',
  lead: 'New articles, case studies and SAP dates to know.',
  name: 'Newsletter',
  fields: {
    email: { label: 'Email Address' },
    name: { label: 'Name' },
    preferences: { label: 'Send me', help: 'Optional. If you choose none, you receive all updates.' },
  },
  submit: { inline: 'Subscribe Now', compact: 'Subscribe' },
  note: 'You can leave at any time.',
  withoutScript: {
    notice: 'This form needs JavaScript. Please email us to subscribe:',
    link: mailLink,
  },
};
