import { initialsOf } from '../../src/components/Monogram/initials.ts';
import { claims } from '../../src/content/claims.data.ts';
import { contact } from '../../src/content/contact.data.ts';
import { contentPageAt } from '../../src/content/contentPages.ts';
import { events } from '../../src/content/events.data.ts';
import { blogPage } from '../../src/content/listPages/blog.data.ts';
import { resourceHub } from '../../src/content/listPages/resources.data.ts';
import { thoughtLeadershipPage } from '../../src/content/listPages/thoughtLeadership.data.ts';
import { newsletter } from '../../src/content/newsletter.data.ts';
import { addresses } from '../../src/content/pages.ts';
import { executives } from '../../src/content/people.data.ts';
import { reports } from '../../src/content/reports.data.ts';
import { stubPages } from '../../src/content/stubPages.data.ts';
import { messages } from '../../src/forms/messages.ts';
import { expect, test } from '../support/documents.ts';
import { attribute, type Document, type Element, elementsOf, fold, type Node } from '../support/html.ts';

// Content that the specification prescribes: titles, texts, links, required fields and messages. It is written out
// here, so that a test fails if a record deviates. Numbers in comments are sections of docs/specification.md. When the
// company changes such content, change it here too.

interface Fixed {
  /** The h1. */
  title?: string;
  /** Texts; `*` separates parts that must occur in this order. */
  text?: readonly string[];
  /** Links: part of the label, path, and number of links if specified. */
  links?: readonly (readonly [label: string, path: string, count?: number])[];
}

const consultation = '/contact';
const sales = '/contact/sales-inquiry';
const toSales = (...labels: string[]) => labels.map((label) => [label, sales] as const);
const offering = (title: string, investment: string, timeline = '') =>
  `${title} * Timeline ${timeline} * Starting at ${investment} `;
const back = ['Back to About Us', '/about'] as const;
const caseStudies: Fixed = { title: 'Case Studies' };
const blog: Fixed = {
  title: 'Blog',
  text: ['All AI Strategy Customer Experience Manufacturing Supply Chain AI Governance'],
  links: [['Read Full Article', '/contact/general-inquiry', blogPage.articles.entries.length]],
};
const overview: Fixed = {
  // 2.4 and the service cards of 9.
  text: [
    'SAP Gold Partner',
    '200+ SAP projects',
    '85% retention',
    '16 years',
    '15-35% efficiency gains',
    '3-9 months typical ROI',
    'SAP Solutions & S/4HANA * Timeline 12-24 weeks * Clients 50+ implementations',
    'Enterprise Customer Experience * Timeline 8-16 weeks * Clients 30+ implementations',
    'AI Orchestration & Automation * Timeline 6-12 weeks * Clients 15+ AI projects',
    'SAP Joule Enablement * Timeline 4-8 weeks * Clients 12+ implementations',
    'Upgrade SAP Infrastructure * Timeline Ongoing * Clients 25+ managed systems',
  ],
  links: ['sap-solutions', 'enterprise-cx', 'ai-orchestration', 'joule-enablement', 'upgrade-sap'].map(
    (service) => ['Learn More', `/services/${service}`] as const,
  ),
};

