import { claims } from './claims.ts';
import type { Point } from './jobs.ts';
import type { InternalLink, Path } from './pages.ts';
import { pages } from './pages.ts';
import { keyAlliances, partnershipTypes } from './partners.ts';
import { serviceCards } from './serviceCards.ts';
import { aiOfferings } from './servicePages/aiOrchestration.ts';
import { cxOfferings } from './servicePages/enterpriseCx.ts';
import { sapOfferings } from './servicePages/sapSolutions.ts';
import type { BenefitsContent, Offering } from './servicePages/types.ts';
import { upgradeOfferings } from './servicePages/upgrade.ts';
import type { ServiceSummary } from './services.ts';
import type { SheetContent } from './sheets.ts';

/** A page to go on to, with what it is about. */
interface OtherPage {
  title: string;
  text: string;
  href: string;
  /** Its drawing, a file of 480 × 300. */
  record?: string;
}

/** What a stub says beyond its one sentence: three things that the firm does there, what they start at, and where to go on. */
export interface StubOffer {
  actions: {
    primary: { label: string; href: InternalLink };
    secondary?: { label: string; href: InternalLink };
  };
  /** `row` shows all points in a row. `drawing` is a file with one part for each point, `step-1` and so on; without it each point has a drawing of its own, 480 × 190. */
  does: {
    heading: string;
    lead?: string;
    points: readonly (Point & { drawing?: string })[];
    drawing?: string;
    row?: BenefitsContent['row'] | undefined;
  };
  /** Place among them: neighbours are composed differently. */
  place: number;
  /** What the priced offering that it belongs to starts at, and why that is its price. */
  cost: { figures: readonly { value: string; label: string }[]; note: string };
  next: { heading: string; lead?: string; proof?: OtherPage & { drawing: string }; pages: readonly OtherPage[] };
  /** What its title block counts or names. */
  counts: SheetContent['facts'];
  /** The last call: what to bring to it. */
  call: { heading: string; text: string };
}

const offerings = [...sapOfferings, ...cxOfferings, ...aiOfferings, ...upgradeOfferings];
const found = <T>(list: readonly T[], is: (one: T) => boolean, name: string): T => {
  const one = list.find(is);
  if (!one) throw new Error(`There is no ${name}`);
  return one;
};
const serviceOf = (id: ServiceSummary['id']) => found(serviceCards, (card) => card.id === id, id);

/** The offering that a price is named after: what it starts at, how long it takes, and how often the firm has done its service. */
function costOf(service: ServiceSummary['id'], offering: Offering, basis: string): StubOffer['cost'] {
  const { title, investment, investmentNote, timeline, timelineNote } = offering;
  const { title: whole, metrics } = serviceOf(service);
  const [count = '', ...counted] = metrics.clients.split(' ');
  return {
    figures: [
      {
        value: investment,
        label: ['starting at', investmentNote].filter(Boolean).join(', '),
      },
      { value: timeline, label: timelineNote ?? 'typical first phase' },
      { value: count, label: `${counted.join(' ')} in ${whole}` },
    ],
    note: `Price of ${title}. ${basis}`,
  };
}

