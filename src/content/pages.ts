import { articles, slug } from './articles.ts';
import type { Path } from './paths.ts';

/** What every page has, whatever its screen shows: heading, opening sentence and metadata. */
export interface PageRecord {
  /** The page's h1. */
  heading: string;
  lead: string;
  /** Name in the footer's title block; the heading when left out. */
  sheet?: string;
  /** Document title without the firm's name. At most 60 characters with it. */
  title: string;
  /** The main address of an alias (decisions, "Routes"). */
  aliasOf?: Path;
  /** Stubs and placeholders stay out of search engines until they have content. */
  noindex?: true;
}

const stub = (heading: string, lead: string): PageRecord => ({ heading, lead, title: heading, noindex: true });

const servicesOverview: PageRecord = {
  heading: 'Services',
  lead: 'Five services that take a large company from its oldest SAP system to its first useful agent.',
  title: 'SAP, customer experience and AI services',
};
const caseStudies: PageRecord = {
  heading: 'Case Studies',
  lead: 'Three programs told from the first problem to the measured result.',
  title: 'SAP and customer-experience case studies',
};
const blog: PageRecord = {
  heading: 'Blog',
  lead: 'Notes from projects on AI strategy, customer experience, manufacturing, supply chain and governance.',
  title: 'Blog: notes from SAP and AI projects',
};

