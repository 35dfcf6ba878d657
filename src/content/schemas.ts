import { existsSync } from 'node:fs';
import { z } from 'zod';
import { publicFile } from './publicFile.ts';
import { resourceValues } from './resourceValues.ts';
import type { TextPart } from './text.ts';

// The fields of each collection. TypeScript takes the records' types from here, so that both say the same.

/** The topics of the thought-leadership page; "All Topics" comes before them. */
export const articleTopics = ['SAP Core', 'AI', 'Customer Experience', 'Delivery'] as const;

/** The categories of the blog (spec 2.8); "All" comes before them. */
export const blogCategories = [
  'AI Strategy',
  'Customer Experience',
  'Manufacturing',
  'Supply Chain',
  'AI Governance',
] as const;

/** The categories of the reports (spec 9.6); "All" comes before them. */
export const reportCategories = [
  'SAP & ERP',
  'Artificial Intelligence',
  'Customer Experience',
  'Supply Chain',
  'Operations',
] as const;

const words = z.string().trim().min(1, 'it must not be empty');
const date = z.iso.date('it must be a day such as 2026-11-10');

const exists = (address: string) => existsSync(publicFile(address));
const nameOf = (address: string) => address.slice('/drawings/'.length, -'.svg'.length);
const drawingAddress = z.string().regex(/^\/drawings\/[^/]+\.svg$/, {
  error: 'it must be the address of a drawing: /drawings/name.svg',
  abort: true,
});
/** Address of a drawing, whose name records hold. */
const drawing = drawingAddress.refine(exists, 'there is no such file in the folder public').transform(nameOf);
/** Address of a photograph, on this site or another host. The drawing stands in for it until it is there. */
const image = z
  .string()
  .regex(/^(\/|https?:\/\/)/, {
    error: 'it must be the address of a photograph: /photos/name.jpg',
    abort: true,
  })
  .refine((address) => address.startsWith('http') || exists(address), 'there is no such file in the folder public');

const valuesOf = <V extends string>(values: readonly { value: V }[]) =>
  z.array(z.enum(values.map(({ value }) => value)));
/** What a record is filed under; the first two of each are printed on its card. */
const tags = z.strictObject({
  industry: valuesOf(resourceValues.industry),
  solution: valuesOf(resourceValues.solution),
  topic: valuesOf(resourceValues.topic),
});

/** The text of a Markdown file, below its fields. */
const parts = z.array(z.custom<TextPart>());
const text = parts.min(1, 'the file has no text below its fields');

/** What every record has that the hub lists. A record without a drawing shows one of its type's. */
const listed = { title: words, drawing: drawing.optional(), image: image.optional(), tags };

/** Beside a text: what a reader compares with their own landscape, or how something was counted. */
const facts = z.array(z.strictObject({ term: words, value: words }));
/** Figures that a reader takes with them. */
const results = z.array(z.strictObject({ value: words, label: words }));

/** Thought-leadership article (spec 3.3). */
export const articleSchema = z.strictObject({
  ...listed,
  excerpt: words,
  author: words,
  role: words,
  publishDate: date,
  category: z.enum(articleTopics),
  keyInsights: z.array(words),
  parts: text,
});

/** Case study (spec 3.3), which its page tells in full. */
export const caseStudySchema = z.strictObject({
  ...listed,
  /** What happened, in one sentence: for lists. */
  summary: words,
  industry: words,
  company: words,
  publishDate: date,
  challenge: words,
  solution: words,
  stack: z.array(words),
  results,
  /** The phases of the program. */
  timeline: z.array(z.strictObject({ label: words, weeks: z.number() })),
  /** Who did it, on both sides. */
  team: z.array(words),
  /** What the client holds afterwards. */
  artifacts: z.array(words),
  facts,
  /** What a reader may take from it. */
  lessons: z.array(words),
  quote: z.strictObject({ quote: words, name: words, role: words }),
  /** A wider drawing for the list of cases. */
  wideDrawing: drawing.optional(),
  /** The phases to scale, also `-wide` and `-phone`: `npm run drawings` draws them when the record is there. */
  phasesDrawing: drawingAddress.transform(nameOf).optional(),
  parts: text,
});

/** Blog article (spec 3.3). */
export const blogSchema = z.strictObject({
  ...listed,
  summary: words,
  category: z.enum(blogCategories),
  readTime: words,
  date,
  author: words,
  parts: parts.max(0, 'a blog article has no page that shows a text: it is sent on request'),
});

