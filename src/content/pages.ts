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
  /** For search engines: 70 to 160 characters. */
  description: string;
  /** The main address of an alias (decisions, "Routes"). */
  aliasOf?: Path;
  /** Stubs and placeholders stay out of search engines until they have content. */
  noindex?: true;
}

const stub = (heading: string, lead: string, description: string): PageRecord => ({
  heading,
  lead,
  title: heading,
  description,
  noindex: true,
});

const servicesOverview: PageRecord = {
  heading: 'Services',
  lead: 'Five services that take a large company from its oldest SAP system to its first useful agent.',
  title: 'SAP, customer experience and AI services',
  description:
    'Five services for large enterprises: SAP and S/4HANA, customer experience, AI orchestration, Joule enablement and infrastructure.',
};
const caseStudies: PageRecord = {
  heading: 'Case Studies',
  lead: 'Three programmes told from the first problem to the measured result.',
  title: 'SAP and customer-experience case studies',
  description:
    'Enterprise case studies from SAP, customer-experience and AI programmes: challenge, solution, stack, timeline, team and results.',
};
const blog: PageRecord = {
  heading: 'Blog',
  lead: 'Notes from projects on AI strategy, customer experience, manufacturing, supply chain and governance.',
  title: 'Blog: notes from SAP and AI projects',
  description:
    'Short articles from people who run SAP, customer-experience and AI programmes: AI strategy, manufacturing, supply chain, governance.',
};

