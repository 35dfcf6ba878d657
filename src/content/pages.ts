import { agentSheet } from './agentSheet.data.ts';
import { articles } from './articles.data.ts';
import { canonicalPath } from './canonicalPath.ts';
import { caseStudies } from './caseStudies.data.ts';
import { count, countFirst } from './format.ts';
import { openings, positions } from './jobs.data.ts';
import { offices } from './offices.ts';
import { partnershipProcess, partnershipTypes } from './partners.data.ts';
import { executives, team } from './people.data.ts';
import { reports } from './reports.data.ts';
import { resources } from './resources.ts';
import { resourceValues } from './resourceValues.ts';
import { services } from './services.ts';
import type { SocialImageName } from './socialImages.ts';
import { milestones, values } from './story.data.ts';

/** Page component, head and metadata of a page, without its content. */
export interface PageRecord<Name extends string = string> {
  /** Page component: `Services` is `src/pages/ServicesPage.tsx`. `Stub` has a heading, a sentence and a link. */
  page: Name;
  heading: string;
  lead: string;
  /** Name in the footer and in breadcrumbs. Default: the heading. */
  name?: string;
  /** Document title without the firm's name; at most 50 characters. */
  title: string;
  /** Main path of an alias (spec 2.1). */
  aliasOf?: MainPath;
  /** Excludes the page from search engines. */
  noindex?: true;
  /** Unique description for search engines and link previews, 70 to 160 characters. */
  description: string;
  /** Topics of the page, most specific first. */
  keywords: readonly string[];
  /** Social image, one per area. */
  image: SocialImageName;
}

const years = milestones.map(({ year }) => year);
const span = `from ${Math.min(...years)} to ${Math.max(...years)}`;

/** Preserves paths and page names as literal types. */
const table = <Address extends string, Name extends string>(
  records: Record<Address, Omit<PageRecord<Name>, 'aliasOf'>>,
) => records;

/**
 * Route table (spec 2.1): the record of each path, without aliases and record pages. Links in TypeScript records are
 * typed with these paths, so that a link to a missing page fails the type check. A `page` that `src/app/pages.ts`
 * cannot find fails the build. The browser gets a short form (`routes.data.ts`).
 */