/** One record for each address of spec 2.1: a path without one does not compile. */
export const pages: Record<Path, PageRecord> = {
  '/': {
    heading: 'Enterprise CX & AI Solutions',
    lead: 'That Deliver Results',
    sheet: 'Home',
    title: 'Enterprise CX & AI Solutions',
  },
  '/services': servicesOverview,
  '/solutions': { ...servicesOverview, aliasOf: '/services' },
  '/ai': {
    heading: 'AI Strategy & Transformations',
    lead: 'From a first assessment to models that are watched in production, in the order in which it works.',
    title: 'AI strategy and transformations',
  },
  '/system': {
    heading: 'Industry Solutions',
    lead: 'What changes from one industry to the next, and what stays the same in all of them.',
    title: 'SAP and CX solutions by industry',
  },
  '/services/sap-solutions': {
    heading: 'SAP Solutions & S/4HANA',
    lead: 'We move finance, supply and production to S/4HANA while they keep running.',
    title: 'SAP Solutions & S/4HANA migration',
  },
  '/services/enterprise-cx': {
    heading: 'Enterprise Customer Experience',
    lead: 'Sales, service, marketing and commerce on the same customer record as the order.',
    title: 'Enterprise customer experience on SAP',
  },
  '/services/ai-orchestration': {
    heading: 'AI Orchestration & Automation',
    lead: 'Retrieval, automation, prediction and agents that work on your own records under rules you can read.',
    title: 'AI orchestration and automation',
  },
  '/services/joule-enablement': {
    heading: 'SAP Joule Enablement',
    lead: 'Joule set up, connected to your workflows and taught to the people who use it.',
    title: 'SAP Joule enablement',
  },
  '/services/upgrade-sap': {
    heading: 'Upgrade SAP Infrastructure',
    lead: 'We move, harden and run the SAP systems that your orders, plants and invoices depend on. They stay up while we work.',
    title: 'Upgrade SAP infrastructure',
  },
  '/solutions/cx': stub(
    'SAP CX Implementation',
    'We set up SAP’s customer-experience suite and connect it to the ERP behind it.',
  ),
  '/solutions/s4hana': stub(
    'S/4HANA Integration',
    'We connect S/4HANA to the systems around it, each interface with an owner and an alarm.',
  ),
  '/solutions/fsm': stub(
    'Field Service Management',
    'We give technicians the part, the history and the customer before they drive.',
  ),
  '/solutions/btp-cpi': stub(
    'Integration on BTP/CPI',
    'We build flows, events and APIs on SAP’s Business Technology Platform.',
  ),
  '/solutions/cdc': stub(
    'Customer Data Cloud (CDC/CDP)',
    'We bring consent, identity and profile of a customer into one record.',
  ),
  '/solutions/commerce-cpq': stub(
    'Commerce & CPQ',
    'We make the price in the quote, the shop and the invoice the same price.',
  ),
  '/solutions/managed-sap': stub(
    'Managed SAP Services',
    'We run, patch and watch your SAP systems, with people who know them by name.',
  ),
  '/solutions/ai/assessment': stub(
    'AI Maturity Assessment',
    'A measured look at which of your processes are ready for AI and which are not yet.',
  ),
  '/solutions/ai/governance': stub(
    'AI Governance & Risk',
    'Rules, owners and evidence for every model that touches your business.',
  ),
  '/solutions/ai/rasp': stub(
    'AI for SAP (RAG/RASP)',
    'Answers from your own SAP records, with the record shown beside the answer.',
  ),
  '/solutions/ai/predictive': stub(
    'Predictive Analytics & ML',
    'Forecasts that planners use because they can see why.',
  ),
  '/solutions/ai/conversational': stub(
    'Conversational AI / Agents',
    'Agents that finish a task in your systems and ask when they should.',
  ),
  '/solutions/ai/telemetry': stub(
    'Telemetry Guardrails Eval',
    'What a model did, whether it was allowed to, and how well it did it.',
  ),
  '/about': {
    heading: 'Who We Are',
    lead: 'An enterprise SAP and customer-experience firm with offices in Philadelphia and Mumbai.',
    sheet: 'About',
    title: 'Who we are',
  },
  '/leadership': {
    heading: 'Leadership',
    lead: 'Three people who answer for the work, and what they did before.',
    title: 'Leadership',
  },
  '/careers': {
    heading: 'Careers',
    lead: 'Open positions with type, place and salary range.',
    title: 'Careers: open positions and salaries',
  },
  '/investor-relations': {
    heading: 'Investor Relations',
    lead: 'The figures behind the firm, and the market it works in.',
    title: 'Investor relations',
  },
  '/partnerships': {
    heading: 'Partnership Opportunities',
    lead: 'Three ways to work with us, and the four steps from a first call to a first project.',
    title: 'Partnership opportunities',
  },
  '/alliances': {
    heading: 'Strategic Alliances',
    lead: 'The alliances that our projects rest on, and what they give our clients.',
    title: 'Strategic alliances',
  },
  '/about/our-story': {
    heading: 'Our Story',
    lead: 'Six milestones from 2019 to 2024, and four values that did not change.',
    title: 'Our story: six milestones',
  },
  '/about/our-team': {
    heading: 'Our Team',
    lead: 'Five people you will meet, in their own words.',
    title: 'Our team',
  },
  '/about/careers': {
    heading: 'Work With Us',
    lead: 'How we work and learn, and five positions that are open.',
    sheet: 'Careers',
    title: 'Work with us: five open positions',
  },
  '/about/partnerships': stub('Partnerships', 'Strategic alliances and integrations that our projects rest on.'),
  '/resources': {
    heading: 'What we measured, moved and learned',
    lead: 'Case studies, reports, papers and recordings from sixteen years inside SAP landscapes.',
    sheet: 'Resources',
    title: 'Resources on SAP, CX and AI',
  },
  '/resources/case-studies': caseStudies,
  '/resources/blog': blog,
  '/resources/whitepapers': stub('Whitepapers', 'Longer papers on patterns that we use in projects.'),
  '/resources/videos': stub('Videos', 'Recorded talks and short demonstrations.'),
  '/resources/thought-leadership': {
    heading: 'Thought Leadership',
    lead: 'Positions we hold after doing the work, each signed by the person who holds it.',
    title: 'Thought leadership',
  },
  '/resources/research-reports': {
    heading: 'Research Reports',
    lead: 'What we counted, how we counted it, and what it means for a plan.',
    title: 'Research reports',
  },
  '/resources/events': {
    heading: 'Events',
    lead: 'Forums, webinars and workshops: the dates, and what was recorded.',
    title: 'Events and recordings',
  },
  '/case-studies': { ...caseStudies, aliasOf: '/resources/case-studies' },
  '/insights': { ...blog, aliasOf: '/resources/blog' },
  '/tech-updates': { ...blog, aliasOf: '/resources/blog' },
  '/contact': {
    heading: 'Book a free strategy call',
    lead: 'Four answers are enough to start. The rest helps us to send the right person.',
    sheet: 'Contact',
    title: 'Book a free strategy call',
  },
  '/contact/sales-inquiry': {
    heading: 'Sales Inquiry',
    lead: 'Tell us which service you are looking at and what it has to achieve.',
    title: 'Sales inquiry',
  },
  '/contact/general-inquiry': {
    heading: 'General Inquiry',
    lead: 'Press, talks, articles, or anything that has no form of its own.',
    title: 'General inquiry',
  },
  '/contact/support': {
    heading: 'Support',
    lead: 'Channels and tiers for clients, with the time in which each one answers.',
    title: 'Support channels and tiers',
  },
  '/contact/investors': {
    heading: 'Investor Contact',
    lead: 'Figures, documents and the people to ask, in four offices.',
    title: 'Investor contact',
  },
};

/** The six article pages, which the route table adds from their records. */
export const articlePages: ReadonlyMap<string, PageRecord> = new Map(
  articles.map(({ title, excerpt }) => [
    `/resources/thought-leadership/${slug(title)}`,
    { heading: title, lead: excerpt, title },
  ]),
);

export const notFoundPage: PageRecord = {
  heading: 'This sheet is not in the set',
  lead: 'The address may have changed, or never existed. These pages do.',
  sheet: 'Not found',
  title: 'Page not found',
  noindex: true,
};

/** The record of an address; the 404 record for one that does not exist. A slash at the end makes no difference. */
export function pageAt(pathname: string): PageRecord {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages[path as Path] ?? articlePages.get(path) ?? notFoundPage;
}