const specified: Record<string, Fixed> = {
  // 2.3 and the claims of 9.
  '/': {
    title: 'Enterprise CX & AI Solutions That Deliver Results',
    text: [
      'What We Build * Success Stories',
      '500+ projects delivered',
      '98% client satisfaction',
      '15+ years',
      '40% average ROI boost',
      'No commitment',
      '24-hour response',
      'Enterprise security',
      'Why Choose',
      '90-day results guarantee',
      'Limited Q1 2025 slots',
      '4.9 from 127 reviews',
    ],
    links: [
      ['Free Strategy Call', consultation],
      ['Free ROI Analysis', consultation],
      ['', '/case-studies'],
    ],
  },
  '/services': overview,
  '/solutions': overview,
  // 2.5
  '/ai': {
    title: 'AI Strategy & Transformations',
    text: ['Assessment & Strategy Implementation SAP Integration Monitoring'],
  },
  '/system': {
    title: 'Industry Solutions',
    text: ['Manufacturing CPG & Retail Utilities & Energy Financial Services Healthcare Automotive'],
  },
  // 2.6, and the offerings, plans and offers of 9.
  '/services/sap-solutions': {
    title: 'SAP Solutions & S/4HANA',
    text: [
      offering('S/4HANA Migration', '$50K', '8-16 weeks'),
      offering('BTP Integration', '$25K', '4-8 weeks'),
      offering('Business Process Optimization', '$35K', '6-12 weeks'),
    ],
    links: [...toSales('Get Free Assessment', 'Book Consultation'), ['Learn More', sales, 3], ['', '/case-studies']],
  },
  '/services/enterprise-cx': {
    title: 'Enterprise Customer Experience',
    text: [
      offering('Sales Cloud', '$35K'),
      offering('Service Cloud', '$30K'),
      offering('Marketing Cloud', '$40K'),
      offering('Commerce', '$45K'),
      '300% average ROI',
      '90-day results guarantee',
      'Money-back success guarantee',
      'Why Choose',
    ],
    links: [
      ...toSales('Get Free Assessment', 'Book Consultation', 'Get Started'),
      ['Learn More', sales, 4],
      ['', '/case-studies'],
    ],
  },
  '/services/ai-orchestration': {
    title: 'AI Orchestration & Automation',
    text: [
      offering('Retrieval (RAG)', '$25K'),
      offering('Process automation', '$35K'),
      offering('Predictive analytics', '$40K'),
      offering('Conversational AI', '$30K'),
    ],
    links: [...toSales('Get Free Assessment', 'Book Consultation'), ['Learn More', sales, 4], ['', '/case-studies']],
  },
  '/services/joule-enablement': {
    title: 'SAP Joule Enablement',
    text: [
      offering('Joule implementation', '$15K', '2-4 weeks'),
      offering('Workflow integration', '$20K', '3-6 weeks'),
      offering('User training', '$10K', '2-3 weeks'),
      offering('Advanced capabilities', '$25K', '4-8 weeks'),
      'Priority access',
      'Competitive edge',
      'Expert support',
      '50% implementation discount for the first 25 enterprise customers',
      'Why Choose',
      // The closing call, and the closing figures after it.
      'Early Adopter Advantage Program * Book Live Joule Demo * View Early Adopter Stories * 50% productivity gain * 2-4 weeks to deploy * 80% training reduction',
    ],
    links: [
      ...toSales('Get Started', 'Book Live Joule Demo'),
      ['Learn More', sales, 4],
      ['View Early Adopter Stories', '/case-studies'],
    ],
  },
  '/services/upgrade-sap': {
    title: 'Upgrade SAP Infrastructure',
    text: [
      '300+ systems managed',
      '99.9% uptime SLA',
      '40% cost reduction',
      '24/7 global support',
      'Managed SAP services * 99.9% uptime SLA * Starting at $5K/month',
      offering('Upgrade and migration', '$75K', '6-12 weeks'),
      offering('Security enhancement', '$35K', '4-8 weeks'),
      offering('Support optimization', '$25K', '3-6 weeks'),
      'Essential * from $5K/month * 99.5% SLA',
      'Premium Most Popular * from $10K/month * 99.9% SLA',
      'Enterprise * Custom',
      '24/7 emergency response',
      '15 minutes',
      '4 hours',
      'service credits on the next billing cycle',
    ],
    links: [
      ...toSales('Get Infrastructure Assessment'),
      ['Learn More', sales, 4],
      ['Choose Plan', sales, 3],
      ['View Support Case Studies', '/case-studies'],
    ],
  },
  // 2.7, and the careers' figures of 9.
  '/about': {
    title: 'Who We Are',
    text: ['85% retention', 'Explore More', 'Ready to Connect'],
    links: [
      ...['/leadership', '/careers', '/partnerships', '/investor-relations'].map((path) => ['', path] as const),
      ['Free Strategy Call', consultation],
    ],
  },
  '/about/our-story': { title: 'Our Story', text: ['2019 * 2020 * 2021 * 2022 * 2023 * 2024', 'Looking Forward'] },
  '/about/careers': {
    text: ['$5,000 annual learning budget', '20% innovation time'],
    links: [['Apply Now', sales, 5]],
  },
  '/careers': {
    title: 'Careers',
    text: ['$140k-$180k', '$130k-$170k', '$120k-$160k', '$5,000 annual learning budget', '20% innovation time'],
    links: [
      ['Apply Now', consultation, 3],
      ['Send Your Resume', consultation],
    ],
  },
  '/leadership': {
    title: 'Leadership',
    text: executives.map(({ name }) => `${initialsOf(name)} * ${name}`),
    links: [back, ['Schedule Executive Meeting', consultation]],
  },
  '/investor-relations': {
    title: 'Investor Relations',
    text: ['$50M+ run rate', '150% YoY growth', '500+ enterprise clients', '98% client satisfaction'],
    links: [back, ['Contact Investor Relations', consultation]],
  },
  '/partnerships': {
    title: 'Partnership Opportunities',
    text: ['Technology * Channel * Solution'],
    links: [back, ['Explore Partnership', consultation]],
  },
  '/alliances': {
    title: 'Strategic Alliances',
    links: [back, ['Explore Alliance Opportunities', consultation]],
  },
  // 2.8, 2.10
  '/resources': {
    text: [
      'Stay Informed',
      'SAP & ERP Updates AI Strategy Insights Customer Experience Trends Success Stories & Case Studies Industry Reports & Whitepapers Subscribe Now',
    ],
  },
  '/resources/case-studies': caseStudies,
  '/case-studies': caseStudies,
  '/resources/blog': blog,
  '/insights': blog,
  '/tech-updates': blog,
  '/resources/thought-leadership': { title: 'Thought Leadership', text: ['All Topics', 'Subscribe'] },
  '/resources/research-reports': {
    title: 'Research Reports',
    text: [
      'All Reports',
      '40+ reports',
      ...reports.map(({ downloads }) => `${downloads.toLocaleString('en')} downloads`),
    ],
  },
  '/resources/events': {
    title: 'Events',
    text: ['450/500', '1200/2000', '85/100', ...events.filter(({ cta }) => !cta.href).map(({ cta }) => cta.label)],
  },
  // 2.9, and the hours and tiers of 9.
  '/contact': {
    text: ['Full Name', 'Email Address', 'Company', 'Tell us about your project', 'Mon-Fri 8AM-6PM EST', '24 hours'],
  },
  '/contact/sales-inquiry': { title: 'Sales Inquiry' },
  '/contact/general-inquiry': { title: 'General Inquiry' },
  '/contact/support': {
    title: 'Support',
    text: [
      'Critical response 1 hour',
      '24/7',
      'Live chat 8AM-8PM EST',
      '4 hours Email response',
      'Mon-Fri 8AM-6PM EST',
      'under 4 hours in business hours',
      'Standard * Premium Most popular * Enterprise',
    ],
  },
  '/contact/investors': {
    text: ['$50M+ run rate', 'Mon-Fri 8AM-6PM EST', 'Headquarters Philadelphia, PA * Mumbai, India'],
  },
  // 2.1: stubs and placeholders.
  '/solutions/cx': { title: 'SAP CX Implementation' },
  '/solutions/s4hana': { title: 'S/4HANA Integration' },
  '/solutions/fsm': { title: 'Field Service Management' },
  '/solutions/btp-cpi': { title: 'Integration on BTP/CPI' },
  '/solutions/cdc': { title: 'Customer Data Cloud (CDC/CDP)' },
  '/solutions/commerce-cpq': { title: 'Commerce & CPQ' },
  '/solutions/managed-sap': { title: 'Managed SAP Services' },
  '/solutions/ai/assessment': { title: 'AI Maturity Assessment' },
  '/solutions/ai/governance': { title: 'AI Governance & Risk' },
  '/solutions/ai/rasp': { title: 'AI for SAP (RAG/RASP)' },
  '/solutions/ai/predictive': { title: 'Predictive Analytics & ML' },
  '/solutions/ai/conversational': { title: 'Conversational AI / Agents' },
  '/solutions/ai/telemetry': { title: 'Telemetry Guardrails Eval' },
  '/about/our-team': { title: 'Our Team' },
  '/about/partnerships': { title: 'Partnerships' },
  '/resources/whitepapers': { title: 'Whitepapers' },
  '/resources/videos': { title: 'Videos' },
};