const main = table({
  '/': {
    page: 'Home',
    heading: 'Enterprise CX & AI Solutions',
    lead: 'That Deliver Results',
    name: 'Home',
    title: 'SAP, CX and AI consulting for enterprises',
    description:
      'SAP consulting for large enterprises since 2009: moves from ECC to S/4HANA, SAP customer experience, AI and Joule. Book a free strategy call.',
    keywords: ['enterprise SAP consulting', 'S/4HANA', 'SAP customer experience', 'enterprise AI'],
    image: 'home',
  },
  '/services': {
    page: 'Services',
    heading: 'Services',
    lead: 'From S/4HANA migration and integration to customer experience, Joule and AI in production.',
    title: 'SAP, customer experience and AI services',
    description: `${countFirst(services, 'service')} for large enterprises: SAP and S/4HANA, customer experience, AI orchestration, Joule enablement and infrastructure.`,
    keywords: ['SAP consulting', 'customer experience', 'AI orchestration', 'SAP Joule'],
    image: 'services',
  },
  '/ai': {
    page: 'Topics',
    heading: 'AI Strategy & Transformations',
    lead: 'From assessment to monitored production on SAP data, step by step.',
    title: 'AI strategy and transformations',
    description:
      'AI strategy for SAP landscapes, step by step: assessment, implementation, integration with S/4HANA and BTP, monitoring in production.',
    keywords: ['AI strategy', 'AI assessment', 'AI for SAP', 'AI monitoring'],
    image: 'services',
  },
  '/system': {
    page: 'Topics',
    heading: 'Industry Solutions',
    lead: `SAP, customer experience and AI for ${count(resourceValues.industry, 'industry', 'industries')}: what must keep running, what we connect and what comes first.`,
    title: 'SAP and CX solutions by industry',
    description:
      'Industry solutions for manufacturing, CPG and retail, utilities and energy, financial services, healthcare and automotive.',
    keywords: ['SAP for manufacturing', 'retail', 'utilities', 'financial services', 'healthcare', 'automotive'],
    image: 'services',
  },
  '/services/sap-solutions': {
    page: 'SapSolutions',
    heading: 'SAP Solutions & S/4HANA',
    lead: 'We move companies from ECC to S/4HANA, connect what stands around it on SAP\u00a0BTP, and simplify the processes on it.',
    title: 'SAP Solutions & S/4HANA migration',
    description:
      'ECC to S/4HANA before the end of 2027: migration to Private or Public Edition, BTP integration and process optimization, from $25K.',
    keywords: ['S/4HANA migration', 'SAP BTP integration', 'process optimization'],
    image: 'services',
  },
  '/services/enterprise-cx': {
    page: 'EnterpriseCx',
    heading: 'Enterprise Customer Experience',
    lead: 'SAP for sales, service, marketing and commerce, connected to the customer, price and order in your ERP.',
    title: 'Enterprise customer experience on SAP',
    description:
      'SAP Sales Cloud, Service Cloud, Engagement Cloud (formerly Emarsys) and Commerce Cloud, connected to the ERP behind them, from $30K.',
    keywords: ['SAP Sales Cloud', 'SAP Service Cloud', 'SAP Engagement Cloud', 'SAP Emarsys', 'SAP Commerce Cloud'],
    image: 'services',
  },
  '/services/ai-orchestration': {
    page: 'AiOrchestration',
    heading: 'AI Orchestration & Automation',
    lead: 'Retrieval, automation, prediction and agents on your SAP records, with limits, logs and tests.',
    title: 'AI orchestration and automation',
    description:
      'Retrieval on your records, process automation, predictive analytics and conversational AI on SAP, with limits, logs and tests.',
    keywords: ['RAG on SAP data', 'process automation', 'predictive analytics', 'AI agents'],
    image: 'services',
  },
  '/services/joule-enablement': {
    page: 'Joule',
    heading: 'SAP Joule Enablement',
    lead: 'We check what SAP’s assistant needs, set it up, connect it to your workflows and train your people.',
    title: 'SAP Joule enablement',
    description:
      'SAP Joule: prerequisites on BTP, implementation, workflow integration, user training and custom skills, with an early adopter program.',
    keywords: ['SAP Joule', 'Joule implementation', 'Joule training', 'AI copilot for SAP'],
    image: 'services',
  },
  '/services/upgrade-sap': {
    page: 'Upgrade',
    heading: 'Upgrade SAP Infrastructure',
    lead: 'Managed services, upgrades, security and support for SAP systems, on your premises or with a hyperscaler.',
    title: 'Upgrade SAP infrastructure',
    description:
      'Managed SAP services, upgrade and migration, security and support for systems that orders, plants and invoices depend on.',
    keywords: ['managed SAP services', 'SAP upgrade', 'SAP security', 'SAP support plans'],
    image: 'services',
  },
  '/solutions/cx': {
    page: 'Stub',
    heading: 'SAP CX Implementation',
    lead: 'We implement SAP Sales, Service, Engagement and Commerce Cloud and connect them to the ERP.',
    title: 'SAP CX Implementation',
    noindex: true,
    description:
      'SAP CX implementation: sales, service, marketing and commerce set up and connected to the ERP that holds the order.',
    keywords: ['SAP CX implementation', 'SAP Sales Cloud', 'SAP Service Cloud'],
    image: 'services',
  },
  '/solutions/s4hana': {
    page: 'Stub',
    heading: 'S/4HANA Integration',
    lead: 'We connect S/4HANA to the systems around it through released APIs, events and monitored flows.',
    title: 'S/4HANA Integration',
    noindex: true,
    description:
      'S/4HANA integration through released APIs, events and Cloud Integration flows, with monitoring and a named owner for each interface.',
    keywords: ['S/4HANA integration', 'SAP interfaces'],
    image: 'services',
  },
  '/solutions/fsm': {
    page: 'Stub',
    heading: 'Field Service Management',
    lead: 'We implement SAP Field Service Management, so that technicians have the part and the history before they drive.',
    title: 'SAP Field Service Management',
    noindex: true,
    description: 'SAP Field Service Management: dispatch, parts and history in the technician’s hand before the drive.',
    keywords: ['SAP Field Service Management', 'dispatch', 'technicians'],
    image: 'services',
  },
  '/solutions/btp-cpi': {
    page: 'Stub',
    heading: 'Integration on BTP/CPI',
    lead: 'We build integrations on SAP Integration Suite, which holds Cloud Integration (formerly CPI), API Management and Event Mesh.',
    title: 'SAP integration on BTP/CPI',
    noindex: true,
    description:
      'SAP Integration Suite on BTP: Cloud Integration (formerly CPI), API Management and Event Mesh, built, documented and monitored.',
    keywords: ['SAP BTP', 'SAP CPI', 'SAP integration'],
    image: 'services',
  },
  '/solutions/cdc': {
    page: 'Stub',
    heading: 'Customer Data Cloud (CDC/CDP)',
    lead: 'We implement two SAP products: Customer Data Cloud for login and consent, Customer Data Platform for profiles.',
    title: 'Customer Data Cloud (CDC/CDP)',
    noindex: true,
    description:
      'Customer Data Cloud for login and consent, Customer Data Platform for profiles: two SAP products that do not depend on each other.',
    keywords: ['SAP Customer Data Cloud', 'SAP Customer Data Platform', 'consent'],
    image: 'services',
  },
  '/solutions/commerce-cpq': {
    page: 'Stub',
    heading: 'Commerce & CPQ',
    lead: 'We connect SAP Commerce Cloud and SAP CPQ to ERP pricing: one price in quote, store and invoice.',
    title: 'SAP Commerce & CPQ',
    noindex: true,
    description:
      'SAP Commerce Cloud and SAP CPQ on ERP pricing: configuration, quote, web store and invoice with the same price.',
    keywords: ['SAP Commerce', 'SAP CPQ', 'pricing'],
    image: 'services',
  },
  '/solutions/managed-sap': {
    page: 'Stub',
    heading: 'Managed SAP Services',
    lead: 'We operate, patch and monitor SAP systems.',
    title: 'Managed SAP Services',
    noindex: true,
    description:
      'Managed SAP services: operation, patching and monitoring of SAP systems, on your premises or with a hyperscaler.',
    keywords: ['managed SAP services', 'SAP operations', 'SAP monitoring'],
    image: 'services',
  },
  '/solutions/ai/assessment': {
    page: 'Stub',
    heading: 'AI Maturity Assessment',
    lead: 'We establish which of your processes are ready for AI, which are not yet, and what is missing.',
    title: 'AI Maturity Assessment for SAP landscapes',
    noindex: true,
    description:
      'AI maturity assessment: which processes, data and teams of an enterprise are ready for AI and which are not yet.',
    keywords: ['AI maturity assessment', 'AI readiness'],
    image: 'services',
  },
  '/solutions/ai/governance': {
    page: 'Stub',
    heading: 'AI Governance & Risk',
    lead: 'We write down and enforce the rules, owners and evidence for each model and agent.',
    title: 'AI Governance & Risk: limits and evidence',
    noindex: true,
    description: 'AI governance and risk: rules, owners and evidence for every model that touches a business process.',
    keywords: ['AI governance', 'AI risk'],
    image: 'services',
  },
  '/solutions/ai/rasp': {
    page: 'Stub',
    heading: 'AI for SAP (RAG/RASP)',
    lead: 'Retrieval on your SAP records (RAG), alone or as a step of an SAP process (RASP), with sources and access rights.',
    title: 'AI for SAP (RAG/RASP)',
    noindex: true,
    description:
      'AI for SAP with retrieval: answers from a company’s own SAP records, with the source shown beside each answer.',
    keywords: ['RAG for SAP', 'retrieval on SAP data'],
    image: 'services',
  },
  '/solutions/ai/predictive': {
    page: 'Stub',
    heading: 'Predictive Analytics & ML',
    lead: 'Forecasts of demand, failures and payments on SAP data, with the drivers of each shown.',
    title: 'Predictive Analytics & ML on SAP data',
    noindex: true,
    description:
      'Predictive analytics and machine learning on SAP data: demand, failures and payments, with the drivers of each forecast shown.',
    keywords: ['predictive analytics', 'machine learning on SAP data'],
    image: 'services',
  },
  '/solutions/ai/conversational': {
    page: 'Stub',
    heading: 'Conversational AI / Agents',
    lead: 'Assistants and agents that complete tasks in SAP and hand over to a person where they must.',
    title: 'Conversational AI / Agents on SAP records',
    noindex: true,
    description:
      'Conversational AI and agents for SAP and CX: they complete tasks in the system and hand over to a person where they must.',
    keywords: ['conversational AI', 'AI agents for SAP'],
    image: 'services',
  },
  '/solutions/ai/telemetry': {
    page: 'Stub',
    heading: 'Telemetry Guardrails Eval',
    lead: 'Monitoring, limits and tests for models in production: what they did, how well, and whether they were allowed to.',
    title: 'Telemetry Guardrails Eval for AI on SAP',
    noindex: true,
    description:
      'Telemetry, guardrails and evaluation of AI models and agents in production on SAP: logs, limits and nightly tests.',
    keywords: ['AI telemetry', 'AI guardrails', 'AI evaluation'],
    image: 'services',
  },
  '/about': {
    page: 'About',
    heading: 'Who We Are',
    lead: 'An enterprise SAP and CX firm with offices in Philadelphia and Mumbai.',
    name: 'About',
    title: 'About us: an SAP firm since 2009',
    description:
      'An enterprise SAP and customer-experience firm, at work since 2009 from Philadelphia and Mumbai: mission, figures and people.',
    keywords: ['SAP consultancy', 'Philadelphia', 'Mumbai'],
    image: 'company',
  },
  '/leadership': {
    page: 'Leadership',
    heading: 'Leadership',
    lead: `The ${count(executives, 'executive')} who answer for our work, and what they did before.`,
    title: 'Leadership: the executives of the firm',
    description:
      'Who leads the SAP, customer-experience and AI firm: roles, years of experience, expertise, education and previous positions.',
    keywords: ['SAP consultancy leadership', 'executives'],
    image: 'company',
  },
  '/careers': {
    page: 'Careers',
    heading: 'Careers',
    lead: `${countFirst(openings, 'open position')}, each with its work and its salary range.`,
    title: 'Careers: open positions and salaries',
    description:
      'Open positions in SAP, customer-experience and AI consulting, each with department, location, type and salary range.',
    keywords: ['SAP jobs', 'AI consulting jobs', 'salary ranges'],
    image: 'company',
  },
  '/investor-relations': {
    page: 'InvestorRelations',
    heading: 'Investor Relations',
    lead: 'Run rate, growth and clients of the firm, and the SAP market it works in.',
    title: 'Investor relations: figures and market',
    description:
      'Highlight figures, market opportunity and contact for investors in an enterprise SAP, CX and AI consultancy.',
    keywords: ['investor relations', 'SAP consultancy growth'],
    image: 'company',
  },
  '/partnerships': {
    page: 'Partnerships',
    heading: 'Partnership Opportunities',
    lead: `${countFirst(partnershipTypes, 'way')} to work with us, and the ${count(partnershipProcess, 'step')} from a first call to a first project.`,
    title: `Partnership opportunities: ${count(partnershipTypes, 'type')}`,
    description:
      'Technology, channel and solution partnerships: benefits, ideal partner profile and how one begins, step by step.',
    keywords: ['SAP partnerships', 'technology partners', 'channel partners'],
    image: 'company',
  },
  '/alliances': {
    page: 'Alliances',
    heading: 'Strategic Alliances',
    lead: 'Our alliances with SAP, technology vendors and industry bodies, and what they give our clients.',
    title: 'Strategic alliances: focus and status',
    description:
      'Alliance categories and key alliances of the firm, with their focus, their status and what clients gain from them.',
    keywords: ['strategic alliances', 'SAP alliances'],
    image: 'company',
  },
  '/about/our-story': {
    page: 'OurStory',
    heading: 'Our Story',
    lead: `${countFirst(milestones, 'milestone')} ${span}, and ${count(values, 'value')} kept throughout.`,
    title: `Our story: ${count(milestones, 'milestone')}`,
    description: `Mission, a timeline of ${count(milestones, 'milestone')} ${span}, ${count(values, 'value')} and what the firm looks forward to.`,
    keywords: ['SAP consultancy history', 'values'],
    image: 'company',
  },
  '/about/our-team': {
    page: 'Team',
    heading: 'Our Team',
    lead: `The ${count(team, 'lead')} you will work with: SAP, integration, AI, customer experience and cutovers.`,
    title: 'Our team: who leads your project',
    description:
      'The people who lead our SAP, integration, AI, customer-experience and cutover work: roles, biographies and how they think.',
    keywords: ['SAP architects', 'AI engineers', 'consulting team'],
    image: 'company',
  },
  '/about/careers': {
    page: 'WorkWithUs',
    heading: 'Work With Us',
    lead: `How we work and learn, and ${count(positions, 'open position')}.`,
    name: 'Careers',
    title: `Work with us: ${count(positions, 'open position')}`,
    description: `Benefits, an annual learning budget, innovation time and ${count(positions, 'open position')} with requirements.`,
    keywords: ['SAP consultant jobs', 'learning budget', 'innovation time'],
    image: 'company',
  },
  '/about/partnerships': {
    page: 'Stub',
    heading: 'Partnerships',
    lead: 'How we work with SAP and other vendors, and how to become a partner.',
    title: 'Partnerships with SAP and other vendors',
    noindex: true,
    description:
      'How we work with SAP and other vendors: strategic alliances, integrations, and three ways to become a partner.',
    keywords: ['SAP partnerships', 'integrations'],
    image: 'company',
  },
  '/resources': {
    page: 'Resources',
    heading: 'What our projects taught us',
    lead: 'Case studies, articles, reports, papers and recordings from our projects.',
    name: 'Resources',
    title: 'Resources on SAP, CX and AI',
    description:
      'Case studies, articles, research reports, whitepapers, webinars and videos on SAP, customer experience and AI.',
    keywords: ['SAP case studies', 'SAP whitepapers', 'SAP webinars', 'SAP research'],
    image: 'resources',
  },
  '/resources/all': {
    page: 'ResourceList',
    heading: 'All resources',
    lead: 'Every case study, article, report, paper and recording by title: kind by kind, the newest first.',
    title: 'All resources by title',
    description:
      'A plain list of every case study, article, research report, whitepaper, webinar and video on SAP, CX and AI.',
    keywords: ['SAP resources', 'list of SAP articles'],
    image: 'resources',
  },
  '/resources/case-studies': {
    page: 'CaseStudies',
    heading: 'Case Studies',
    lead: `${countFirst(caseStudies, 'program')} told from the first problem to the measured result, and figures of the firm.`,
    title: 'SAP and customer-experience case studies',
    description:
      'Enterprise case studies from SAP, customer-experience and AI programs: challenge, solution, stack, timeline, team and results.',
    keywords: ['SAP case studies', 'S/4HANA results', 'customer experience results'],
    image: 'resources',
  },
  '/resources/blog': {
    page: 'Blog',
    heading: 'Blog',
    lead: 'Notes from projects on AI strategy, customer experience, manufacturing, supply chain and governance.',
    title: 'Blog: notes from SAP and AI projects',
    description:
      'Short articles from people who run SAP, customer-experience and AI programs: AI strategy, manufacturing, supply chain, governance.',
    keywords: ['SAP blog', 'AI strategy', 'supply chain', 'AI governance'],
    image: 'resources',
  },
  '/resources/whitepapers': {
    page: 'Stub',
    heading: 'Whitepapers',
    lead: 'Papers on patterns that we use in projects.',
    title: 'Whitepapers on SAP, CX and AI',
    noindex: true,
    description: 'Whitepapers on SAP, customer-experience and AI patterns that are used in enterprise projects.',
    keywords: ['SAP whitepapers', 'integration patterns'],
    image: 'resources',
  },
  '/resources/videos': {
    page: 'Stub',
    heading: 'Videos',
    lead: 'Recorded talks and short demonstrations.',
    title: 'Videos on SAP, CX and AI',
    noindex: true,
    description: 'Videos on SAP, customer experience and AI: recorded talks and short demonstrations from projects.',
    keywords: ['SAP videos', 'SAP talks'],
    image: 'resources',
  },
  '/resources/thought-leadership': {
    page: 'ThoughtLeadership',
    heading: 'Thought Leadership',
    lead: 'Articles on SAP decisions by the people who lead our projects.',
    title: 'Thought leadership on SAP and AI',
    description:
      'Articles on the 2027 decision, Joule, clean core, cutovers, customer data and AI guardrails, by people who lead SAP projects.',
    keywords: ['SAP 2027', 'Joule prerequisites', 'clean core', 'cutover', 'AI guardrails'],
    image: 'resources',
  },
  '/resources/research-reports': {
    page: 'Reports',
    heading: 'Research Reports',
    lead: 'What we counted in SAP programs and operations, and how we counted it.',
    title: 'Research reports on SAP programs',
    description:
      'Research reports on SAP, customer experience and AI in large enterprises: key findings, method and length of each.',
    keywords: ['SAP research', 'AI research', 'customer-experience research'],
    image: 'resources',
  },
  '/resources/events': {
    page: 'Events',
    heading: 'Events',
    lead: 'Forums, webinars and workshops: the dates, and what was recorded.',
    title: 'Events and recordings',
    description:
      'Upcoming events on SAP, customer experience and AI with agenda and capacity, and recordings of earlier ones.',
    keywords: ['SAP events', 'SAP webinars', 'SAP workshops'],
    image: 'resources',
  },
  '/contact': {
    page: 'Contact',
    heading: 'Contact us',
    lead: 'Book a free strategy call or ROI analysis with an SAP architect, or write to us about a position, an investment, a partnership or a meeting.',
    name: 'Contact',
    title: 'Book a free strategy call',
    description:
      'Tell us about your SAP, customer-experience or AI project. An architect answers within 24 hours on business days.',
    keywords: ['free strategy call', 'SAP assessment', 'SAP consulting contact'],
    image: 'contact',
  },
  '/contact/sales-inquiry': {
    page: 'SalesInquiry',
    heading: 'Sales Inquiry',
    lead: 'Tell us which service you are looking at and what it has to achieve.',
    title: 'Sales inquiry: assessment, demo or offer',
    description: 'Ask for an assessment, a demo or an offer for one of our SAP, customer-experience and AI services.',
    keywords: ['SAP offer', 'SAP assessment', 'Joule demo'],
    image: 'contact',
  },
  '/contact/general-inquiry': {
    page: 'GeneralInquiry',
    heading: 'General Inquiry',
    lead: 'Ask for an article, a paper or a recording, or about anything else.',
    title: 'General inquiry: articles, press, events',
    description: 'Ask for an article, a paper or a recording, or write to us about press, talks and anything else.',
    keywords: ['press', 'talks', 'contact'],
    image: 'contact',
  },
  '/contact/support': {
    page: 'Support',
    heading: 'Support',
    lead: 'An engineer within the hour when a live system is down, and a channel for everything else.',
    title: 'Support channels and tiers',
    description:
      'Support for clients: critical response within one hour around the clock, live chat, email, and three support tiers.',
    keywords: ['SAP support', 'support tiers', '24/7 support'],
    image: 'contact',
  },
  '/contact/investors': {
    page: 'InvestorContact',
    heading: 'Investor Contact',
    lead: `Figures, documents and the people to ask, in ${count(offices, 'office')}.`,
    title: 'Investor contact',
    description: `Contact for investors: metrics, resources, governance and ${count(offices, 'office')}, headquarters first.`,
    keywords: ['investor contact', 'governance'],
    image: 'contact',
  },
  '/privacy': {
    page: 'Legal',
    heading: 'Privacy notice',
    lead: 'What our forms send and to whom, what stays in your browser, and what this site does not do.',
    name: 'Privacy',
    title: 'Privacy notice: forms and storage',
    description:
      'What each form of this site sends and to whom, what is stored in your browser and for how long. No cookies and no analytics.',
    keywords: ['privacy notice', 'personal data', 'cookies'],
    image: 'company',
  },
  '/terms': {
    page: 'Legal',
    heading: 'Terms of use',
    lead: 'The terms for reading and linking to this site, and what its prices and results mean.',
    name: 'Terms',
    title: 'Terms of use of this site',
    description:
      'Sample terms for the use of this site: what prices, times and results on it mean, trademarks, links and liability.',
    keywords: ['terms of use', 'trademarks', 'liability'],
    image: 'company',
  },
  '/imprint': {
    page: 'Legal',
    heading: 'Imprint',
    lead: 'Who publishes this site, and how to reach us.',
    title: 'Imprint: who publishes this site',
    description:
      'Sample imprint: name and form of the firm that publishes this site, its addresses, phone numbers and email.',
    keywords: ['imprint', 'publisher', 'address'],
    image: 'company',
  },
  '/accessibility': {
    page: 'Legal',
    heading: 'Accessibility statement',
    lead: 'What we aim for, what is tested before each release, which limits we know, and how to report a barrier.',
    name: 'Accessibility',
    title: 'Accessibility statement',
    description:
      'Accessibility of this site: WCAG 2.2 AA as the aim, the tests of every release, known limits and how to report a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'report a barrier'],
    image: 'company',
  },
  '/site-map': {
    page: 'SiteMap',
    heading: 'Site map',
    lead: 'Every page of this site, by area.',
    title: 'Site map: all pages by area',
    description:
      'All pages of the site by area: services, the firm, resources with articles and case studies, contact and legal texts.',
    keywords: ['site map', 'all pages'],
    image: 'home',
  },
});

