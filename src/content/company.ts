import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { applyLinks, type JobPosition, jobBenefits, openings, type Point, positions } from './jobs.ts';
import { type Office, offices } from './offices.ts';
import { type PageRecord, pages } from './pages.ts';
import {
  type AllianceCategory,
  allianceBenefits,
  allianceCategories,
  idealPartner,
  type KeyAlliance,
  keyAlliances,
  type PartnershipType,
  partnershipProcess,
  partnershipTypes,
  partnerTestimonial,
} from './partners.ts';
import type { InternalLink, Path } from './paths.ts';
import { type Executive, executives, type TeamMember, team } from './people.ts';
import { type Milestone, milestones, values } from './story.ts';
import { stubAt } from './stubs.ts';

interface Call {
  label: string;
  href: InternalLink;
}
interface Part {
  heading: string;
  lead?: string;
}
/** A heading and what is to be read under it. */
export interface Prose extends Part {
  paragraphs: readonly string[];
}
interface Closing {
  heading: string;
  text: string;
  badge?: string;
  note?: string;
  actions: { primary: Call; secondary?: Call };
}
interface Figure {
  value: string;
  label: string;
}
/** What opens a page: its record's own heading and lead, and the way back or the way down to it. */
interface Head {
  title: string;
  lead: string;
  trail?: readonly { label: string; href?: string }[];
  back?: Call;
}

const head = (path: Path): Head => {
  const { heading, lead } = pages[path];
  const { trail } = stubAt(path);
  return { title: heading, lead, ...(trail && { trail }) };
};
/** The pages that lead back to About Us (spec 2.7). */
const headBelowAbout = (path: Path): Head => {
  const { heading, lead }: PageRecord = pages[path];
  return { title: heading, lead, back: { label: 'Back to About Us', href: '/about' } };
};
const strategyCall: Call = { label: 'Free Strategy Call', href: '/contact' };

/** About, "Who We Are" (spec 2.7). */
export interface AboutContent {
  head: Head;
  figures: readonly Figure[];
  mission: Prose;
  group: Prose & { measure: { name: string; label: string } };
  explore: Part & { pages: readonly { title: string; text: string; href: InternalLink }[] };
  closing: Closing;
}

export const about: AboutContent = {
  head: head('/about'),
  figures: [claims.yearsServices, claims.sapProjectsDone, claims.retention, claims.efficiencyTypical],
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Large companies run on systems that they cannot stop. Orders, plants and invoices pass through them every minute, and so does every mistake made while changing them.',
      'We change such systems while they run: the SAP core, the customer platforms around it, and the AI that reads from both. We plan it on paper, rehearse it, do it once, and stay until it is ordinary.',
    ],
  },
  group: {
    heading: 'One group, two ends of the day',
    lead: `At work since ${brand.founded}, from Philadelphia and Mumbai.`,
    paragraphs: [
      `${brand.legalName} is an enterprise SAP and customer-experience firm. Architects and program leads sit in Philadelphia, close to most clients. Integration, testing and operations sit in Mumbai, where the working day begins as the other one ends.`,
      'The two are one team with one backlog. What is built in the afternoon is tested overnight, and the result is on the desk at breakfast.',
    ],
    measure: {
      name: 'measure-since',
      label: 'A measured line of 16 years, from 2009 to 2025, with S/4HANA at 2015 and Joule at 2023.',
    },
  },
  explore: {
    heading: 'Explore More',
    pages: [
      { title: pages['/leadership'].heading, text: pages['/leadership'].lead, href: '/leadership' },
      { title: pages['/careers'].heading, text: pages['/careers'].lead, href: '/careers' },
      { title: 'Partnerships', text: pages['/partnerships'].lead, href: '/partnerships' },
      { title: 'Investors', text: pages['/investor-relations'].lead, href: '/investor-relations' },
    ],
  },
  closing: {
    heading: 'Ready to Connect',
    text: 'Bring the system you cannot stop and the date by which it has to change. An architect answers.',
    actions: { primary: strategyCall },
    note: 'No commitment. We answer within 24 hours.',
  },
};

