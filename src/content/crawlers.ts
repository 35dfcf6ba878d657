import type { Path } from './paths.ts';
import { positions } from './positions.ts';
import type { SocialImageName } from './socialImages.ts';

/** What search engines and social networks are told of a page beside its title and address. */
export interface CrawlerRecord {
  /** 70 to 160 characters; no other page has the same. */
  description: string;
  /** What the page is about, most particular first. */
  keywords: readonly string[];
  /** The picture of links to it: that of its area. */
  image: SocialImageName;
}

const servicesOverview: CrawlerRecord = {
  description:
    'Five services for large enterprises: SAP and S/4HANA, customer experience, AI orchestration, Joule enablement and infrastructure.',
  keywords: ['SAP consulting', 'customer experience', 'AI orchestration', 'SAP Joule'],
  image: 'services',
};
const caseStudies: CrawlerRecord = {
  description:
    'Enterprise case studies from SAP, customer-experience and AI programs: challenge, solution, stack, timeline, team and results.',
  keywords: ['SAP case studies', 'S/4HANA results', 'customer experience results'],
  image: 'resources',
};
const blog: CrawlerRecord = {
  description:
    'Short articles from people who run SAP, customer-experience and AI programs: AI strategy, manufacturing, supply chain, governance.',
  keywords: ['SAP blog', 'AI strategy', 'supply chain', 'AI governance'],
  image: 'resources',
};

/**
 * One record for each address: a path without one does not compile (spec 2.3). Kept apart from `pages.ts`, because only
 * the prerendered pages need it: it is not sent to visitors.
 */