export type MainPath = keyof typeof main;

/** Aliases: paths that show another page. */
const aliases = {
  '/solutions': '/services',
  '/case-studies': '/resources/case-studies',
  '/insights': '/resources/blog',
  '/tech-updates': '/resources/blog',
} satisfies Record<string, MainPath>;

/** Path of a page or an alias, without record pages. */
export type Path = MainPath | keyof typeof aliases;

/** Internal link to a page, optionally with an anchor or a query string. */
export type InternalLink = Path | `${Path}#${string}` | `${Path}?${string}`;

/** Name of a page component: its file in `src/pages` without "Page". */
export type PageName = (typeof main)[MainPath]['page'] | 'Article' | 'CaseStudy' | 'Report' | 'AgentSheet' | 'NotFound';

const shownElsewhere = Object.entries(aliases).map(([path, aliasOf]) => [path, { ...main[aliasOf], aliasOf }]);

/** Records by path. An alias has the record of its main page. */
export const pages: Record<Path, PageRecord<PageName>> = { ...main, ...Object.fromEntries(shownElsewhere) };

export const paths = Object.keys(pages) as Path[];

/** Record pages: articles, case studies, reports and the agent sheet. */
export const articlePages: ReadonlyMap<string, PageRecord<PageName>> = new Map<string, PageRecord<PageName>>([
  ...articles.map(({ title, excerpt, category, href }): [string, PageRecord<PageName>] => [
    href,
    {
      page: 'Article',
      heading: title,
      lead: excerpt,
      title: `Article: ${title}`,
      description: excerpt,
      keywords: [category, 'thought leadership'],
      image: 'resources',
    },
  ]),
  ...caseStudies.map(({ title, summary, company, industry, href }): [string, PageRecord<PageName>] => [
    href,
    {
      page: 'CaseStudy',
      heading: title,
      lead: summary,
      title: `Case study: ${title}`,
      description: `${company}: ${summary}`,
      keywords: [industry, 'SAP case study'],
      image: 'resources',
    },
  ]),
  ...reports.flatMap(({ title, description, category, href }): [string, PageRecord<PageName>][] =>
    href
      ? [
          [
            href,
            {
              page: 'Report',
              heading: title,
              lead: description,
              title: `Report: ${title}`,
              description: `Research report with method, figures and limits. ${description}`,
              keywords: [category, 'SAP research'],
              image: 'resources',
            },
          ],
        ]
      : [],
  ),
  [
    agentSheet.href,
    {
      page: 'AgentSheet',
      heading: agentSheet.title,
      lead: agentSheet.lead,
      title: agentSheet.title,
      description: agentSheet.description,
      keywords: ['AI agent limits', 'AI governance'],
      image: 'resources',
    },
  ],
]);