const other = (path: Path) => ({ title: pages[path].heading, text: pages[path].lead, href: path });
type Proof = OtherPage & { kind: 'Case' | 'Article' | 'Report' | 'Recording' };
const cases = {
  plants: {
    kind: 'Case',
    title: 'eleven plants, one cutover weekend',
    text: 'A pump maker moved from ECC to S/4HANA Private Edition in 40 weeks.',
    href: '/resources/case-studies/eleven-plants-one-cutover-weekend',
  },
  price: {
    kind: 'Case',
    title: 'one price, from quote to checkout',
    text: 'Commerce, CPQ and ERP on one pricing service, and a third fewer disputed invoices.',
    href: '/resources/case-studies/one-price-from-quote-to-till',
  },
  outage: {
    kind: 'Case',
    title: 'the answer before the phone rings',
    text: 'Outage events reach the service agents of a grid operator within seconds.',
    href: '/resources/case-studies/the-answer-before-the-phone-rings',
  },
} satisfies Record<string, Proof>;
const articles = {
  core: {
    kind: 'Article',
    title: 'the clean core is a contract',
    text: 'Who may say no to an extension, and one year of requests as an example.',
    href: '/resources/thought-leadership/the-clean-core-is-a-contract',
  },
  joule: {
    kind: 'Article',
    title: 'what Joule needs before it is useful',
    text: 'Platform, identity, roles and data, with a checklist and a plan of eight weeks.',
    href: '/resources/thought-leadership/what-joule-needs-before-it-is-useful',
  },
  guardrails: {
    kind: 'Article',
    title: 'guardrails an auditor can read',
    text: 'Limits that hold when the model is wrong, and the one-page sheet for an agent.',
    href: '/resources/thought-leadership/guardrails-an-auditor-can-read',
  },
  record: {
    kind: 'Article',
    title: 'the customer has one record',
    text: 'Who owns which field, and what Customer Data Cloud and Customer Data Platform each do.',
    href: '/resources/thought-leadership/the-customer-has-one-record',
  },
} satisfies Record<string, Proof>;
const reports = {
  agents: {
    kind: 'Report',
    title: 'agents after the pilot',
    text: 'Eighteen agents on ERP records, followed for six months after the project team had left.',
    href: '/resources/research-reports/agents-after-the-pilot',
  },
  desks: {
    kind: 'Report',
    title: 'service desks with a copilot',
    text: 'Handling time before and after, across nine teams, with the calls that took longer than before.',
    href: '/resources/research-reports/service-desks-with-a-copilot',
  },
} as const;
const crews = {
  kind: 'Recording',
  title: 'order to crew in one afternoon',
  text: 'Five interfaces from a service order to the crew, drawn before they are built.',
  href: '/resources/events#order-to-crew-in-one-afternoon',
} as const;

/** The drawing of the record that an address leads to. */
const drawingOf = (href: string) => `record-${href.split(/[/#]/).at(-1)}`;

interface Draft {
  service: ServiceSummary['id'];
  offering: string;
  /** Why that offering's price stands on a page of another name. */
  basis: string;
  /** Of the points. */
  heading: string;
  /** Beside that heading. */
  lead: string;
  points: readonly [Point, Point, Point];
  /** Heading over the proof and the pages beside it. */
  proven: string;
  proof: Proof;
  /** Two pages of the same area; together they lead to all. */
  related: readonly [Path, Path];
  call: StubOffer['call'];
}