/** Pages that are not in the specification (2.1). */
const own = ['/privacy', '/terms', '/imprint', '/accessibility', '/site-map'];

/** Links of header and footer on every page (2.2). */
const header: Fixed = {
  links: [
    ['Our Story', '/about'],
    ['Leadership Team', '/about/our-team'],
    ['Careers', '/about/careers'],
    ['Partnerships', '/about/partnerships'],
    ['', '/services'],
    ['SAP Solutions & S/4HANA', '/services/sap-solutions'],
    ['Enterprise Customer Experience', '/services/enterprise-cx'],
    ['AI Orchestration & Automation', '/services/ai-orchestration'],
    ['SAP Joule Enablement', '/services/joule-enablement'],
    ['Upgrade SAP Infrastructure', '/services/upgrade-sap'],
    ['View All Solutions', '/solutions'],
    ['Case Studies', '/resources/case-studies'],
    ['Resources', '/resources'],
    ['Free Strategy Call', '/contact'],
  ],
};
const footer: Fixed = {
  text: [
    'Enterprise SAP & CX solutions since 2009.',
    '200+ Projects',
    '16 Years',
    'Philadelphia, PA',
    'Mumbai, India',
    'Results may vary based on project scope.',
  ],
  links: [
    ['About', '/about'],
    ['Solutions', '/solutions'],
    ['Case Studies', '/resources/case-studies'],
    ['Resources', '/resources'],
    ['', '/leadership'],
    ['', '/ai'],
    ['', '/system'],
    ['', '/contact/support'],
    ['Get Started', '/contact'],
  ],
};

