import type { ResourceTags } from './resourceValues.ts';
import { withDrawings } from './typeDrawings.ts';

/**
 * Event (spec 3.3). Sample content, speakers included. Whether it is to come or over follows from the clock, and the
 * short name of its zone from zone and day.
 */
export interface SiteEvent {
  /** Also the name of its calendar file, and its place on the page. */
  id: string;
  title: string;
  /** "Forum", "Webinar", "Workshop". */
  type: string;
  /** By the clock of `timezone`: `2027-02-11T09:00`. */
  start: string;
  end: string;
  /** IANA name. */
  timezone: string;
  /** As printed: "8 hours". */
  duration: string;
  /** "In person", "Online". */
  format: string;
  place: string;
  registrations: number;
  maxCapacity: number;
  description: string;
  speakers: readonly { name: string; role: string }[];
  agenda: readonly { time: string; title: string }[];
  /** Label of the registration, and its address once there is one (docs/decisions/inert-controls.md). */
  cta: { label: string; href?: string };
  /** Once it is over: the id of its recording. */
  recording?: string;
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** When the record was last changed, in UTC: its calendar file carries it. */
  updated: string;
}

/** In any order, those that are over included. Those of spec 2.8 among them, capacity as in spec 9.6. */
export const events: readonly SiteEvent[] = [
  {
    id: 'clean-core-forum-2027',
    drawing: 'event-clean-core-forum-2027',
    title: 'Clean Core Forum',
    type: 'Forum',
    start: '2027-02-11T09:00',
    end: '2027-02-11T17:00',
    timezone: 'America/New_York',
    duration: '8 hours',
    format: 'In person',
    place: 'Philadelphia, PA',
    registrations: 450,
    maxCapacity: 500,
    description:
      'A day for people who have to keep a core clean after the project is over: who may say no, what goes to BTP, and how an exception ends.',
    speakers: [
      { name: 'Meera Raghunathan', role: 'Chief Technology Officer' },
      { name: 'Ruth Kessler', role: 'Head of SAP Practice' },
    ],
    agenda: [
      { time: '9:00', title: 'The contract: what stays out, and who decides' },
      { time: '11:00', title: 'Forty-two exceptions, and how they ended' },
      { time: '1:30', title: 'Six working groups, by industry' },
      { time: '4:00', title: 'What each group will do on Monday' },
    ],
    cta: { label: 'Register' },
    updated: '2026-11-20T15:00:00Z',
  },
  {
    id: 'agents-on-sap-records-2027',
    drawing: 'event-agents-on-sap-records-2027',
    title: 'Agents on SAP records: what went live',
    type: 'Webinar',
    start: '2027-03-16T11:00',
    end: '2027-03-16T12:15',
    timezone: 'America/New_York',
    duration: '75 minutes',
    format: 'Online',
    place: 'Video call',
    registrations: 1200,
    maxCapacity: 2000,
    description:
      'Three agents in production, shown on their own systems: what they may do, what they refused last month, and what they cost to run.',
    speakers: [
      { name: 'Noor Haddad', role: 'Head of AI Engineering' },
      { name: 'Arjun Deshpande', role: 'Lead Integration Architect' },
    ],
    agenda: [
      { time: '11:00', title: 'Three agents at work, live' },
      { time: '11:40', title: 'The page that the auditor signed' },
      { time: '12:00', title: 'Your questions' },
    ],
    cta: { label: 'Register' },
    updated: '2026-11-20T15:00:00Z',
  },
  {
    id: 'cutover-rehearsal-2027',
    drawing: 'event-cutover-rehearsal-2027',
    title: 'A cutover, rehearsed in one day',
    type: 'Workshop',
    start: '2027-03-18T09:30',
    end: '2027-03-18T16:30',
    timezone: 'Asia/Kolkata',
    duration: '7 hours',
    format: 'In person',
    place: 'Mumbai, India',
    registrations: 85,
    maxCapacity: 100,
    description:
      'Ten teams run the same small cutover against the clock. At two in the afternoon something breaks, and each team decides whether to go on.',
    speakers: [
      { name: 'Ingrid Solberg', role: 'Program Director, Cutovers' },
      { name: 'Claire Osei', role: 'Chief Operating Officer' },
    ],
    agenda: [
      { time: '9:30', title: 'Reading a plan for what is missing' },
      { time: '11:00', title: 'The run, first half' },
      { time: '2:00', title: 'Go on, or go back' },
      { time: '3:30', title: 'What the clocks showed' },
    ],
    cta: { label: 'Register' },
    updated: '2026-11-20T15:00:00Z',
  },
];

/** Recording of an event (spec 3.3). Sample content, figures included. */
export interface Recording {
  id: string;
  title: string;
  date: string;
  type: string;
  attendees: number;
  /** As printed: "52 min". */
  duration: string;
  /** In one sentence, for lists. */
  description: string;
  /** Whether it was recorded. */
  recording: boolean;
  highlights: readonly string[];
  /** Address of the film; without one the button says that there is none yet. */
  href?: string;
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** Address of a photograph, which the drawing stands in for until it is there. */
  image?: string;
  tags: ResourceTags;
}

const recordingRecords: readonly Recording[] = [
  {
    id: 'month-end-without-the-spreadsheet',
    title: 'Month end without the spreadsheet',
    date: '2026-09-17',
    type: 'Webinar',
    attendees: 740,
    duration: '52 min',
    description: 'A controller and an architect walk through a month-end close and remove the manual steps.',
    recording: true,
    highlights: [
      'Which postings can be automated, and which need a name',
      'A reconciliation that runs every night',
      'What the auditors asked for',
    ],
    drawing: 'record-month-end-without-the-spreadsheet',
    tags: { industry: ['financial-services'], solution: ['s4hana', 'ai'], topic: ['automation', 'operations'] },
  },
  {
    id: 'order-to-crew-in-one-afternoon',
    title: 'Order to crew in one afternoon',
    date: '2026-07-28',
    type: 'Webinar',
    attendees: 96,
    duration: '1 h 24 min',
    description:
      'A service order travels from the customer’s call to the technician’s van, with every interface drawn.',
    recording: true,
    highlights: [
      'Five interfaces, drawn before they are built',
      'What a technician needs before driving',
      'A failed message, found and replayed',
    ],
    drawing: 'record-order-to-crew-in-one-afternoon',
    tags: {
      industry: ['utilities-energy'],
      solution: ['field-service', 'service-cloud'],
      topic: ['integration', 'operations'],
    },
  },
  {
    id: 'consent-where-marketing-lives',
    title: 'Consent where marketing lives',
    date: '2026-04-21',
    type: 'Webinar',
    attendees: 512,
    duration: '44 min',
    description: 'How consent from Customer Data Cloud reaches every campaign before it is sent.',
    recording: true,
    highlights: [
      'One consent record for five channels',
      'Proof of a customer’s choice, years later',
      'What to send when you may not send',
    ],
    drawing: 'record-consent-where-marketing-lives',
    tags: {
      industry: ['cpg-retail', 'healthcare'],
      solution: ['marketing-cloud', 'customer-data'],
      topic: ['customer-data', 'governance'],
    },
  },
];

/** Where an event's calendar file is. */
export const calendarPath = ({ id }: Pick<SiteEvent, 'id'>) => `/events/${id}.ics`;

/** In any order (spec 2.8). */
export const recordings = withDrawings('webinar', recordingRecords);