/** Our Story (spec 2.7). */
export interface StoryContent {
  head: Head;
  mission: Prose;
  timeline: Part & { milestones: readonly Milestone[] };
  values: Part & { points: readonly Point[] };
  forward: Prose;
  closing: Closing;
}

export const story: StoryContent = {
  head: head('/about/our-story'),
  mission: {
    heading: 'Change it while it runs',
    paragraphs: [
      'That is the whole mission, and it was the first job too: a plant whose ERP had to move, and a shift that started at six.',
      `We had been an SAP firm since ${brand.founded}. In the years below we decided what kind: one that takes the systems nobody dares to touch, and touches them carefully.`,
    ],
  },
  timeline: {
    heading: 'Six years, six decisions',
    lead: 'Each year is as wide as a year. Each one began with something that did not work.',
    milestones,
  },
  values: {
    heading: 'Four values',
    lead: 'They are short because people have to remember them at three in the morning.',
    points: values,
  },
  forward: {
    heading: 'Looking Forward',
    paragraphs: [
      'For twenty years our clients asked how to get information into the system. Now they ask how to let something act on it.',
      'That is a harder question. An agent that may change an order needs what every good clerk has: a limit, a supervisor and a file that shows what was done. We are building those first, and the agents after.',
    ],
  },
  closing: {
    heading: 'Write the next line with us',
    text: 'Tell us what has to change and what must not stop meanwhile.',
    actions: { primary: strategyCall, secondary: { label: 'Meet the team', href: '/about/our-team' } },
  },
};

/** Team (spec 2.7). */
export interface TeamContent {
  head: Head;
  team: readonly TeamMember[];
  closing: Closing;
}

export const teamPage: TeamContent = {
  head: head('/about/our-team'),
  team,
  closing: {
    heading: 'Talk to one of them',
    text: 'Your first call is with an architect who would work on your project, not with somebody who passes it on.',
    actions: { primary: strategyCall, secondary: { label: 'Open positions', href: '/about/careers' } },
  },
};

/** Leadership (spec 2.7). */
export interface LeadershipContent {
  head: Head;
  executives: readonly Executive[];
  /** Said of a social button without an address. */
  noProfile: string;
  closing: Closing;
}

export const leadership: LeadershipContent = {
  head: headBelowAbout('/leadership'),
  executives,
  noProfile: 'No public address yet',
  closing: {
    heading: 'Decisions that need a signature',
    text: 'Some questions are for the person who can say yes. Tell us what has to be decided, and by when.',
    actions: { primary: { label: 'Schedule Executive Meeting', href: '/contact' } },
  },
};

/** Careers, first version, at /about/careers (spec 2.7). */
export interface WorkWithUsContent {
  head: Head;
  benefits: Part & { points: readonly Point[]; measure: { name: string; label: string } };
  positions: Part & { positions: readonly JobPosition[]; apply: Call; requirements: string };
  none: string;
}

export const workWithUs: WorkWithUsContent = {
  head: head('/about/careers'),
  benefits: {
    heading: 'What you get',
    lead: 'Six promises. Two of them have a number.',
    points: jobBenefits,
    measure: {
      name: 'measure-innovation',
      label: 'A working week of five days. 20% of it, one day, is innovation time.',
    },
  },
  positions: {
    heading: 'Five open positions',
    lead: 'Apply with three sentences about a system you are proud of. A CV can follow.',
    positions,
    apply: { label: 'Apply Now', href: applyLinks.positions },
    requirements: 'You bring',
  },
  none: 'No position is open at the moment. Write to us all the same: good people are not a matter of timing.',
};

/** Careers, second version, at /careers (spec 2.7). */
export interface CareersContent {
  head: Head;
  openings: Part & { positions: readonly JobPosition[]; apply: Call; none: string };
  /** Ends of the axis that salaries are drawn on, in thousands of dollars. */
  scale: { from: number; to: number };
  terms: readonly Figure[];
  closing: Closing;
}