const drafts = {
  '/solutions/cx': {
    service: 'enterprise-cx',
    offering: 'service-cloud',
    basis: 'Each cloud is priced by itself, with its ERP integration. Service Cloud is where prices start.',
    heading: 'What we implement',
    lead: 'Which clouds, what they read from the ERP, and how you leave the old one.',
    points: [
      {
        title: 'Implement',
        description: 'Sales Cloud and Service Cloud Version 2, Engagement Cloud (formerly Emarsys) and Commerce Cloud.',
      },
      {
        title: 'Connect',
        description: 'Business partners, prices, orders and deliveries from the ERP, through SAP Integration Suite.',
      },
      {
        title: 'Move from Cloud for Customer',
        description: 'Tickets become cases: we map data, rework processes and run both until the teams have switched.',
      },
    ],
    proven: 'Service that reads the ERP',
    proof: cases.outage,
    related: ['/solutions/cdc', '/solutions/commerce-cpq'],
    call: {
      heading: 'Start with one cloud',
      text: 'Name the cloud that your teams complain about most. An architect says what its first phase costs, and what it needs from the ERP.',
    },
  },
  '/solutions/s4hana': {
    service: 'sap-solutions',
    offering: 'btp-integration',
    basis: 'Interfaces of S/4HANA are priced as BTP Integration. A migration is an offering of its own.',
    heading: 'How we move interfaces',
    lead: 'From the list of what runs today to flows that were tested before the weekend.',
    points: [
      {
        title: 'Take inventory',
        description:
          'Every interface of the ERP with its volume, its owner, its failures, and whether it is still used.',
      },
      {
        title: 'Replace what will not move',
        description: 'Direct database access and old adapters become released APIs, events or Cloud Integration flows.',
      },
      {
        title: 'Test before the cutover',
        description: 'Each interface runs with production volumes against the rehearsal system, failures included.',
      },
    ],
    proven: 'Eleven plants, moved',
    proof: cases.plants,
    related: ['/solutions/btp-cpi', '/solutions/managed-sap'],
    call: {
      heading: 'Start with the list of interfaces',
      text: 'Send the list that you have, however old. An architect says which ones can move as they are, which to replace, and what the first group costs.',
    },
  },
  '/solutions/fsm': {
    service: 'enterprise-cx',
    offering: 'service-cloud',
    basis:
      'A technician closes the case that Service Cloud opens, so field service is priced with that offering. The free assessment adds technicians, areas and parts.',
    heading: 'What a visit needs',
    lead: 'The right person with the right part, and a record of it in the ERP.',
    points: [
      {
        title: 'Plan',
        description: 'Skills, areas, shifts and parts, so that the schedule names a technician who can do the job.',
      },
      {
        title: 'Connect',
        description: 'Service orders, equipment and stock of spare parts from S/4HANA, cases from Service Cloud.',
      },
      {
        title: 'Equip',
        description: 'The mobile app with checklists and time sheets, even without a network.',
      },
    ],
    proven: 'From the order to the crew',
    proof: crews,
    related: ['/solutions/cx', '/solutions/s4hana'],
    call: {
      heading: 'Start with one kind of visit',
      text: 'Describe the visit that fails most often: the missing part, the wrong technician, the second trip. An architect says what it takes to plan it right.',
    },
  },
  '/solutions/btp-cpi': {
    service: 'sap-solutions',
    offering: 'btp-integration',
    basis: 'It covers a first group of interfaces, from the inventory to monitored flows.',
    heading: 'What we build and run',
    lead: 'Flows, APIs and events on SAP Integration Suite, and somebody who looks after them.',
    points: [
      {
        title: 'Cloud Integration',
        description: 'Flows between SAP and other systems, including those that move from PI/PO or file transfer.',
      },
      {
        title: 'API Management and Event Mesh',
        description: 'Released APIs with keys and limits; business events where a system has to know at once.',
      },
      {
        title: 'Operation',
        description: 'Alerts by business impact, retries, and a runbook for each flow that your own team can use.',
      },
    ],
    proven: 'Keeping the core clean',
    proof: articles.core,
    related: ['/solutions/s4hana', '/solutions/fsm'],
    call: {
      heading: 'Start with one flow',
      text: 'Pick the interface that wakes somebody at night. An architect says what it costs to build it on BTP, and to watch it there.',
    },
  },
  '/solutions/cdc': {
    service: 'enterprise-cx',
    offering: 'marketing-cloud',
    basis: 'A campaign needs consent and a profile first, so both products are priced with that offering.',
    heading: 'Two products, one customer',
    lead: 'One asks who it is and what they agreed to, the other puts the profile together.',
    points: [
      {
        title: 'Customer Data Cloud (CDC)',
        description: 'Registration, login and consent on your sites and apps, with proof of what a customer agreed to.',
      },
      {
        title: 'Customer Data Platform (CDP)',
        description: 'One profile from ERP, commerce, service and web data, for segments and for service agents.',
      },
      {
        title: 'Which you need first',
        description:
          'The two products work without each other. We look at your gaps first: logins and consent, or profiles.',
      },
    ],
    proven: 'One customer, one record',
    proof: articles.record,
    related: ['/solutions/commerce-cpq', '/solutions/cx'],
    call: {
      heading: 'Start with one field',
      text: 'Bring one field that two systems disagree on. You hear which of the two products would settle it, or that you need neither.',
    },
  },
  '/solutions/commerce-cpq': {
    service: 'enterprise-cx',
    offering: 'commerce',
    basis: 'It covers the web store with contract prices. The free assessment adds CPQ if you configure what you sell.',
    heading: 'Store, quote and price',
    lead: 'What a buyer sees, what sales offers, and where both get the price from.',
    points: [
      {
        title: 'Commerce Cloud',
        description: 'A web store with contract prices, live stock and delivery dates from the ERP.',
      },
      {
        title: 'CPQ',
        description: 'Configuration rules and quotes that sales can send without asking engineering.',
      },
      {
        title: 'One pricing service',
        description: 'Quote and store ask one service on BTP, which reads the conditions that the ERP invoices by.',
      },
    ],
    proven: 'One price in every channel',
    proof: cases.price,
    related: ['/solutions/cdc', '/solutions/btp-cpi'],
    call: {
      heading: 'Start with one price',
      text: 'Bring an article whose price differs between quote, store and invoice. An architect says where it should be decided, and what that takes.',
    },
  },
  '/solutions/managed-sap': {
    service: 'upgrade-sap',
    offering: 'managed-services',
    basis: 'It starts with the Essential plan, in business hours. Premium and Enterprise answer alerts at night too.',
    heading: 'What we look after',
    lead: 'Daily work, planned work, and what you hear of both.',
    points: [
      {
        title: 'Operate',
        description: 'Monitoring, backups, transports and user administration, on your premises or with a hyperscaler.',
      },
      {
        title: 'Maintain',
        description: 'Security notes and support packages, rehearsed on a copy before they reach production.',
      },
      {
        title: 'Report',
        description: 'A monthly report on availability, incidents with their cause, and maintenance dates ahead.',
      },
    ],
    proven: 'Nights and weekends',
    proof: {
      kind: 'Report',
      title: 'nights, weekends and who answers',
      text: 'A year of alerts from managed SAP systems: when they come, and what was wrong.',
      href: '/resources/research-reports#nights-weekends-and-who-answers',
    },
    related: ['/solutions/s4hana', '/solutions/fsm'],
    call: {
      heading: 'Start with one system',
      text: 'Say which system it is, who looks after it now and what went wrong last year. You get a plan with its hours, response times and price.',
    },
  },
  '/solutions/ai/assessment': {
    service: 'ai-orchestration',
    offering: 'rag',
    basis: 'The assessment of one process is free. The price is that of a first use case, built.',
    heading: 'How we assess',
    lead: 'Count first, look at data and rights next, and only then rank.',
    points: [
      {
        title: 'Interview and count',
        description: 'We sit with the people who do the work and count: how often, how long, and where it goes wrong.',
      },
      {
        title: 'Check data and access',
        description: 'Whether the records exist, are current, and can be read under the user’s own authorizations.',
      },
      {
        title: 'Rank',
        description:
          'A list of use cases by value and effort, with a business case for the first and reasons against others.',
      },
    ],
    proven: 'What has to be there first',
    proof: articles.joule,
    related: ['/solutions/ai/governance', '/solutions/ai/rasp'],
    call: {
      heading: 'Start with one process',
      text: 'Name a process and who owns it. You hear whether AI helps there, which kind, and what it would have to prove.',
    },
  },
  '/solutions/ai/governance': {
    service: 'ai-orchestration',
    offering: 'process-automation',
    basis: 'Limits and evidence come with each process that we automate. The price is that of the first.',
    heading: 'How we govern agents',
    lead: 'Know what runs, set its limits where they hold, and keep the proof.',
    points: [
      {
        title: 'Inventory',
        description: 'Every model and agent in use, with its purpose, its data, its provider and its owner.',
      },
      {
        title: 'Limits outside the model',
        description: 'What an agent may read, write and spend is enforced in services and authorizations.',
      },
      {
        title: 'Evidence',
        description: 'A one-page sheet for each agent, a log of actions and refusals, and a review every quarter.',
      },
    ],
    proven: 'Limits an auditor can read',
    proof: articles.guardrails,
    related: ['/solutions/ai/telemetry', '/solutions/ai/assessment'],
    call: {
      heading: 'Start with one agent',
      text: 'Bring one agent that you run or plan. An architect says what its sheet would have to hold: limits, owner, log and switch.',
    },
  },
  '/solutions/ai/rasp': {
    service: 'ai-orchestration',
    offering: 'rag',
    basis: 'It covers one body of records, such as contracts or manuals, with its test questions.',
    heading: 'From records to answers',
    lead: 'Your documents and records, found with the rights of the person who asks.',
    points: [
      {
        title: 'Index',
        description: 'Contracts, manuals, tickets and master data, with keys, dates and status as filters.',
      },
      {
        title: 'Answer',
        description: 'In Joule, Work Zone or Teams, with a link to the record, and “not found” where there is none.',
      },
      {
        title: 'Test',
        description: 'Questions with agreed answers, written with your experts and run before every change.',
      },
    ],
    proven: 'Half a year after the pilot',
    proof: reports.agents,
    related: ['/solutions/ai/conversational', '/solutions/ai/telemetry'],
    call: {
      heading: 'Start with fifty questions',
      text: 'Collect what people asked in one week, and where the answers lie. An architect says what can be retrieved, and what has to be written first.',
    },
  },
  '/solutions/ai/predictive': {
    service: 'ai-orchestration',
    offering: 'predictive-analytics',
    basis: 'It covers one forecast, back-tested on your history before anybody plans with it.',
    heading: 'What we forecast',
    lead: 'Three forecasts that planners, technicians and treasurers can check.',
    points: [
      {
        title: 'Demand',
        description: 'Forecasts by product and site from orders, promotions and seasons, back-tested on your history.',
      },
      {
        title: 'Failures',
        description: 'Sensor and maintenance data show which machine is likely to fail; the part is reserved in time.',
      },
      {
        title: 'Payments',
        description: 'Expected payment dates by customer, for cash planning and for earlier reminders.',
      },
    ],
    proven: 'How old the data is',
    proof: {
      kind: 'Report',
      title: 'the age of a message',
      text: 'How old forecasts, releases and advance ship notices are when a planner first sees them.',
      href: '/resources/research-reports#the-age-of-a-message',
    },
    related: ['/solutions/ai/assessment', '/solutions/ai/rasp'],
    call: {
      heading: 'Start with one forecast',
      text: 'Name a decision that is made each week on a guess. An architect says whether your history is enough for a model to do better.',
    },
  },
  '/solutions/ai/conversational': {
    service: 'ai-orchestration',
    offering: 'conversational-ai',
    basis: 'It covers one group of requests, with the handover to a person.',
    heading: 'Who asks, who takes over',
    lead: 'Two kinds of people who ask, and a person behind both.',
    points: [
      {
        title: 'For employees',
        description: 'Questions and requests in Joule or Teams that end with a posting, an approval or a ticket.',
      },
      {
        title: 'For customers',
        description: 'Order status, delivery dates and returns in the customer’s own words, from live ERP data.',
      },
      {
        title: 'Handover',
        description:
          'A person takes over with the whole conversation when the agent reaches a limit or is asked to stop.',
      },
    ],
    proven: 'What a copilot changed',
    proof: reports.desks,
    related: ['/solutions/ai/predictive', '/solutions/ai/governance'],
    call: {
      heading: 'Start with one queue',
      text: 'Bring a week of one service queue. An architect says which requests an assistant could finish, and which a person should keep.',
    },
  },
  '/solutions/ai/telemetry': {
    service: 'ai-orchestration',
    offering: 'process-automation',
    basis:
      'Logs, guardrails and nightly tests come with each process that we automate. The price is that of the first.',
    heading: 'What we watch',
    lead: 'What an agent did, what it may not do, and whether it still answers well.',
    points: [
      {
        title: 'Telemetry',
        description: 'Each call with its question, records, answer, cost and time, searchable by user and agent.',
      },
      {
        title: 'Guardrails',
        description: 'Masking, limits and approval steps, each with a test that tries to break it.',
      },
      {
        title: 'Evaluation',
        description: 'Agreed questions every night; a version below the limit is stopped and the owner informed.',
      },
    ],
    proven: 'What an auditor asks for',
    proof: articles.guardrails,
    related: ['/solutions/ai/conversational', '/solutions/ai/predictive'],
    call: {
      heading: 'Start with what you log',
      text: 'Show us what your agents log today. An architect says which of an auditor’s questions it could not answer, and what closing the gap costs.',
    },
  },
} satisfies Partial<Record<Path, Draft>>;