/** Research report (spec 3.3). One without a text is sent on request. */
export const reportSchema = z.strictObject({
  ...listed,
  category: z.enum(reportCategories),
  publishDate: date,
  description: words,
  pages: z.number(),
  downloads: z.number(),
  /** As printed: "2.4 MB". */
  fileSize: words,
  format: words,
  /** A card shows the first three. */
  keyFindings: z.array(words),
  topics: z.array(words),
  facts: facts.default([]),
  results: results.default([]),
  /** What to do with the findings. */
  lessons: z.array(words).default([]),
  parts,
});

const order = z.number().optional();
/** The line portrait that stands until there is a photograph. Left out, initials stand alone. */
const portrait = drawing.optional();

/** Team member (spec 3.2). */
export const teamSchema = z.strictObject({
  name: words,
  role: words,
  order,
  portrait,
  image: image.optional(),
  bio: words,
  /** In their own words. */
  quote: words,
});

/** Executive (spec 3.2). */
export const executiveSchema = z.strictObject({
  name: words,
  role: words,
  order,
  portrait,
  image: image.optional(),
  /** In years. */
  experience: z.int(),
  expertise: z.array(words),
  bio: words,
  education: words,
  previousRoles: z.array(words),
  /** Where they can be found elsewhere. Without an address the button stands, and says that it has none. */
  profiles: z.array(z.strictObject({ label: words, href: words.optional() })),
});

/** Job position (spec 3.2), on one of the two pages that list positions. */
export const jobSchema = z.strictObject({
  title: words,
  page: z.enum(['/about/careers', '/careers']),
  order,
  department: words,
  location: words,
  description: words.optional(),
  requirements: z.array(words).optional(),
  /** At /careers only. */
  type: words.optional(),
  /** In thousands of US dollars a year: 140 and 180 print as $140k-$180k. */
  salary: z.strictObject({ from: z.number(), to: z.number() }).optional(),
});

/** A time by the clock of a place. */
const localTime = z
  .string()
  .refine((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && !Number.isNaN(Date.parse(`${time}Z`)), {
    error: 'it must be a day and a time such as 2027-02-11T09:00',
  });
const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * Event (spec 3.3). Whether it is to come or over follows from the clock, and the short name of its zone from zone and day.
 * Once it is over, it may name its recording.
 */
export const eventSchema = z
  .strictObject({
    title: words,
    type: words,
    start: localTime,
    end: localTime,
    timezone: words.refine(isZone, 'it must be the name of a time zone such as Europe/Berlin'),
    /** As printed: "8 hours". */
    duration: words,
    format: words,
    place: words,
    registrations: z.number(),
    maxCapacity: z.number(),
    description: words,
    speakers: z.array(z.strictObject({ name: words, role: words })),
    agenda: z.array(z.strictObject({ time: words, title: words })),
    /** Label of the registration, and its address once there is one (docs/decisions/unavailable-controls.md). */
    cta: z.strictObject({ label: words, href: words.optional() }),
    recording: words.optional(),
    drawing: drawing.optional(),
    /** When the record was last changed, in UTC: its calendar file carries it. */
    updated: z.iso.datetime('it must be a day and a time in UTC such as 2026-11-20T15:00:00Z'),
  })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'it must be later than the start' });

/** Recording of an event (spec 3.3). */
export const recordingSchema = z.strictObject({
  ...listed,
  date,
  type: words,
  attendees: z.number(),
  /** As printed: "52 min". */
  duration: words,
  /** In one sentence, for lists. */
  description: words,
  /** Whether it was recorded. */
  recording: z.boolean(),
  highlights: z.array(words),
  /** Address of the film; without one the button says that there is none yet. */
  href: words.optional(),
});

/** Support plan (spec 3.1; prices and SLAs in spec 9.5). Prices are printed as they stand. */
export const planSchema = z.strictObject({
  name: words,
  order,
  price: words,
  /** Availability that is promised, in words, and in percent if it is fixed. */
  sla: z.strictObject({ label: words, percent: z.number().nullable() }),
  features: z.array(words),
  /** The popular one stands on ink. */
  popular: z.boolean().optional(),
});

/** Figures that pages print by their names. */
const claimNames = [
  'projectsDelivered',
  'clientSatisfaction',
  'yearsHero',
  'roiBoost',
  'projects',
  'years',
  'sapProjects',
  'efficiencyGains',
  'slotsBanner',
  'slotsBadge',
  'goldPartner',
  'sapProjectsDone',
  'retention',
  'yearsServices',
  'efficiencyTypical',
  'typicalRoi',
  'averageRoi',
  'resultsGuarantee',
  'moneyBack',
  'systemsManaged',
  'uptime',
  'costReduction',
  'globalSupport',
  'jouleDiscount',
  'jouleProductivity',
  'jouleDeploy',
  'jouleTraining',
  'enterpriseClients',
  'investorSatisfaction',
  'runRate',
  'growth',
  'learningBudget',
  'innovationTime',
  'reports',
  'rating',
] as const;

