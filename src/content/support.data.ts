import { brand } from './brand.ts';
import type { NextStepsContent } from './contact.data.ts';
import { type Hours, printHours } from './format.ts';
import { type FormLink, formWords, type MessageFormContent, mailLink, phoneLink } from './forms.ts';
import { headAt, type PageHeadContent } from './pageHead.ts';
import type { InternalLink } from './pages.ts';

/** Fields of a support request, in the order of the form (spec 3.4). */
export type SupportFieldName = 'name' | 'email' | 'company' | 'supportType' | 'priority' | 'message';

/** Support channel with its response time or its hours. */
export interface SupportChannel {
  id: string;
  title: string;
  /** Response time or hours, displayed large: "1 hour". */
  figure: string;
  /** Label of the figure. */
  label: string;
  text: string;
  /** Opening hours, drawn to scale. */
  open: Hours;
  /** Link to the channel, or to another channel if the site cannot open this one. */
  action: FormLink;
}

/** Support tier. One is marked as the most popular. */
export interface SupportTier {
  id: string;
  name: string;
  text: string;
  features: readonly string[];
  popular?: boolean;
}

export interface SupportFormContent extends MessageFormContent<SupportFieldName> {
  legends: { you: string; request: string };
  /** Link to a phone number, shown if sending fails. */
  call: FormLink;
}

export interface SupportContent {
  head: PageHeadContent;
  channels: {
    heading: string;
    lead: string;
    list: readonly SupportChannel[];
    /** Heading above the hours of the channels. */
    scale: string;
    /** Working hours of the firm, shown below the channels. */
    hours: { label: string; text: string; average: string; open: Hours; timezone: string; yours: string };
  };
  tiers: {
    heading: string;
    lead: string;
    plan: { label: string; href: InternalLink };
    popular: string;
    list: readonly SupportTier[];
  };
  request: { heading: string; lead: string; form: SupportFormContent; next: NextStepsContent };
}

const request = 'Submit a support request';
const chatHours: Hours = { from: 8, to: 20 };

/** Support (spec 2.9, 9.4). Features of the tiers are sample content. */
export const support: SupportContent = {
  head: {
    ...headAt('/contact/support'),
    actions: { primary: { label: request, href: '/contact/support#request' }, secondary: phoneLink },
  },
  channels: {
    heading: 'Support channels',
    lead: 'Call when a live system is down.',
    list: [
      {
        id: 'critical',
        title: 'Critical response',
        figure: '1 hour',
        label: 'Around the clock, 24/7',
        text: 'A live system is down or badly degraded. An engineer answers the phone and starts within the hour.',
        open: { from: 0, to: 24 },
        action: phoneLink,
      },
      {
        id: 'chat',
        title: 'Live chat',
        figure: printHours(chatHours),
        label: 'EST',
        text: 'Short questions while you work: a stuck job, a missing role, an odd message. The chat is not linked here yet.',
        open: chatHours,
        action: { label: 'Write to us instead', href: mailLink.href },
      },
      {
        id: 'email',
        title: 'Email',
        figure: '4 hours',
        label: 'Email response',
        text: 'Anything with screenshots, logs or a history. It gets a request number, and the answers stay in one thread.',
        open: { from: 8, to: 18 },
        action: mailLink,
      },
    ],
    scale: 'Staffed hours, EST',
    hours: {
      label: 'Business hours',
      text: brand.hours,
      average: 'On average, an answer takes under 4 hours in business hours.',
      open: { from: 8, to: 18 },
      timezone: 'America/New_York',
      yours: 'Your time',
    },
  },
  tiers: {
    heading: 'Support tiers',
    lead: 'What each includes. Prices are those of the support plans.',
    popular: 'Most popular',
    plan: { label: 'See the support plans', href: '/services/upgrade-sap' },
    list: [
      {
        id: 'standard',
        name: 'Standard',
        text: 'For systems that rarely change.',
        features: [
          'Phone and email as above',
          'Patches every quarter, security notes on request',
          'A review once a year',
        ],
      },
      {
        id: 'premium',
        name: 'Premium',
        text: 'For systems that carry the daily business.',
        features: [
          'All of Standard',
          'A lead engineer who knows your landscape',
          'Alerts answered by us around the clock',
          'A review once a quarter',
        ],
        popular: true,
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        text: 'For landscapes that run around the clock.',
        features: [
          'All of Premium',
          'A dedicated team, with a deputy for every role',
          'Rehearsed cutovers and recoveries',
          'A review once a month, with your architects',
        ],
      },
    ],
  },
  request: {
    heading: request,
    lead: `If a live system is down, please call ${phoneLink.label.replaceAll(' ', '\u00a0')} instead. No field is required; without an email address we cannot answer.`,
    form: {
      name: 'Support request',
      legends: { you: 'You', request: 'The request' },
      fields: {
        name: { label: 'Full Name' },
        email: { label: 'Email Address' },
        company: { label: 'Company' },
        supportType: { label: 'What is it about?' },
        priority: { label: 'Priority', help: 'Critical means that a live system is down.' },
        message: {
          label: 'What happens, and what should happen?',
          help: 'System, time, and the exact words of any error.',
        },
      },
      ...formWords,
      submit: 'Submit Request',
      promise: 'It goes straight to the support team. We use these details only for your request.',
      call: { label: `Call ${phoneLink.label}`, href: phoneLink.href },
    },
    next: {
      heading: 'What happens next',
      drawing: 'steps-support',
      steps: [
        { title: 'You submit this', text: 'It takes about two minutes.' },
        { title: 'An engineer reads it', text: 'Within 4 hours, in business hours.' },
        {
          title: 'You hear the cause',
          text: 'As far as it is known, with the next step and its date.',
        },
        { title: 'You close it', text: 'A request is closed when you confirm it.' },
      ],
    },
  },
};