/** Offers whose three points are parts of one thing. */
const rows: Readonly<Record<string, BenefitsContent['row']>> = {
  '/solutions/cdc': { drawing: 'work-cdc-row', viewBox: '0 0 1168 334' },
};

function offerOf(
  path: string,
  { service, offering: id, basis, heading, lead, points, proven, proof, related, call }: Draft,
): StubOffer {
  const { title, link, description } = serviceOf(service);
  const offering = found(offerings, (one) => one.id === id, id);
  return {
    actions: {
      primary: { label: 'Get Free Assessment', href: `/contact/sales-inquiry?interest=${service}` },
      secondary: { label: `Scope and price: ${offering.title}`, href: `${link}#${id}` },
    },
    does: { heading, lead, points, drawing: `work-${path.split('/').at(-1)}`, row: rows[path] },
    place: Object.keys(drafts).indexOf(path),
    counts: [{ term: 'Service', value: title }],
    cost: costOf(service, offering, basis),
    next: {
      heading: proven,
      lead: `One of our ${proof.kind.toLowerCase()}s, and the services beside this one.`,
      proof: { ...proof, title: `${proof.kind}: ${proof.title}`, drawing: drawingOf(proof.href) },
      pages: [{ title, text: description, href: link }, ...related.map(other)],
    },
    call,
  };
}

