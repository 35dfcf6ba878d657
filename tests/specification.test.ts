import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { claims } from '../src/content/claims.ts';
import { contact } from '../src/content/contact.ts';
import { blogPage } from '../src/content/listPages/blog.ts';
import { resourceHub } from '../src/content/listPages/resources.ts';
import { thoughtLeadershipPage } from '../src/content/listPages/thoughtLeadership.ts';
import { madePage } from '../src/content/madePages.ts';
import { newsletter } from '../src/content/newsletter.ts';
import { type Path, pages } from '../src/content/pages.ts';
import { messages } from '../src/messaging/messages.ts';
import { attribute, type Element, elementsOf, type Node, readDocument } from './support/html.ts';
import { addresses, unknown } from './support/pages.ts';
import { withPlaces } from './support/words.ts';

// What the specification fixes and a page holds before any script runs: headings, figures in the order in which they are
// read, calls and where they lead, and the values of the forms. They stand here in its own words rather than being read
// from the records, so that a record that departs from it fails. Section numbers are those of docs/specification.md.
//
// What appears only after somebody acts is tested where it happens, by the words of the records: the forms in forms/others,
// forms/faults and enquiry here and in their stories, the mobile menu in its story, typing and timings in the tests beside
// HomeHero and NavMenu, empty lists in hub.test.ts and the stories of CategorySection. What those words are stands at the
// end of this file.

interface Fixed {
  /** The page's h1. */
  title?: string;
  headings?: readonly string[];
  /** Runs of text in `main`, spaces aside. */
  text?: readonly string[];
  /** Links of `main`: words of their text, their path, and how many there are if the specification says so. */
  links?: readonly (readonly [label: string, path: string, count?: number])[];
}

const consultation = '/contact';
const sales = '/contact/sales-inquiry';
const toSales = (...labels: string[]) => labels.map((label) => [label, sales] as const);
const offering = (title: string, investment: string, timeline?: string) =>
  timeline
    ? `${title} * Timeline ${timeline} * Starting at ${investment} `
    : `${title} * Timeline * Starting at ${investment} `;
const back = ['Back to About Us', '/about'] as const;
const caseStudies: Fixed = { title: 'Case Studies' };
const blog: Fixed = {
  title: 'Blog',
  text: ['All AI Strategy Customer Experience Manufacturing Supply Chain AI Governance'],
  links: [['Read Full Article', '/contact/general-inquiry', blogPage.articles.entries.length]],
};
const overview: Fixed = {
  // 2.4 and the service cards of 9.
  headings: [
    'SAP Solutions & S/4HANA',
    'Enterprise Customer Experience',
    'AI Orchestration & Automation',
    'SAP Joule Enablement',
    'Upgrade SAP Infrastructure',
  ],
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
  links: [
    ['Learn More', '/services/sap-solutions'],
    ['Learn More', '/services/enterprise-cx'],
    ['Learn More', '/services/ai-orchestration'],
    ['Learn More', '/services/joule-enablement'],
    ['Learn More', '/services/upgrade-sap'],
  ],
};