const records: Record<Path, CrawlerRecord> = {
  '/': {
    description:
      'We connect the systems that large companies cannot stop: SAP, customer platforms and AI. Book a free strategy call with an architect.',
    keywords: ['enterprise SAP consulting', 'S/4HANA', 'SAP customer experience', 'enterprise AI'],
    image: 'home',
  },
  '/services': servicesOverview,
  '/solutions': servicesOverview,
  '/ai': {
    description:
      'AI strategy for SAP landscapes: assessment, implementation, SAP integration and monitoring, in the order in which it works.',
    keywords: ['AI strategy', 'AI assessment', 'AI for SAP', 'AI monitoring'],
    image: 'services',
  },
  '/system': {
    description:
      'Industry solutions for manufacturing, CPG and retail, utilities and energy, financial services, healthcare and automotive.',
    keywords: ['SAP for manufacturing', 'retail', 'utilities', 'financial services', 'healthcare', 'automotive'],
    image: 'services',
  },
  '/services/sap-solutions': {
    description:
      'S/4HANA migration, BTP integration and process optimization for companies that cannot stop their plants to change their ERP.',
    keywords: ['S/4HANA migration', 'SAP BTP integration', 'process optimization'],
    image: 'services',
  },
  '/services/enterprise-cx': {
    description:
      'Sales Cloud, Service Cloud, Marketing Cloud and Commerce, connected to the ERP behind them: one customer, one price, one order.',
    keywords: ['SAP Sales Cloud', 'SAP Service Cloud', 'SAP Marketing Cloud', 'SAP Commerce'],
    image: 'services',
  },
  '/services/ai-orchestration': {
    description:
      'Retrieval on your records, process automation, predictive analytics and conversational AI, with guardrails that an auditor can read.',
    keywords: ['RAG on SAP data', 'process automation', 'predictive analytics', 'AI agents'],
    image: 'services',
  },
  '/services/joule-enablement': {
    description:
      'SAP Joule implementation, workflow integration, user training and advanced capabilities, with an early adopter program.',
    keywords: ['SAP Joule', 'Joule implementation', 'Joule training', 'AI copilot for SAP'],
    image: 'services',
  },
  '/services/upgrade-sap': {
    description:
      'Managed SAP services, upgrade and migration, security and support for systems that orders, plants and invoices depend on.',
    keywords: ['managed SAP services', 'SAP upgrade', 'SAP security', 'SAP support plans'],
    image: 'services',
  },
  '/solutions/cx': {
    description:
      'SAP CX implementation: sales, service, marketing and commerce set up and connected to the ERP that holds the order.',
    keywords: ['SAP CX implementation', 'SAP Sales Cloud', 'SAP Service Cloud'],
    image: 'services',
  },
  '/solutions/s4hana': {
    description:
      'S/4HANA integration: interfaces to the systems around the ERP, each with an owner, a version and an alarm.',
    keywords: ['S/4HANA integration', 'SAP interfaces'],
    image: 'services',
  },
  '/solutions/fsm': {
    description: 'SAP Field Service Management: dispatch, parts and history in the technician’s hand before the drive.',
    keywords: ['SAP Field Service Management', 'dispatch', 'technicians'],
    image: 'services',
  },
  '/solutions/btp-cpi': {
    description: 'Integration on SAP BTP and CPI: flows, events and APIs built, documented and watched in one place.',
    keywords: ['SAP BTP', 'SAP CPI', 'SAP integration'],
    image: 'services',
  },
  '/solutions/cdc': {
    description:
      'SAP Customer Data Cloud and Customer Data Platform: consent, identity and profile of a customer in one record.',
    keywords: ['SAP Customer Data Cloud', 'customer data platform', 'consent'],
    image: 'services',
  },
  '/solutions/commerce-cpq': {
    description: 'SAP Commerce and CPQ: configuration, quote, shop and invoice that all read the same price.',
    keywords: ['SAP Commerce', 'SAP CPQ', 'pricing'],
    image: 'services',
  },
  '/solutions/managed-sap': {
    description:
      'Managed SAP services: operation, patching and monitoring of SAP systems by people who know the landscape.',
    keywords: ['managed SAP services', 'SAP operations', 'SAP monitoring'],
    image: 'services',
  },
  '/solutions/ai/assessment': {
    description:
      'AI maturity assessment: which processes, data and teams of an enterprise are ready for AI and which are not yet.',
    keywords: ['AI maturity assessment', 'AI readiness'],
    image: 'services',
  },
  '/solutions/ai/governance': {
    description: 'AI governance and risk: rules, owners and evidence for every model that touches a business process.',
    keywords: ['AI governance', 'AI risk'],
    image: 'services',
  },
  '/solutions/ai/rasp': {
    description:
      'AI for SAP with retrieval: answers from a company’s own SAP records, with the source shown beside each answer.',
    keywords: ['RAG for SAP', 'retrieval on SAP data'],
    image: 'services',
  },
  '/solutions/ai/predictive': {
    description:
      'Predictive analytics and machine learning on SAP data: forecasts that planners use because they can see why.',
    keywords: ['predictive analytics', 'machine learning on SAP data'],
    image: 'services',
  },
  '/solutions/ai/conversational': {
    description:
      'Conversational AI and agents for SAP and CX: they finish a task in the system and ask when they should.',
    keywords: ['conversational AI', 'AI agents for SAP'],
    image: 'services',
  },
  '/solutions/ai/telemetry': {
    description:
      'Telemetry, guardrails and evaluation for models in production: what they did, were allowed to do, and how well.',
    keywords: ['AI telemetry', 'AI guardrails', 'AI evaluation'],
    image: 'services',
  },
  '/about': {
    description:
      'An enterprise SAP and customer-experience firm, at work since 2009 from Philadelphia and Mumbai: mission, figures and people.',
    keywords: ['SAP consultancy', 'Philadelphia', 'Mumbai'],
    image: 'company',
  },
  '/leadership': {
    description:
      'The executives of the firm: roles, years of experience, expertise, education and what they did before.',
    keywords: ['SAP consultancy leadership', 'executives'],
    image: 'company',
  },
  '/careers': {
    description:
      'Open positions in SAP, customer-experience and AI consulting, each with department, location, type and salary range.',
    keywords: ['SAP jobs', 'AI consulting jobs', 'salary ranges'],
    image: 'company',
  },
  '/investor-relations': {
    description:
      'Highlight figures, market opportunity and contact for investors in an enterprise SAP, CX and AI consultancy.',
    keywords: ['investor relations', 'SAP consultancy growth'],
    image: 'company',
  },
  '/partnerships': {
    description:
      'Technology, channel and solution partnerships: benefits, ideal partner profile and a four-step process.',
    keywords: ['SAP partnerships', 'technology partners', 'channel partners'],
    image: 'company',
  },
  '/alliances': {
    description:
      'Alliance categories and key alliances of the firm, with their focus, their status and what clients gain from them.',
    keywords: ['strategic alliances', 'SAP alliances'],
    image: 'company',
  },
  '/about/our-story': {
    description:
      'Mission, a timeline of six milestones from 2019 to 2024, four values and what the firm looks forward to.',
    keywords: ['SAP consultancy history', 'values'],
    image: 'company',
  },
  '/about/our-team': {
    description:
      'The people who plan and run SAP, customer-experience and AI projects: roles, biographies and what they say themselves.',
    keywords: ['SAP architects', 'AI engineers', 'consulting team'],
    image: 'company',
  },
  '/about/careers': {
    description:
      'Benefits, an annual learning budget, innovation time and five open positions with their requirements.',
    keywords: ['SAP consultant jobs', 'learning budget', 'innovation time'],
    image: 'company',
  },
  '/about/partnerships': {
    description: 'Partnerships of the firm: strategic alliances and integrations that SAP, CX and AI projects rest on.',
    keywords: ['SAP partnerships', 'integrations'],
    image: 'company',
  },
  '/resources': {
    description:
      'Case studies, articles, research reports, whitepapers, webinars and videos on SAP, customer experience and AI.',
    keywords: ['SAP case studies', 'SAP whitepapers', 'SAP webinars', 'SAP research'],
    image: 'resources',
  },
  '/resources/case-studies': caseStudies,
  '/resources/blog': blog,
  '/resources/whitepapers': {
    description: 'Whitepapers on SAP, customer-experience and AI patterns that are used in enterprise projects.',
    keywords: ['SAP whitepapers', 'integration patterns'],
    image: 'resources',
  },
  '/resources/videos': {
    description: 'Videos on SAP, customer experience and AI: recorded talks and short demonstrations from projects.',
    keywords: ['SAP videos', 'SAP talks'],
    image: 'resources',
  },
  '/resources/thought-leadership': {
    description:
      'Signed positions on clean core, retrieval, cutovers, customer data, guardrails and pricing, from people who do the work.',
    keywords: ['clean core', 'retrieval', 'cutover', 'AI guardrails'],
    image: 'resources',
  },
  '/resources/research-reports': {
    description:
      'Research reports on SAP, customer experience and AI in large enterprises: key findings, method and length of each.',
    keywords: ['SAP research', 'AI research', 'customer-experience research'],
    image: 'resources',
  },
  '/resources/events': {
    description:
      'Upcoming events on SAP, customer experience and AI with agenda and capacity, and recordings of earlier ones.',
    keywords: ['SAP events', 'SAP webinars', 'SAP workshops'],
    image: 'resources',
  },
  '/case-studies': caseStudies,
  '/insights': blog,
  '/tech-updates': blog,
  '/contact': {
    description:
      'Tell us about your SAP, customer-experience or AI project. An architect answers within 24 hours on business days.',
    keywords: ['free strategy call', 'SAP assessment', 'SAP consulting contact'],
    image: 'contact',
  },
  '/contact/sales-inquiry': {
    description: 'Ask for an assessment, a demo or an offer for one of our SAP, customer-experience and AI services.',
    keywords: ['SAP offer', 'SAP assessment', 'Joule demo'],
    image: 'contact',
  },
  '/contact/general-inquiry': {
    description: 'Write to us about press, talks, articles or anything else that has no form of its own.',
    keywords: ['press', 'talks', 'contact'],
    image: 'contact',
  },
  '/contact/support': {
    description:
      'Support for clients: critical response within one hour around the clock, live chat, email, and three support tiers.',
    keywords: ['SAP support', 'support tiers', '24/7 support'],
    image: 'contact',
  },
  '/contact/investors': {
    description: 'Contact for investors: metrics, resources, governance and four offices, headquarters first.',
    keywords: ['investor contact', 'governance'],
    image: 'contact',
  },
};

/** The articles' records follow from theirs. */
const articleRecords: ReadonlyMap<string, CrawlerRecord> = new Map(
  positions.map(({ href, title, excerpt, category }) => [
    href,
    { description: `${title}: ${excerpt}`, keywords: [category, 'thought leadership'], image: 'resources' },
  ]),
);

const notFound: CrawlerRecord = {
  description: 'The page that you asked for does not exist. The main areas of the site are linked from here.',
  keywords: [],
  image: 'home',
};

/** The record of the page at a path, that of the 404 page for one that does not exist. */
export const crawlerRecordAt = (path: string): CrawlerRecord =>
  records[path as Path] ?? articleRecords.get(path) ?? notFound;
