import type { ResourceTags } from './resources.ts';

/** What an event's drawing shows beside its hours: for each part of the agenda, in order. */
type EventFigure =
  /** A day as a bar of its hours; `count` is of dots or tables. */
  | {
      kind: 'day';
      filled: readonly { as: 'writing' | 'dots' | 'tables' | 'hatch'; count?: number }[];
    }
  /** A stage; `count` is of screens or people. */
  | { kind: 'stage'; shows: readonly { as: 'screens' | 'page' | 'people'; count?: number }[] }
  /** So many teams side by side; in the part of that place, from 0, each of them goes on or back. */
  | { kind: 'lanes'; count: number; unit: string; fork: number };

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
  /** `short` is what its drawing calls a part. */
  agenda: readonly { time: string; title: string; short?: string }[];
  /** Label of the registration, and its address once there is one (docs/decisions/inert-controls.md). */
  cta: { label: string; href?: string };
  /** Once it is over: the id of its recording. */
  recording?: string;
  /** Of its drawing. Without one its agenda is drawn to scale. */
  figure?: EventFigure;
  /** When the record was last changed, in UTC: its calendar file carries it. */
  updated: string;
}

/** In any order, those that are over included. Those of spec 2.8 among them, capacity as in spec 9.6. */
export const events: readonly SiteEvent[] = [
  {
    id: 'clean-core-forum-2027',
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
      { time: '9:00', title: 'The contract: what stays out, and who decides', short: 'Contract' },
      { time: '11:00', title: 'Forty-two exceptions, and how they ended', short: 'Exceptions' },
      { time: '1:30', title: 'Six working groups, by industry', short: 'Six groups' },
      { time: '4:00', title: 'What each group will do on Monday', short: 'On Monday' },
    ],
    cta: { label: 'Register' },
    figure: {
      kind: 'day',
      filled: [{ as: 'writing' }, { as: 'dots', count: 42 }, { as: 'tables', count: 6 }, { as: 'hatch' }],
    },
    updated: '2026-11-20T15:00:00Z',
  },
  {
    id: 'agents-on-sap-records-2027',
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
      { time: '11:00', title: 'Three agents at work, live', short: 'Three agents' },
      { time: '11:40', title: 'The page that the auditor signed', short: 'The signed page' },
      { time: '12:00', title: 'Your questions', short: 'Questions' },
    ],
    cta: { label: 'Register' },
    figure: { kind: 'stage', shows: [{ as: 'screens', count: 3 }, { as: 'page' }, { as: 'people', count: 6 }] },
    updated: '2026-11-20T15:00:00Z',
  },
  {
    id: 'cutover-rehearsal-2027',
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
      { time: '9:30', title: 'Reading a plan for what is missing', short: 'Reading' },
      { time: '11:00', title: 'The run, first half', short: 'The run' },
      { time: '2:00', title: 'Go on, or go back', short: 'On or back' },
      { time: '3:30', title: 'What the clocks showed', short: 'Clocks' },
    ],
    cta: { label: 'Register' },
    figure: { kind: 'lanes', count: 10, unit: 'teams', fork: 2 },
    updated: '2026-11-20T15:00:00Z',
  },
];

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/**
 * How many minutes each part of an event takes. Its agenda names the beginnings by a clock of twelve hours; the last part
 * ends with the event. Nothing where there is one part or none, or where their order tells no length.
 */
export function agendaLengths({ start, end, agenda }: Pick<SiteEvent, 'start' | 'end' | 'agenda'>) {
  const [first, last] = [minutes(start.slice(11)), minutes(end.slice(11))];
  const begins = agenda.map(({ time }) => minutes(time)).map((time) => (time < first ? time + 12 * 60 : time));
  const lengths = begins.map((begin, at) => (begins[at + 1] ?? last) - begin);
  return lengths.length > 1 && lengths.every((length) => length > 0) ? lengths : undefined;
}

/** What a recording's drawing shows: the nights of a month, or what it follows from one end to the other. */
type RecordingFigure =
  | {
      kind: 'month';
      nights: number;
      /** Place of the first in its week, from 0. */
      first: number;
      days: readonly string[];
      /** Of the nights in lines, cut at commas. */
      names: { nights: string; close: string };
    }
  | {
      kind: 'journey';
      stations: readonly string[];
      /** Which of the interfaces between them failed, from 1. */
      failed: number;
      again: string;
    }
  | { kind: 'gates'; heading: string; channels: readonly { name: string; allowed: boolean }[] };

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
  /** Name of its drawing, or the address of a photograph, which that drawing then stands in for until it is there. */
  image: string;
  /** Of its drawing. Without one it is drawn in the manner of its type. */
  figure?: RecordingFigure;
  tags: ResourceTags;
}

/** In any order (spec 2.8). */
export const recordings: readonly Recording[] = [
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
    image: 'record-month-end-without-the-spreadsheet',
    figure: {
      kind: 'month',
      nights: 30,
      first: 1,
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      names: { nights: 'Nights, reconciled', close: 'Month end' },
    },
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
    image: 'record-order-to-crew-in-one-afternoon',
    figure: {
      kind: 'journey',
      stations: ['Call', 'Case', 'Order', 'Parts', 'Crew', 'Van'],
      failed: 4,
      again: 'Replayed',
    },
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
    image: 'record-consent-where-marketing-lives',
    figure: {
      kind: 'gates',
      heading: 'Consent',
      channels: [
        { name: 'Email', allowed: true },
        { name: 'Text message', allowed: false },
        { name: 'Phone', allowed: false },
        { name: 'Mail', allowed: true },
        { name: 'App', allowed: true },
      ],
    },
    tags: {
      industry: ['cpg-retail', 'healthcare'],
      solution: ['marketing-cloud', 'customer-data'],
      topic: ['customer-data', 'governance'],
    },
  },
];

/** Where an event's calendar file is. */
export const calendarPath = ({ id }: Pick<SiteEvent, 'id'>) => `/events/${id}.ics`;