const specified: Record<string, Fixed> = {
  // 2.3 and the claims of 9.
  '/': {
    title: 'Enterprise CX & AI Solutions That Deliver Results',
    headings: ['What We Build', 'Success Stories'],
    text: [
      '500+ projects delivered',
      '98% client satisfaction',
      '15+ years',
      '40% average ROI boost',
      'No commitment',
      '24-hour response',
      'Enterprise security',
      'Why Choose',
      '90 days',
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
    headings: ['Assessment & Strategy', 'Implementation', 'SAP Integration', 'Monitoring'],
    text: ['Assessment & Strategy Implementation SAP Integration Monitoring'],
  },
  '/system': {
    title: 'Industry Solutions',
    headings: ['Manufacturing', 'CPG & Retail', 'Utilities & Energy', 'Financial Services', 'Healthcare', 'Automotive'],
    text: ['Manufacturing CPG & Retail Utilities & Energy Financial Services Healthcare Automotive'],
  },
  // 2.6, and the offerings, plans and offers of 9.
  '/services/sap-solutions': {
    title: 'SAP Solutions & S/4HANA',
    headings: ['S/4HANA Migration', 'BTP Integration', 'Business Process Optimization'],
    text: [
      offering('S/4HANA Migration', '$50K', '8-16 weeks'),
      offering('BTP Integration', '$25K', '4-8 weeks'),
      offering('Business Process Optimization', '$35K', '6-12 weeks'),
    ],
    links: [...toSales('Get Free Assessment', 'Book Consultation'), ['Learn More', sales, 3], ['', '/case-studies']],
  },
  '/services/enterprise-cx': {
    title: 'Enterprise Customer Experience',
    headings: ['Sales Cloud', 'Service Cloud', 'Marketing Cloud', 'Commerce'],
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
    headings: ['Retrieval (RAG)', 'Process automation', 'Predictive analytics', 'Conversational AI'],
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
    headings: [
      'Joule implementation',
      'Workflow integration',
      'User training',
      'Advanced capabilities',
      'Early Adopter Advantage Program',
      'Priority access',
      'Competitive edge',
      'Expert support',
    ],
    text: [
      offering('Joule implementation', '$15K', '2-4 weeks'),
      offering('Workflow integration', '$20K', '3-6 weeks'),
      offering('User training', '$10K', '2-3 weeks'),
      offering('Advanced capabilities', '$25K', '4-8 weeks'),
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
      'Managed SAP services * 99.9% uptime SLA * Starting at $5K per month',
      offering('Upgrade and migration', '$75K', '6-12 weeks'),
      offering('Security enhancement', '$35K', '4-8 weeks'),
      offering('Support optimization', '$25K', '3-6 weeks'),
      'Essential * from $5K/month * 99.5% SLA',
      'Premium Most Popular * from $10K/month * 99.9% SLA',
      'Enterprise * Custom',
      '24/7 emergency response',
      '15 minutes',
      '4 hours',
      'the next billing cycle carries service credits',
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
    headings: ['Explore More', 'Ready to Connect'],
    text: ['85% retention'],
    links: [
      ['', '/leadership'],
      ['', '/careers'],
      ['', '/partnerships'],
      ['', '/investor-relations'],
      ['Free Strategy Call', consultation],
    ],
  },
  '/about/our-story': {
    title: 'Our Story',
    headings: ['Looking Forward'],
    text: ['2019 * 2020 * 2021 * 2022 * 2023 * 2024'],
  },
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
  '/leadership': { title: 'Leadership', links: [back, ['Schedule Executive Meeting', consultation]] },
  '/investor-relations': {
    title: 'Investor Relations',
    text: ['$50M+ run rate', '150% YoY growth', '500+ enterprise clients', '98% client satisfaction'],
    links: [back, ['Contact Investor Relations', consultation]],
  },
  '/partnerships': {
    title: 'Partnership Opportunities',
    headings: ['Technology', 'Channel', 'Solution'],
    links: [back, ['Explore Partnership', consultation]],
  },
  '/alliances': {
    title: 'Strategic Alliances',
    links: [back, ['Explore Alliance Opportunities', consultation]],
  },
  // 2.8, 2.10
  '/resources': {
    headings: ['Stay Informed'],
    text: [
      'SAP & ERP Updates AI Strategy Insights Customer Experience Trends Success Stories & Case Studies Industry Reports & Whitepapers Subscribe Now',
    ],
  },
  '/resources/case-studies': caseStudies,
  '/case-studies': caseStudies,
  '/resources/blog': blog,
  '/insights': blog,
  '/tech-updates': blog,
  '/resources/whitepapers': { title: 'Whitepapers' },
  '/resources/videos': { title: 'Videos' },
  '/resources/thought-leadership': { title: 'Thought Leadership', text: ['All Topics', 'Subscribe'] },
  '/resources/research-reports': { title: 'Research Reports', text: ['All Reports', '40+ reports'] },
  '/resources/events': { title: 'Events', text: ['450/500', '1200/2000', '85/100'] },
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
  // 2.1: titles of the stubs.
  ...Object.fromEntries(
    Object.entries({
      '/solutions/cx': 'SAP CX Implementation',
      '/solutions/s4hana': 'S/4HANA Integration',
      '/solutions/fsm': 'Field Service Management',
      '/solutions/btp-cpi': 'Integration on BTP/CPI',
      '/solutions/cdc': 'Customer Data Cloud (CDC/CDP)',
      '/solutions/commerce-cpq': 'Commerce & CPQ',
      '/solutions/managed-sap': 'Managed SAP Services',
      '/solutions/ai/assessment': 'AI Maturity Assessment',
      '/solutions/ai/governance': 'AI Governance & Risk',
      '/solutions/ai/rasp': 'AI for SAP (RAG/RASP)',
      '/solutions/ai/predictive': 'Predictive Analytics & ML',
      '/solutions/ai/conversational': 'Conversational AI / Agents',
      '/solutions/ai/telemetry': 'Telemetry Guardrails Eval',
      '/about/our-team': 'Our Team',
      '/about/partnerships': 'Partnerships',
    }).map(([path, title]) => [path, { title }]),
  ),
};

/** Pages that the specification fixes nothing of: legal texts and the site map, the site's own additions (2.1). */
const own: readonly Path[] = ['/privacy', '/terms', '/imprint', '/accessibility', '/site-map'];

/** The values of choices, by the name of the field (3.4, 9.3). */
const values = {
  '/contact': {
    urgency: ['low', 'medium', 'high', 'critical'],
    inquiryType: ['sap-migration', 'ai-strategy', 'cx-platform', 'infrastructure', 'support', 'partnership'],
    budget: ['under-50k', '50k-150k', '150k-500k', '500k-1m', 'over-1m'],
    timeline: ['immediate', '1-3-months', '3-6-months', '6-12-months', 'planning'],
  },
  '/resources': {
    '': ['sap-insights', 'ai-trends', 'cx-innovations', 'case-studies', 'industry-reports'],
  },
};
/** Fields that have to be filled in (5). */
const required = {
  '/contact': ['name', 'email', 'company', 'message'],
  '/contact/general-inquiry': ['name', 'email', 'subject', 'message'],
  '/contact/support': [],
};

/** The header's and footer's links on every page (2.2). */
const header = [
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
] as const;
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
    ['Get Started', '/contact'],
  ],
};