/** The figures that the firm states about itself, each with the screens and parts that print it. */
export const claimsSchema = z.record(
  z.enum(claimNames),
  z.strictObject({ value: words, label: words, uses: z.array(words) }),
);

/** Legal text. What else its page has stands in `pages.ts`. */
export const legalSchema = z.strictObject({
  /** The day of the last edit, which the page prints. */
  changed: date,
  parts: text,
});

/** Offering of a service (spec 3.1). Investment and timeline as in spec 9.5. */
export const offeringSchema = z.strictObject({
  title: words,
  service: z.enum(['sap-solutions', 'enterprise-cx', 'ai-orchestration', 'joule-enablement', 'upgrade-sap']),
  order,
  /** Starting at: "$35K", or "$5K/month". */
  investment: words,
  /** How long it takes. Left out, the work has no end. */
  weeks: z.strictObject({ from: z.number(), to: z.number() }).optional(),
  description: words,
  features: z.array(words),
  /** What the client gets back, in words: the firm states no figure for a single offering. */
  roi: words,
});

/** A whitepaper, a webinar or a video that no page lists (spec 2.1): it is sent on request. */
export const paperSchema = z.strictObject({
  ...listed,
  type: z.enum(['whitepaper', 'webinar', 'video']),
  publishDate: date,
  description: words,
  /** As printed: "24 pages". A film has a duration instead. */
  readTime: words.optional(),
  duration: words.optional(),
  downloadUrl: words.optional(),
});

const points = z.array(z.strictObject({ title: words, description: words }));

/** A part of a page with sticky navigation: section tab (spec 3.1) and what stands under it. */
export const topicSchema = z.strictObject({
  /** On the tab, and the part's heading. */
  label: words,
  page: z.enum(['/ai', '/system']),
  order,
  /** The part in one sentence. */
  statement: words,
  paragraphs: z.array(words),
  /** Two or three things side by side, each with what it means. */
  points,
  more: z.strictObject({ label: words, href: words }).optional(),
  /** Drawing, 480 units wide. */
  drawing,
  /** Of the drawing in its units: 360 where left out. */
  height: z.number().optional(),
  /** From 1024 px: half of the sheet unless said, `wide` seven twelfths, `across` the file with `-wide` after its name. */
  room: z.enum(['wide', 'across']).optional(),
  /** From 1024 px: the points one below the other beside the drawing, rather than in a row below. */
  pointsAt: z.literal('beside').optional(),
});

/** Contributor of the thought-leadership page (spec 3.3). */
export const contributorSchema = z.strictObject({
  name: words,
  role: words,
  order,
  expertise: z.array(words),
  /** Until there is one their monogram plate stands. */
  image: image.optional(),
});

/** The sheet of an agent. */
export const agentSheetSchema = z.strictObject({
  title: words,
  lead: words,
  description: words,
  groups: z.array(
    z.strictObject({
      title: words,
      lines: z.array(
        z.strictObject({
          label: words,
          /** What to write. */
          help: words,
          /** A second place to write, with its name: "Enforced in". */
          beside: words.optional(),
          /** What another sheet says in both places: shown on screens, where nobody writes, and not printed. */
          example: z.tuple([words, words]).optional(),
        }),
      ),
    }),
  ),
});

/** Partnership types, alliance categories and key alliances (spec 3.2), and what stands around them. */
export const partnersSchema = z.strictObject({
  partnershipTypes: z.array(z.strictObject({ id: words, title: words, description: words, benefits: z.array(words) })),
  /** The steps to a partnership. */
  partnershipProcess: points,
  partnerTestimonial: z.strictObject({ quote: words, name: words, role: words }),
  idealPartner: points,
  /** Partners are named by what they do. */
  allianceCategories: z.array(
    z.strictObject({ id: words, title: words, description: words, partners: z.array(words) }),
  ),
  keyAlliances: z.array(z.strictObject({ name: words, type: words, focus: words, status: words })),
  /** What alliances give each side. */
  allianceBenefits: z.strictObject({ company: z.array(words), clients: z.array(words) }),
});

/** Timeline milestones (spec 3.2) and values of Our Story. */
export const storySchema = z.strictObject({
  milestones: z.array(z.strictObject({ year: z.number(), title: words, description: words, drawing })),
  values: z.array(z.strictObject({ title: words, description: words, drawing })),
});
