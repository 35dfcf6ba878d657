import { articles, slug } from './articles.ts';
import type { Path } from './paths.ts';

/**
 * What search engines and social networks show of each page, 70 to 160 characters; one for each address (spec 2.3).
 * Kept apart from the page records: only the prerendered pages need it, so it is not sent to visitors.
 */
export const descriptions: Record<Path, string> = {
  '/': 'We connect the systems that large companies cannot stop: SAP, customer platforms and AI. Book a free strategy call with an architect.',
  '/services':
    'Five services for large enterprises: SAP and S/4HANA, customer experience, AI orchestration, Joule enablement and infrastructure.',
  '/solutions':
    'Five services for large enterprises: SAP and S/4HANA, customer experience, AI orchestration, Joule enablement and infrastructure.',
  '/ai':
    'AI strategy for SAP landscapes: assessment, implementation, SAP integration and monitoring, in the order in which it works.',
  '/system':
    'Industry solutions for manufacturing, CPG and retail, utilities and energy, financial services, healthcare and automotive.',
  '/services/sap-solutions':
    'S/4HANA migration, BTP integration and process optimization for companies that cannot stop their plants to change their ERP.',
  '/services/enterprise-cx':
    'Sales Cloud, Service Cloud, Marketing Cloud and Commerce, connected to the ERP behind them: one customer, one price, one order.',
  '/services/ai-orchestration':
    'Retrieval on your records, process automation, predictive analytics and conversational AI, with guardrails that an auditor can read.',
  '/services/joule-enablement':
    'SAP Joule implementation, workflow integration, user training and advanced capabilities, with an early adopter program.',
  '/services/upgrade-sap':
    'Managed SAP services, upgrade and migration, security and support for systems that orders, plants and invoices depend on.',
  '/solutions/cx':
    'SAP CX implementation: sales, service, marketing and commerce set up and connected to the ERP that holds the order.',
  '/solutions/s4hana':
    'S/4HANA integration: interfaces to the systems around the ERP, each with an owner, a version and an alarm.',
  '/solutions/fsm':
    'SAP Field Service Management: dispatch, parts and history in the technician’s hand before the drive.',
  '/solutions/btp-cpi':
    'Integration on SAP BTP and CPI: flows, events and APIs built, documented and watched in one place.',
  '/solutions/cdc':
    'SAP Customer Data Cloud and Customer Data Platform: consent, identity and profile of a customer in one record.',
  '/solutions/commerce-cpq':
    'SAP Commerce and CPQ: configuration, quote, shop and invoice that all read the same price.',
  '/solutions/managed-sap':
    'Managed SAP services: operation, patching and monitoring of SAP systems by people who know the landscape.',
  '/solutions/ai/assessment':
    'AI maturity assessment: which processes, data and teams of an enterprise are ready for AI and which are not yet.',
  '/solutions/ai/governance':
    'AI governance and risk: rules, owners and evidence for every model that touches a business process.',
  '/solutions/ai/rasp':
    'AI for SAP with retrieval: answers from a company’s own SAP records, with the source shown beside each answer.',
  '/solutions/ai/predictive':
    'Predictive analytics and machine learning on SAP data: forecasts that planners use because they can see why.',
  '/solutions/ai/conversational':
    'Conversational AI and agents for SAP and CX: they finish a task in the system and ask when they should.',
  '/solutions/ai/telemetry':
    'Telemetry, guardrails and evaluation for models in production: what they did, were allowed to do, and how well.',
  '/about':
    'An enterprise SAP and customer-experience firm, at work since 2009 from Philadelphia and Mumbai: mission, figures and people.',
  '/leadership':
    'The executives of the firm: roles, years of experience, expertise, education and what they did before.',
  '/careers':
    'Open positions in SAP, customer-experience and AI consulting, each with department, location, type and salary range.',
  '/investor-relations':
    'Highlight figures, market opportunity and contact for investors in an enterprise SAP, CX and AI consultancy.',
  '/partnerships':
    'Technology, channel and solution partnerships: benefits, ideal partner profile and a four-step process.',
  '/alliances':
    'Alliance categories and key alliances of the firm, with their focus, their status and what clients gain from them.',
  '/about/our-story':
    'Mission, a timeline of six milestones from 2019 to 2024, four values and what the firm looks forward to.',
  '/about/our-team':
    'The people who plan and run SAP, customer-experience and AI projects: roles, biographies and what they say themselves.',
  '/about/careers':
    'Benefits, an annual learning budget, innovation time and five open positions with their requirements.',
  '/about/partnerships':
    'Partnerships of the firm: strategic alliances and integrations that SAP, CX and AI projects rest on.',
  '/resources':
    'Case studies, articles, research reports, whitepapers, webinars and videos on SAP, customer experience and AI.',
  '/resources/case-studies':
    'Enterprise case studies from SAP, customer-experience and AI programs: challenge, solution, stack, timeline, team and results.',
  '/resources/blog':
    'Short articles from people who run SAP, customer-experience and AI programs: AI strategy, manufacturing, supply chain, governance.',
  '/resources/whitepapers':
    'Whitepapers on SAP, customer-experience and AI patterns that are used in enterprise projects.',
  '/resources/videos':
    'Videos on SAP, customer experience and AI: recorded talks and short demonstrations from projects.',
  '/resources/thought-leadership':
    'Signed positions on clean core, retrieval, cutovers, customer data, guardrails and pricing, from people who do the work.',
  '/resources/research-reports':
    'Research reports on SAP, customer experience and AI in large enterprises: key findings, method and length of each.',
  '/resources/events':
    'Upcoming events on SAP, customer experience and AI with agenda and capacity, and recordings of earlier ones.',
  '/case-studies':
    'Enterprise case studies from SAP, customer-experience and AI programs: challenge, solution, stack, timeline, team and results.',
  '/insights':
    'Short articles from people who run SAP, customer-experience and AI programs: AI strategy, manufacturing, supply chain, governance.',
  '/tech-updates':
    'Short articles from people who run SAP, customer-experience and AI programs: AI strategy, manufacturing, supply chain, governance.',
  '/contact':
    'Tell us about your SAP, customer-experience or AI project. An architect answers within 24 hours on business days.',
  '/contact/sales-inquiry':
    'Ask for an assessment, a demo or an offer for one of our SAP, customer-experience and AI services.',
  '/contact/general-inquiry': 'Write to us about press, talks, articles or anything else that has no form of its own.',
  '/contact/support':
    'Support for clients: critical response within one hour around the clock, live chat, email, and three support tiers.',
  '/contact/investors': 'Contact for investors: metrics, resources, governance and four offices, headquarters first.',
};

const articleDescriptions = new Map(
  articles.map(({ title, excerpt }) => [`/resources/thought-leadership/${slug(title)}`, `${title}: ${excerpt}`]),
);

/** The description of the page at a path, that of the 404 page for one that does not exist. */
export const descriptionAt = (path: string): string =>
  descriptions[path as Path] ??
  articleDescriptions.get(path) ??
  'The page that you asked for does not exist. The main areas of the site are linked from here.';