const site = () => inject('site');
const documents = new Map<string, ReturnType<typeof readDocument>>();

beforeAll(async () => {
  for (const path of [...addresses, unknown]) {
    documents.set(path, readDocument(await (await fetch(site() + path)).text()));
  }
});

/** Elements that stand in a line of text without a space around them. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time', 'wbr']);

/** The text of an element as it is copied from a page: blocks stand apart. */
function said(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && ['script', 'style', 'noscript'].includes(node.tagName)))
    return '';
  const text = node.childNodes.map(said).join('');
  return 'tagName' in node && !inline.has(node.tagName) ? ` ${text} ` : text;
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const part = (path: string, tag: string): Element => {
  const [found] = documents.get(path)?.named(tag) ?? [];
  if (!found) throw new Error(`${path} has no ${tag}`);
  return found;
};
const textsOf = (root: Element, tags: readonly string[]) =>
  elementsOf(root)
    .filter(({ tagName }) => tags.includes(tagName))
    .map((element) => plain(said(element)));
const linksOf = (root: Element) =>
  elementsOf(root)
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => ({
      label: plain(said(element)),
      path: new URL(attribute(element, 'href') ?? '', site()).pathname,
    }));

/** What is missing of a run, whose parts `*` divides, in a text that is to have them in this order. */
function lackOf(text: string, run: string): string | undefined {
  let at = 0;
  const pieces = run.split('*').map(plain);
  for (const [number, piece] of pieces.entries()) {
    const found = text.indexOf(piece, at);
    if (found < 0) return `“${piece}” is missing${number > 0 ? ` after ${withPlaces(pieces[0] ?? '')}` : ''}`;
    at = found + piece.length;
  }
  return undefined;
}

/** What of this is not there, each in words. */
function missing(root: Element, { headings = [], text = [], links = [] }: Fixed): string[] {
  const all = plain(said(root));
  const headed = textsOf(root, ['h2', 'h3', 'h4']);
  const known = linksOf(root);
  return [
    ...headings.filter((heading) => !headed.includes(heading)).map((heading) => `the heading “${heading}” is missing`),
    ...text.flatMap((run) => lackOf(all, run) ?? []),
    ...links.flatMap(([label, path, count]) => {
      const found = known.filter((link) => link.label.includes(label) && link.path === path).length;
      return (count === undefined ? found > 0 : found === count)
        ? []
        : [`${count ?? 'at least one'} of the link “${label}” to ${path}, and ${found} there`];
    }),
  ];
}