/** The offers of stubs, by their address. */
export const stubOffers: Readonly<Record<string, Partial<StubOffer>>> = {
  ...Object.fromEntries(Object.entries(drafts).map(([path, draft]) => [path, offerOf(path, draft)])),
  '/about/partnerships': {
    actions: {
      primary: { label: 'Explore Partnership', href: '/contact?type=partnership' },
      secondary: { label: 'Partnership opportunities', href: '/partnerships' },
    },
    does: {
      heading: 'How we work with partners',
      points: [
        {
          title: `SAP, as a ${claims.goldPartner.value} Partner`,
          description: 'S/4HANA, customer experience, BTP and Joule.',
          drawing: 'partner-vendor',
        },
        {
          title: 'Vendors beside SAP',
          description: 'Reference integrations, documented and tested together on each release of both products.',
          drawing: 'partner-releases',
        },
        {
          title: 'Sales and delivery partners',
          description: 'Projects under your name or ours, with one rate card and protection for accounts you register.',
          drawing: 'partner-account',
        },
      ],
    },
    next: {
      heading: 'Partner with us',
      pages: [
        { ...other('/partnerships'), record: 'partnerships-plug' },
        { ...other('/alliances'), record: 'alliances-plan' },
      ],
    },
    counts: [
      { term: 'Ways to partner', value: `${partnershipTypes.length}` },
      { term: 'Key alliances', value: `${keyAlliances.length}` },
    ],
    call: {
      heading: 'Bring one client',
      text: 'Name your product and a company that runs it beside SAP. Who leads, and what each of us does, is on one sheet after the first call.',
    },
  },
};