export const careers: CareersContent = {
  head: head('/careers'),
  openings: {
    heading: 'Open positions',
    lead: 'Three ranges on one scale. Where you start inside a range depends on what you have run, not on what you asked for.',
    positions: openings,
    apply: { label: 'Apply Now', href: applyLinks.openings },
    none: 'No position is open at the moment.',
  },
  scale: { from: 100, to: 200 },
  terms: [claims.learningBudget, claims.innovationTime],
  closing: {
    heading: 'Nothing that fits?',
    text: 'Send what you have. Somebody from the practice that it fits reads it and answers.',
    actions: {
      primary: { label: 'Send Your Resume', href: '/contact' },
      secondary: { label: 'How we work and learn', href: '/about/careers' },
    },
  },
};

/** Investor Relations (spec 2.7; the four figures are those of section 9). */
export interface InvestorRelationsContent {
  head: Head;
  figures: readonly Figure[];
  growth: { drawing: string; label: string; caption: string };
  market: Prose;
  drivers: readonly Point[];
  closing: Closing;
}

export const investorRelations: InvestorRelationsContent = {
  head: headBelowAbout('/investor-relations'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  growth: {
    drawing: 'growth',
    label: 'Two columns to scale: this year is two and a half times the year before, which is 150% growth.',
    caption: 'Run rate, year over year, drawn to scale.',
  },
  market: {
    heading: 'Market opportunity',
    paragraphs: [
      'Every large company on an older SAP system has the same decision to make: move, and when. SAP has set the end of maintenance for its older ERP, so the question is no longer whether.',
      'A move takes years and people who have done it before, and there are fewer of them than there are moves. Most companies will also want what the new core makes possible, which is customer platforms and AI on the same records. That second project is larger than the first, and it goes to whoever did the first one well.',
    ],
  },
  drivers: [
    {
      title: 'A date that does not move',
      description: 'Maintenance of the older ERP ends. Demand does not depend on a mood.',
    },
    { title: 'Work that repeats', description: 'Managed operations follow a move, and they are paid by the month.' },
    {
      title: 'A second sale',
      description: 'Customer experience and AI need the core we have just moved, and the people who know it.',
    },
  ],
  closing: {
    heading: 'Figures on request',
    text: 'We send the current figures with the method behind each of them, after a short call.',
    actions: {
      primary: { label: 'Contact Investor Relations', href: '/contact' },
      secondary: { label: 'Offices and documents', href: '/contact/investors' },
    },
  },
};

/** Partnership Opportunities (spec 2.7). */
export interface PartnershipsContent {
  head: Head;
  types: Part & { types: readonly PartnershipType[]; benefits: string };
  testimonial: { quote: string; name: string; role: string };
  ideal: Part & { points: readonly Point[] };
  process: Part & { steps: readonly Point[] };
  closing: Closing;
}

export const partnerships: PartnershipsContent = {
  head: headBelowAbout('/partnerships'),
  types: {
    heading: 'Three ways to work together',
    lead: 'They differ in who the client calls first.',
    types: partnershipTypes,
    benefits: 'What you get',
  },
  testimonial: partnerTestimonial,
  ideal: {
    heading: 'Ideal partner profile',
    lead: 'Three of four is enough to talk.',
    points: idealPartner,
  },
  process: {
    heading: 'Four steps',
    lead: 'From a first call to a signature. You can leave after each.',
    steps: partnershipProcess,
  },
  closing: {
    heading: 'Bring your product and a client',
    text: 'One real case says more than two slide decks. We start there.',
    actions: {
      primary: { label: 'Explore Partnership', href: '/contact' },
      secondary: { label: 'Strategic alliances', href: '/alliances' },
    },
  },
};

/** Strategic Alliances (spec 2.7). */
export interface AlliancesContent {
  head: Head;
  categories: Part & { categories: readonly AllianceCategory[]; partners: string };
  key: Part & { labels: readonly [type: string, focus: string, status: string]; alliances: readonly KeyAlliance[] };
  benefits: Part & {
    company: { title: string; points: readonly string[] };
    clients: { title: string; points: readonly string[] };
  };
  closing: Closing;
}

export const alliances: AlliancesContent = {
  head: headBelowAbout('/alliances'),
  categories: {
    heading: 'Three categories',
    lead: 'Below the core, beside it, and around it.',
    categories: allianceCategories,
    partners: 'Partners in',
  },
  key: {
    heading: 'Key alliances',
    lead: 'An alliance is on this list while somebody on each side answers the phone.',
    labels: ['Type', 'Focus', 'Status'],
    alliances: keyAlliances,
  },
  benefits: {
    heading: 'What it gives each side',
    company: { title: 'For us', points: allianceBenefits.company },
    clients: { title: 'For our clients', points: allianceBenefits.clients },
  },
  closing: {
    heading: 'An alliance starts with a fault',
    text: 'Show us where your product and SAP do not meet. If we can close that gap together, the rest is paperwork.',
    actions: {
      primary: { label: 'Explore Alliance Opportunities', href: '/contact' },
      secondary: { label: 'Partnership opportunities', href: '/partnerships' },
    },
  },
};

/** Investor contact (spec 2.9). */
export interface InvestorContactContent {
  head: Head;
  figures: readonly Figure[];
  resources: Part & {
    entries: readonly { title: string; description: string; href?: InternalLink; action: string; context?: string }[];
    unavailable: string;
  };
  governance: Part & { points: readonly Point[] };
  investors: Part & { points: readonly Point[] };
  contact: Part & {
    labels: { email: string; phone: string };
    email: string;
    phone: { label: string; href: string };
    hours: string;
    action: Call;
  };
  offices: Part & {
    offices: readonly Office[];
    /** The four days drawn over one axis. */
    hours: { name: string; label: string; caption: string; note: string };
  };
}

export const investorContact: InvestorContactContent = {
  head: head('/contact/investors'),
  figures: [claims.runRate, claims.growth, claims.enterpriseClients, claims.investorSatisfaction],
  resources: {
    heading: 'Resources',
    lead: 'What we send, and what is already here.',
    entries: [
      {
        title: 'Investor overview',
        description: 'The figures above with the method behind each, the market, and the risks we see.',
        action: 'Download',
        context: 'the investor overview',
      },
      {
        title: 'Market opportunity',
        description: 'Why companies have to move, and what they buy next.',
        href: '/investor-relations',
        action: 'Read it',
        context: 'about the market opportunity',
      },
      {
        title: 'Research reports',
        description: 'What we counted in the market, and how we counted it.',
        href: '/resources/research-reports',
        action: 'Browse them',
        context: 'the research reports',
      },
    ],
    unavailable: 'Sent by email after a short call',
  },
  governance: {
    heading: 'Governance',
    lead: 'Who decides, and who checks.',
    points: [
      {
        title: 'A board that meets on the work',
        description: 'Every meeting reviews one project in depth, chosen by the members and not by us.',
      },
      {
        title: 'Two signatures',
        description: 'Every contract that carries a guarantee is signed by delivery as well as by sales.',
      },
      {
        title: 'An audit from outside',
        description: 'Accounts are reviewed each year by a firm that sells us nothing else.',
      },
      { title: 'A line for bad news', description: 'Anyone here can write to the board, with or without a name.' },
    ],
  },
  investors: {
    heading: 'Investors',
    lead: 'Whom we look for, and what they can expect.',
    points: [
      { title: 'Patient', description: 'Moves of this size take years. So does what follows from them.' },
      { title: 'Close to industry', description: 'People who have run a plant or a network ask better questions.' },
      {
        title: 'Informed each quarter',
        description: 'A letter with the figures, what went wrong, and what we changed.',
      },
    ],
  },
  contact: {
    heading: 'Contact',
    lead: 'A partner answers, not a mailbox.',
    labels: { email: 'Email', phone: 'Phone' },
    email: brand.email.contact,
    phone: brand.phone.us,
    hours: brand.hours,
    action: { label: 'Contact Investor Relations', href: '/contact' },
  },
  offices: {
    heading: 'Four offices',
    lead: 'Headquarters first.',
    offices,
    hours: {
      name: 'offices',
      label:
        'Working hours of the four offices over one day in universal time: Sydney 23 to 7, Mumbai 3:30 to 12:30, London 9 to 17, Philadelphia 13 to 23.',
      caption: 'On working days one of the four is open at any hour.',
      note: 'Universal time, without summer time.',
    },
  },
};