const LIST = '/resources/all';
/** Number of titles on each page of the list of all resources. It keeps the pages within the byte budget. */
const TITLES = 100;

/** Pages of the list of all resources, each with the range of resources that it lists. */
export const resourceListPages: readonly { href: string; from: number; to: number }[] = Array.from(
  { length: Math.max(1, Math.ceil(resources.length / TITLES)) },
  (_, at) => ({ href: at === 0 ? LIST : `${LIST}/${at + 1}`, from: at * TITLES, to: (at + 1) * TITLES }),
);

/** Pages of the list after the first one. */
const furtherListPages: ReadonlyMap<string, PageRecord<PageName>> = new Map(
  resourceListPages.slice(1).map(({ href, from, to }) => {
    const record = main[LIST];
    const part = `${from + 1} to ${Math.min(to, resources.length)} of ${resources.length}`;
    return [
      href,
      {
        ...record,
        heading: `${record.heading}, ${part}`,
        title: `${record.title}, ${part}`,
        description: `${record.description} Titles ${part}.`,
      },
    ];
  }),
);

/** All paths that have an HTML file. */
export const addresses: readonly string[] = [...paths, ...furtherListPages.keys(), ...articlePages.keys()];

export const notFoundPage: PageRecord<PageName> = {
  page: 'NotFound',
  heading: 'Page not found',
  lead: 'The address may have changed or be mistyped. These pages may have what you are looking for.',
  name: 'Not found',
  title: 'Page not found',
  noindex: true,
  description: 'The page that you asked for does not exist. The main areas of the site are linked from here.',
  keywords: [],
  image: 'home',
};

/** Returns the record of a path, or the 404 record. Ignores a trailing slash. */
export function pageAt(pathname: string): PageRecord<PageName> {
  const path = canonicalPath(pathname);
  return pages[path as Path] ?? articlePages.get(path) ?? furtherListPages.get(path) ?? notFoundPage;
}