describe.each(Object.entries(specified))('%s', (path, fixed) => {
  it('holds what the specification fixes', () => {
    const made = `made by src/pages/${pages[path as Path]?.page}Page.tsx, heading in src/content/pages.ts. If the firm has changed it, write the new words into this test too`;
    if (fixed.title) expect(textsOf(part(path, 'main'), ['h1']), made).toEqual([fixed.title]);
    expect(missing(part(path, 'main'), fixed), made).toEqual([]);
  });
});

it('every route of the specification has its entry here', () => {
  // Pages that the site has beside them, made from records or added since, need none.
  const isOwn = (route: string) => madePage(route) !== undefined || own.some((path) => path === route);
  const table = readFileSync('docs/specification.md', 'utf8').match(/### 2\.1 .*?(?=\n- )/s)?.[0] ?? '';
  const routes = [...table.matchAll(/`(\/[^`]*)`/g)].flatMap(([, route = '']) => (isOwn(route) ? [] : route));
  expect(Object.keys(specified).sort()).toEqual(routes.sort());
});

it.each(Object.entries(values))('the choices of %s have the values of the specification', (path, fields) => {
  for (const [name, expected] of Object.entries(fields)) {
    const found = elementsOf(part(path, 'main')).flatMap((element) => {
      const { tagName } = element;
      const named = attribute(element, 'name') === name;
      if (tagName === 'select' && named) {
        return elementsOf(element).flatMap((option) => attribute(option, 'value') || []);
      }
      // Newsletter preferences are checkboxes named by their labels.
      const choice = name ? tagName === 'input' && named : attribute(element, 'role') === 'checkbox';
      return choice ? (attribute(element, 'value') ?? []) : [];
    });
    expect(found.filter((value) => value !== 'on')).toEqual(expected);
  }
});

it.each(Object.entries(required))('%s requires these fields and no other', (path, names) => {
  const fields = elementsOf(part(path, 'main')).filter((element) => attribute(element, 'required') !== undefined);
  expect(fields.map((element) => attribute(element, 'name'))).toEqual(names);
});

describe('every page', () => {
  it.each([...addresses, unknown])('%s has header and footer as specified', (path) => {
    const made = 'src/content/navigation.ts';
    expect(missing(part(path, 'header'), { links: header }), made).toEqual([]);
    expect(missing(part(path, 'footer'), footer), made).toEqual([]);
  });

  it.each([...addresses, unknown])('%s prints ranges and hours with a hyphen', (path) => {
    const text = plain(said(part(path, 'body')));
    const ranges = [
      // En dashes between figures or words, "$50K to $150K", "4 to 8 weeks", "8AM to 6PM", "Mon to Fri", "9 a.m.".
      /[\w$%]\s?–\s?[\w$]/g,
      /\$[\d.,]+[KM]? to \$/g,
      /\d to \d+ ?(%|percent|minutes|hours|days|weeks|months|years)/g,
      /\d ?[AP]M to /g,
      /\bMon(day)? to\b/g,
      /\d ?[ap]\.m\./g,
    ];
    expect(ranges.flatMap((range) => text.match(range) ?? []).map(withPlaces)).toEqual([]);
  });
});

it('the rating of the structured data is the one that home shows', () => {
  const data = documents
    .get('/')
    ?.named('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => script.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
    .join('');
  const { value, label } = claims.rating;
  expect(data).toMatch(new RegExp(`"ratingValue":"?${value}"?\\b`));
  expect(data).toMatch(new RegExp(`"reviewCount":"?${label.match(/\d+/)}"?\\b`));
});

describe('what appears only after somebody acts', () => {
  it('is said in the words of the error catalogue', () => {
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
  });

  it('has the words of the success screen, the empty lists and the mobile menu', () => {
    // 4, 2.8 and 2.2.
    expect(contact.success).toMatchObject({ heading: 'Message Sent Successfully', again: 'Send Another Message' });
    expect(contact.success.caption).toContain('within 24 hours on business days');
    expect(resourceHub.labels.empty.title).toBe('No resources found');
    for (const page of [blogPage, thoughtLeadershipPage]) expect(page.articles.empty.title).toBe('No articles found');
    expect(newsletter.submit.compact).toBe('Subscribe');
    const { slotsBanner, sapProjects, efficiencyGains } = claims;
    expect(slotsBanner.label).toBe('Q1 2025 Implementation Slots Available');
    expect([sapProjects, efficiencyGains].map(({ value, label }) => `${value} ${label}`)).toEqual([
      '200+ SAP Projects Since 2009',
      '15-35% Efficiency Gains Typical*',
    ]);
  });
});