/** One record for each address of spec 2.1: a path without one does not compile. */
export const pages: Record<Path, PageRecord> = {
  '/': {
    heading: 'Enterprise CX & AI Solutions',
    lead: 'That Deliver Results',
    sheet: 'Home',
    title: 'Enterprise CX & AI Solutions',
    description:
      'We connect the systems that large companies cannot stop: SAP, customer platforms and AI. Book a free strategy call with an architect.',
  },
  '/services': servicesOverview,
  '/solutions': { ...servicesOverview, aliasOf: '/services' },
  '/ai': {
    heading: 'AI Strategy & Transformations',
    lead: 'From a first assessment to models that are watched in production, in the order in which it works.',
    title: 'AI strategy and transformations',
    description:
      'AI strategy for SAP landscapes: assessment, implementation, SAP integration and monitoring, in the order in which it works.',
  },
  '/system': {
    heading: 'Industry Solutions',
    lead: 'What changes from one industry to the next, and what stays the same in all of them.',
    title: 'SAP and CX solutions by industry',
    description:
      'Industry solutions for manufacturing, CPG and retail, utilities and energy, financial services, healthcare and automotive.',
  },
  '/services/sap-solutions': {
    heading: 'SAP Solutions & S/4HANA',
    lead: 'We move finance, supply and production to S/4HANA while they keep running.',
    title: 'SAP Solutions & S/4HANA migration',
    description:
      'S/4HANA migration, BTP integration and process optimization for companies that cannot stop their plants to change their ERP.',
  },
  '/services/enterprise-cx': {
    heading: 'Enterprise Customer Experience',
    lead: 'Sales, service, marketing and commerce on the same customer record as the order.',
    title: 'Enterprise customer experience on SAP',
    description:
      'Sales Cloud, Service Cloud, Marketing Cloud and Commerce, connected to the ERP behind them: one customer, one price, one order.',
  },
  '/services/ai-orchestration': {
    heading: 'AI Orchestration & Automation',
    lead: 'Retrieval, automation, prediction and agents that work on your own records under rules you can read.',
    title: 'AI orchestration and automation',
    description:
      'Retrieval on your records, process automation, predictive analytics and conversational AI, with guardrails that an auditor can read.',
  },
  '/services/joule-enablement': {
    heading: 'SAP Joule Enablement',
    lead: 'Joule set up, connected to your workflows and taught to the people who use it.',
    title: 'SAP Joule enablement',
    description:
      'SAP Joule implementation, workflow integration, user training and advanced capabilities, with an early adopter program.',
  },
  '/services/upgrade-sap': {
    heading: 'Upgrade SAP Infrastructure',
    lead: 'We move, harden and run the SAP systems that your orders, plants and invoices depend on. They stay up while we work.',
    title: 'Upgrade SAP infrastructure',
    description:
      'Managed SAP services, upgrade and migration, security and support for systems that orders, plants and invoices depend on.',
  },
  '/solutions/cx': stub(
    'SAP CX Implementation',
    'We set up SAP’s customer-experience suite and connect it to the ERP behind it.',
    'SAP CX implementation: sales, service, marketing and commerce set up and connected to the ERP that holds the order.',
  ),
  '/solutions/s4hana': stub(
    'S/4HANA Integration',
    'We connect S/4HANA to the systems around it, each interface with an owner and an alarm.',
    'S/4HANA integration: interfaces to the systems around the ERP, each with an owner, a version and an alarm.',
  ),
  '/solutions/fsm': stub(
    'Field Service Management',
    'We give technicians the part, the history and the customer before they drive.',
    'SAP Field Service Management: dispatch, parts and history in the technician’s hand before the drive.',
  ),
  '/solutions/btp-cpi': stub(
    'Integration on BTP/CPI',
    'We build flows, events and APIs on SAP’s Business Technology Platform.',
    'Integration on SAP BTP and CPI: flows, events and APIs built, documented and watched in one place.',
  ),
  '/solutions/cdc': stub(
    'Customer Data Cloud (CDC/CDP)',
    'We bring consent, identity and profile of a customer into one record.',
    'SAP Customer Data Cloud and Customer Data Platform: consent, identity and profile of a customer in one record.',
  ),
  '/solutions/commerce-cpq': stub(
    'Commerce & CPQ',
    'We make the price in the quote, the shop and the invoice the same price.',
    'SAP Commerce and CPQ: configuration, quote, shop and invoice that all read the same price.',
  ),
  '/solutions/managed-sap': stub(
    'Managed SAP Services',
    'We run, patch and watch your SAP systems, with people who know them by name.',
    'Managed SAP services: operation, patching and monitoring of SAP systems by people who know the landscape.',
  ),
  '/solutions/ai/assessment': stub(
    'AI Maturity Assessment',
    'A measured look at which of your processes are ready for AI and which are not yet.',
    'AI maturity assessment: which processes, data and teams of an enterprise are ready for AI and which are not yet.',
  ),
  '/solutions/ai/governance': stub(
    'AI Governance & Risk',
    'Rules, owners and evidence for every model that touches your business.',
    'AI governance and risk: rules, owners and evidence for every model that touches a business process.',
  ),
  '/solutions/ai/rasp': stub(
    'AI for SAP (RAG/RASP)',
    'Answers from your own SAP records, with the record shown beside the answer.',
    'AI for SAP with retrieval: answers from a company’s own SAP records, with the source shown beside each answer.',
  ),
  '/solutions/ai/predictive': stub(
    'Predictive Analytics & ML',
    'Forecasts that planners use because they can see why.',
    'Predictive analytics and machine learning on SAP data: forecasts that planners use because they can see why.',
  ),
  '/solutions/ai/conversational': stub(
    'Conversational AI / Agents',
    'Agents that finish a task in your systems and ask when they should.',
    'Conversational AI and agents for SAP and CX: they finish a task in the system and ask when they should.',
  ),
  '/solutions/ai/telemetry': stub(
    'Telemetry Guardrails Eval',
    'What a model did, whether it was allowed to, and how well it did it.',
    'Telemetry, guardrails and evaluation for models in production: what they did, were allowed to do, and how well.',
  ),
  '/about': {
    heading: 'Who We Are',
    lead: 'An enterprise SAP and customer-experience firm with offices in Philadelphia and Mumbai.',
    sheet: 'About',
    title: 'Who we are',
    description:
      'An enterprise SAP and customer-experience firm, at work since 2009 from Philadelphia and Mumbai: mission, figures and people.',
  },
  '/leadership': {
    heading: 'Leadership',
    lead: 'Three people who answer for the work, and what they did before.',
    title: 'Leadership',
    description:
      'The executives of the firm: roles, years of experience, expertise, education and what they did before.',
  },
  '/careers': {
    heading: 'Careers',
    lead: 'Open positions with type, place and salary range.',
    title: 'Careers: open positions and salaries',
    description:
      'Open positions in SAP, customer-experience and AI consulting, each with department, location, type and salary range.',
  },
  '/investor-relations': {
    heading: 'Investor Relations',
    lead: 'The figures behind the firm, and the market it works in.',
    title: 'Investor relations',
    description:
      'Highlight figures, market opportunity and contact for investors in an enterprise SAP, CX and AI consultancy.',
  },
  '/partnerships': {
    heading: 'Partnership Opportunities',
    lead: 'Three ways to work with us, and the four steps from a first call to a first project.',
    title: 'Partnership opportunities',
    description:
      'Technology, channel and solution partnerships: benefits, ideal partner profile and a four-step process.',
  },
  '/alliances': {
    heading: 'Strategic Alliances',
    lead: 'The alliances that our projects rest on, and what they give our clients.',
    title: 'Strategic alliances',
    description:
      'Alliance categories and key alliances of the firm, with their focus, their status and what clients gain from them.',
  },
  '/about/our-story': {
    heading: 'Our Story',
    lead: 'Six milestones from 2019 to 2024, and four values that did not change.',
    title: 'Our story: six milestones',
    description:
      'Mission, a timeline of six milestones from 2019 to 2024, four values and what the firm looks forward to.',
  },
  '/about/our-team': {
    heading: 'Our Team',
    lead: 'Five people you will meet, in their own words.',
    title: 'Our team',
    description:
      'The people who plan and run SAP, customer-experience and AI projects: roles, biographies and what they say themselves.',
  },
  '/about/careers': {
    heading: 'Work With Us',
    lead: 'How we work and learn, and five positions that are open.',
    sheet: 'Careers',
    title: 'Work with us: five open positions',
    description:
      'Benefits, an annual learning budget, innovation time and five open positions with their requirements.',
  },
  '/about/partnerships': stub(
    'Partnerships',
    'Strategic alliances and integrations that our projects rest on.',
    'Partnerships of the firm: strategic alliances and integrations that SAP, CX and AI projects rest on.',
  ),
  '/resources': {
    heading: 'Resources',
    lead: 'Case studies, articles, reports and recordings, to be searched and filtered.',
    title: 'Resources on SAP, CX and AI',
    description:
      'Case studies, articles, research reports, whitepapers, webinars and videos on SAP, customer experience and AI.',
  },
  '/resources/case-studies': caseStudies,
  '/resources/blog': blog,
  '/resources/whitepapers': stub(
    'Whitepapers',
    'Longer papers on patterns that we use in projects.',
    'Whitepapers on SAP, customer-experience and AI patterns that are used in enterprise projects.',
  ),
  '/resources/videos': stub(
    'Videos',
    'Recorded talks and short demonstrations.',
    'Videos on SAP, customer experience and AI: recorded talks and short demonstrations from projects.',
  ),
  '/resources/thought-leadership': {
    heading: 'Thought Leadership',
    lead: 'Positions that we hold after doing the work, each signed by the person who holds it.',
    title: 'Thought leadership',
    description:
      'Signed positions on clean core, retrieval, cutovers, customer data, guardrails and pricing, from people who do the work.',
  },
  '/resources/research-reports': {
    heading: 'Research Reports',
    lead: 'What we counted, how we counted it, and what it means for a plan.',
    title: 'Research reports',
    description:
      'Research reports on SAP, customer experience and AI in large enterprises: key findings, method and length of each.',
  },
  '/resources/events': {
    heading: 'Events',
    lead: 'Three dates to come and three recordings to watch.',
    title: 'Events and recordings',
    description:
      'Upcoming events on SAP, customer experience and AI with agenda and capacity, and recordings of earlier ones.',
  },
  '/case-studies': { ...caseStudies, aliasOf: '/resources/case-studies' },
  '/insights': { ...blog, aliasOf: '/resources/blog' },
  '/tech-updates': { ...blog, aliasOf: '/resources/blog' },
  '/contact': {
    heading: 'Book a free strategy call',
    lead: 'Four answers are enough to start. The rest helps us to send the right person.',
    sheet: 'Contact',
    title: 'Book a free strategy call',
    description:
      'Tell us about your SAP, customer-experience or AI project. An architect answers within 24 hours on business days.',
  },
  '/contact/sales-inquiry': {
    heading: 'Sales Inquiry',
    lead: 'Tell us which service you are looking at and what it has to achieve.',
    title: 'Sales inquiry',
    description: 'Ask for an assessment, a demo or an offer for one of our SAP, customer-experience and AI services.',
  },
  '/contact/general-inquiry': {
    heading: 'General Inquiry',
    lead: 'Press, talks, articles, or anything that has no form of its own.',
    title: 'General inquiry',
    description: 'Write to us about press, talks, articles or anything else that has no form of its own.',
  },
  '/contact/support': {
    heading: 'Support',
    lead: 'Channels and tiers for clients, with the time in which each one answers.',
    title: 'Support channels and tiers',
    description:
      'Support for clients: critical response within one hour around the clock, live chat, email, and three support tiers.',
  },
  '/contact/investors': {
    heading: 'Investor Contact',
    lead: 'Figures, documents and the people to ask, in four offices.',
    title: 'Investor contact',
    description: 'Contact for investors: metrics, resources, governance and four offices, headquarters first.',
  },
};

/** The six article pages, which the route table adds from their records. */
export const articlePages: ReadonlyMap<string, PageRecord> = new Map(
  articles.map(({ title, excerpt }) => [
    `/resources/thought-leadership/${slug(title)}`,
    { heading: title, lead: excerpt, title, description: `${title}: ${excerpt}` },
  ]),
);

export const notFoundPage: PageRecord = {
  heading: 'This sheet is not in the set',
  lead: 'The address may have changed, or never existed. These pages do.',
  sheet: 'Not found',
  title: 'Page not found',
  description: 'The page that you asked for does not exist. The main areas of the site are linked from here.',
  noindex: true,
};

/** The record of an address; the 404 record for one that does not exist. A slash at the end makes no difference. */
export function pageAt(pathname: string): PageRecord {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages[path as Path] ?? articlePages.get(path) ?? notFoundPage;
}