/** Inline elements. When a page is copied, the text of other elements is separated by white space. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time', 'wbr']);

function copied(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && /^(script|style|noscript)$/.test(node.tagName))) return '';
  const text = node.childNodes.map(copied).join('');
  return 'tagName' in node && !inline.has(node.tagName) ? ` ${text} ` : text;
}
const textOf = (node: Node) => fold(copied(node));

function part(document: Document | undefined, tag: string): Element {
  const [found] = document?.named(tag) ?? [];
  if (!found) throw new Error(`There is no ${tag}`);
  return found;
}

/** Whether all parts of a text occur in order. */
function holds(all: string, text: string): boolean {
  let index = 0;
  return text.split('*').every((piece) => {
    const found = all.indexOf(fold(piece), index);
    index = found + fold(piece).length;
    return found >= 0;
  });
}

/** All specified content that an element lacks. */
function lacks(root: Element, { title, text = [], links = [] }: Fixed): string[] {
  const elements = elementsOf(root);
  const titles = elements.filter(({ tagName }) => tagName === 'h1').map(textOf);
  const found = elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({ label: textOf(link), path: attribute(link, 'href')?.replace(/[?#].*/, '') }));
  return [
    ...(title && titles.join() !== title ? [`title ${title}`] : []),
    ...text.filter((each) => !holds(textOf(root), each)),
    ...links
      .filter(([label, path, count]) => {
        const same = found.filter((link) => link.label.includes(label) && link.path === path).length;
        return count === undefined ? same === 0 : same !== count;
      })
      .map(([label, path, count = 'one or more']) => `${count} of the link “${label}” to ${path}`),
  ];
}

test('every route of the specification has its entry here', () => {
  const fixed = addresses.filter((path) => !own.includes(path) && contentPageAt(path) === undefined);
  expect(Object.keys(specified).sort()).toEqual(fixed.sort());
});

for (const [path, fixed] of Object.entries(specified))
  test(`${path} has the content of the specification`, ({ site }) => {
    expect(lacks(part(site.get(path)?.document, 'main'), fixed)).toEqual([]);
  });

test('a stub has a title, one sentence, one link and the closing call', ({ site }) => {
  for (const [path, { head, closing }] of Object.entries(stubPages)) {
    const main = elementsOf(part(site.get(path)?.document, 'main'));
    const named = (tag: string) => main.filter(({ tagName }) => tagName === tag).map(textOf);
    expect.soft(named('h2'), path).toEqual([closing.heading]);
    expect.soft(named('p').filter(Boolean), path).toEqual([head.lead, closing.text, closing.note]);
    expect.soft(head.lead.match(/[.!?](?= |$)/g), path).toHaveLength(1);
    const ways = [...(head.trail ?? []), head.actions?.primary, closing.actions.primary, closing.actions.secondary];
    expect.soft(named('a'), path).toEqual(ways.flatMap((way) => (way?.href ? [way.label] : [])));
  }
});

test('every page has header and footer as specified, and shows ranges and hours with a hyphen', ({ site }) => {
  const ranges =
    /[\w$%]\s?–\s?[\w$]|\$[\d.,]+[KM]? to \$|\d to \d+ ?(%|percent|minutes|hours|days|weeks|months|years)|\d ?[AP]M to |\bMon(day)? to\b|\d ?[ap]\.m\./g;
  for (const [path, { document }] of site) {
    expect.soft(lacks(part(document, 'header'), header), path).toEqual([]);
    expect.soft(lacks(part(document, 'footer'), footer), path).toEqual([]);
    expect.soft(textOf(part(document, 'body')).match(ranges), path).toBeNull();
  }
});

test('forms require the fields of the specification', ({ site }) => {
  // 5
  for (const [path, names] of Object.entries({
    '/contact': ['name', 'email', 'company', 'message'],
    '/contact/general-inquiry': ['name', 'email', 'subject', 'message'],
    '/contact/support': [],
  })) {
    const [form] = elementsOf(part(site.get(path)?.document, 'main')).filter(({ tagName }) => tagName === 'form');
    const controls = form ? elementsOf(form) : [];
    const required = controls.filter((element) => attribute(element, 'required') !== undefined);
    expect
      .soft(
        required.map((element) => attribute(element, 'name')),
        path,
      )
      .toEqual(names);
  }
});

test('messages after an action are those of the specification', () => {
  // 5, 8 and the states of 4.
  expect(messages).toMatchObject({
    contact: {
      submitting: 'Sending Message...',
      success: "Thank you for your inquiry! We'll respond within 24 hours.",
      failure:
        "Email service unavailable. We've opened your email client as a backup. Please send the message manually.",
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
      success: 'Support request submitted! Our team will contact you shortly.',
      rejected: 'Failed to submit support request. Please call our support line.',
      failure: 'Support system unavailable. Please call the support phone line for immediate assistance.',
    },
    validation: {
      missing: 'Please fill in all required fields',
      emailRequired: 'Email address is required',
      emailInvalid: 'Please enter a valid email address',
    },
  });
  // 4, 2.8 and 2.2.
  expect(contact.success).toMatchObject({ heading: 'Message Sent Successfully', again: 'Send Another Message' });
  expect(contact.success.caption).toContain('within 24 hours on business days');
  expect(resourceHub.labels.empty.title).toBe('No resources found');
  for (const page of [blogPage, thoughtLeadershipPage]) expect(page.articles.empty.title).toBe('No articles found');
  expect(newsletter.submit.compact).toBe('Subscribe');
  const { slotsBanner, sapProjects, efficiencyGains } = claims;
  expect(slotsBanner.label).toBe('Q1 2025 Implementation Slots Available');
  expect(`${sapProjects.value} ${sapProjects.label}`).toBe('200+ SAP Projects Since 2009');
  expect(`${efficiencyGains.value} ${efficiencyGains.label}`).toBe('15-35% Efficiency Gains Typical*');
});
