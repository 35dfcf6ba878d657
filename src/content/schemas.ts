import { existsSync } from 'node:fs';
import { z } from 'zod';
import { publicFile } from './publicFile.ts';
import { resourceValues } from './resourceValues.ts';
import type { TextPart } from './text.ts';

// Fields of each collection. The types of the records and the forms of the editor are derived from these schemas. The
// editor shows a description as the hint of its field (docs/editing.md).

/** Topics of the thought-leadership page, after "All Topics". */
export const articleTopics = ['SAP Core', 'AI', 'Customer Experience', 'Delivery'] as const;

/** Categories of the blog, after "All" (spec 9.6). */
export const blogCategories = [
  'AI Strategy',
  'Customer Experience',
  'Manufacturing',
  'Supply Chain',
  'AI Governance',
] as const;

/** Categories of the reports, after "All" (spec 9.6). */
export const reportCategories = [
  'SAP & ERP',
  'Artificial Intelligence',
  'Customer Experience',
  'Supply Chain',
  'Operations',
] as const;

const words = z.string().trim().min(1, 'it must not be empty');
/** Text of one or more sentences; a text area in the editor. */
const sentences = words.meta({ multiline: true });
const date = z.iso.date('it must be a day such as 2026-11-10');

const exists = (address: string) => existsSync(publicFile(address));
const nameOf = (address: string) => address.slice('/drawings/'.length, -'.svg'.length);
const drawingAddress = z
  .string()
  .regex(/^\/drawings\/[^/]+\.svg$/, {
    error: 'it must be the address of a drawing: /drawings/name.svg',
    abort: true,
  })
  .meta({ images: 'drawings' });
/** URL of a drawing. The parsed record contains only the name of the drawing. */
const drawing = drawingAddress.refine(exists, 'there is no such file in the folder public').transform(nameOf);
/** URL of a photograph, on this site or another host. The drawing is shown until the photograph loads. */
const image = z
  .string()
  .regex(/^(\/|https?:\/\/)/, {
    error: 'it must be the address of a photograph: /photos/name.jpg',
    abort: true,
  })
  .refine((address) => address.startsWith('http') || exists(address), 'there is no such file in the folder public')
  .meta({ title: 'Photograph', images: 'photos' });

const valuesOf = <V extends string>(values: readonly { value: V }[]) =>
  z.array(z.enum(values.map(({ value }) => value)));
const tags = z
  .strictObject({
    industry: valuesOf(resourceValues.industry),
    solution: valuesOf(resourceValues.solution),
    topic: valuesOf(resourceValues.topic),
  })
  .describe('The record is filed under these. Its card shows the first two of each.');

/** Text of a Markdown file, below its fields. */
const parts = z.array(z.custom<TextPart>());
const text = parts.min(1, 'the file has no text below its fields');

/** Drawing, photograph and tags of a record in the hub. */
const listed = {
  drawing: drawing.optional().describe('A record without one shows a drawing of its type.'),
  image: image.optional().describe('The drawing is shown until there is one.'),
  tags,
};

/** Facts beside a text, such as the edition or the sample. */
const facts = z.array(z.strictObject({ term: words, value: words }));
const results = z.array(z.strictObject({ value: words, label: words }));

/** Thought-leadership article (spec 3.3). */
export const articleSchema = z.strictObject({
  title: words,
  excerpt: sentences,
  author: words,
  role: words,
  publishDate: date,
  category: z.enum(articleTopics),
  keyInsights: z.array(words),
  ...listed,
  parts: text,
});

/** Case study (spec 3.3). */
export const caseStudySchema = z.strictObject({
  title: words,
  summary: sentences.describe('What happened, in one sentence: for lists.'),
  industry: words,
  company: words,
  publishDate: date,
  challenge: sentences,
  solution: sentences,
  stack: z.array(words),
  results,
  timeline: z.array(z.strictObject({ label: words, weeks: z.number() })).describe('The phases of the program.'),
  team: z.array(words).describe('Who did it, on both sides.'),
  artifacts: z.array(words).describe('What the client holds afterwards.'),
  facts,
  lessons: z.array(words).describe('What a reader may take from it.'),
  quote: z.strictObject({ quote: sentences, name: words, role: words }),
  wideDrawing: drawing.optional().describe('A wider drawing, for the list of cases.'),
  phasesDrawing: drawingAddress
    .transform(nameOf)
    .optional()
    .describe('The phases to scale, also -wide and -phone. `npm run drawings` draws them when the record is there.'),
  ...listed,
  parts: text,
});

/** Blog article (spec 3.3). */
export const blogSchema = z.strictObject({
  title: words,
  summary: sentences,
  category: z.enum(blogCategories),
  readTime: words,
  date,
  author: words,
  ...listed,
  parts: parts.max(0, 'a blog article has no page that shows a text: it is sent on request'),
});

/** Research report (spec 3.3). A report without a text is sent on request. */
export const reportSchema = z.strictObject({
  title: words,
  category: z.enum(reportCategories),
  publishDate: date,
  description: sentences,
  pages: z.number(),
  downloads: z.number(),
  fileSize: words.describe('As printed: "2.4 MB".'),
  format: words,
  keyFindings: z.array(words).describe('A card shows the first three.'),
  topics: z.array(words),
  facts: facts.default([]),
  results: results.default([]),
  lessons: z.array(words).default([]).describe('What to do with the findings.'),
  ...listed,
  parts,
});

const order = z.number().optional().describe('The place in the list: low numbers come first.');
const portrait = drawing
  .optional()
  .describe('A drawing shown until there is a photograph. Without either, the initials are shown.');

/** Team member (spec 3.2). */
export const teamSchema = z.strictObject({
  name: words,
  role: words,
  order,
  portrait,
  image: image.optional(),
  bio: sentences,
  quote: sentences.describe('In their own words.'),
});

/** Executive (spec 3.2). */
export const executiveSchema = z.strictObject({
  name: words,
  role: words,
  order,
  portrait,
  image: image.optional(),
  experience: z.int().describe('In years.'),
  expertise: z.array(words),
  bio: sentences,
  education: words,
  previousRoles: z.array(words),
  profiles: z
    .array(z.strictObject({ label: words, href: words.optional() }))
    .describe('Where they can be found elsewhere. A button without an address says that it has none.'),
});

/** Job position (spec 3.2), on one of the two pages that list positions. */
export const jobSchema = z.strictObject({
  title: words,
  page: z.enum(['/about/careers', '/careers']).describe('The page that lists the position.'),
  order,
  department: words,
  location: words,
  description: sentences.optional(),
  requirements: z.array(words).optional(),
  type: words.optional().describe('At /careers only.'),
  salary: z
    .strictObject({ from: z.number(), to: z.number() })
    .optional()
    .describe('In thousands of US dollars a year: 140 and 180 print as $140k-$180k.'),
});

const localTime = z
  .string()
  .refine((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && !Number.isNaN(Date.parse(`${time}Z`)), {
    error: 'it must be a day and a time such as 2027-02-11T09:00',
  })
  .meta({ format: 'local-time', description: 'By the clock of the time zone.' });
const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * Event (spec 3.3). The current time decides whether an event is past. The short name of the time zone is computed. A
 * past event can have a recording.
 */
export const eventSchema = z
  .strictObject({
    title: words,
    type: words,
    start: localTime,
    end: localTime,
    timezone: words
      .refine(isZone, 'it must be the name of a time zone such as Europe/Berlin')
      .describe('Europe/Berlin, America/New_York, Asia/Tokyo or another name of the tz database.'),
    duration: words.describe('As printed: "8 hours".'),
    format: words,
    place: words,
    registrations: z.number(),
    maxCapacity: z.number(),
    description: sentences,
    speakers: z.array(z.strictObject({ name: words, role: words })),
    agenda: z.array(z.strictObject({ time: words, title: words })),
    cta: z
      .strictObject({ label: words, href: words.optional() })
      .meta({ title: 'Registration', description: 'The words of its button, and its address once there is one.' }),
    recording: words.optional().describe('Once the event is over: the name of the file of its recording.'),
    updated: z.iso
      .datetime('it must be a day and a time in UTC such as 2026-11-20T15:00:00Z')
      .describe('Press Now after every change: calendars then take the new times.'),
    drawing: drawing.optional(),
  })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'it must be later than the start' });

/** Recording of an event (spec 3.3). */
export const recordingSchema = z.strictObject({
  title: words,
  date,
  type: words,
  attendees: z.number(),
  duration: words.describe('As printed: "52 min".'),
  description: sentences.describe('In one sentence, for lists.'),
  recording: z.boolean().describe('Whether it was recorded.'),
  highlights: z.array(words),
  href: words.optional().describe('Address of the film; without one the button says that there is none yet.'),
  ...listed,
});

/** Support plan (spec 3.1). */
export const planSchema = z.strictObject({
  name: words,
  order,
  price: words,
  sla: z
    .strictObject({ label: words, percent: z.number().nullable().default(null) })
    .describe('The availability that is promised, in words, and in percent if it is fixed.'),
  features: z.array(words),
  popular: z.boolean().optional().describe('The popular plan has a dark surface.'),
});

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

/** Claims of the firm about itself, each with the pages and sections that show it. */
export const claimsSchema = z.record(
  z.enum(claimNames),
  z.strictObject({ value: words, label: words, uses: z.array(words) }),
);

/** Legal text. The metadata of the page is in `pages.ts`. */
export const legalSchema = z.strictObject({
  changed: date.describe('The day of the last edit, which the page prints.'),
  parts: text,
});

/** Offering of a service (spec 3.1). */
export const offeringSchema = z.strictObject({
  title: words,
  service: z.enum(['sap-solutions', 'enterprise-cx', 'ai-orchestration', 'joule-enablement', 'upgrade-sap']),
  order,
  investment: words.describe('Starting at: $35K, or $5K/month.'),
  weeks: z
    .strictObject({ from: z.number(), to: z.number() })
    .optional()
    .describe('How long it takes. Left out, the work has no end.'),
  description: sentences,
  features: z.array(words),
  roi: sentences.describe('What the client gets back, in words: the firm states no figure for a single offering.'),
});

/** Whitepaper, webinar or video, sent on request. */
export const paperSchema = z.strictObject({
  title: words,
  type: z.enum(['whitepaper', 'webinar', 'video']),
  publishDate: date,
  description: sentences,
  readTime: words.optional().describe('As printed: "24 pages". A film has a duration instead.'),
  duration: words.optional(),
  downloadUrl: words.optional(),
  ...listed,
});

const points = z.array(z.strictObject({ title: words, description: words }));

/** Section of a page with sticky navigation (spec 2.5). `label` is also the text of its tab. */
export const topicSchema = z.strictObject({
  label: words,
  page: z.enum(['/ai', '/system']),
  order,
  statement: words,
  paragraphs: z.array(words),
  points,
  more: z.strictObject({ label: words, href: words }).optional(),
  /** Drawing, 480 units wide. */
  drawing,
  /** Height of the drawing in its units. Default 360. */
  height: z.number().optional(),
  /**
   * Width of the drawing in windows of at least 1024 px: half of the page (default), seven twelfths (`wide`), or the
   * whole page (`full`, with the `-wide` file).
   */
  width: z.enum(['wide', 'full']).optional(),
  /** Stacks the points beside the drawing in windows of at least 1024 px. Default: a row below the drawing. */
  pointsBeside: z.boolean().optional(),
});

/** Contributor of the thought-leadership page (spec 3.3). */
export const contributorSchema = z.strictObject({
  name: words,
  role: words,
  order,
  expertise: z.array(words),
  image: image.optional().describe('Without one, the initials are shown.'),
});

/** Form for the limits of an AI agent (`agent-sheet.yaml`). */
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
          /** Instruction for the line. */
          help: words,
          /** Label of a second blank: "Enforced in". */
          beside: words.optional(),
          /** Example for both blanks, shown on screen but not in print. */
          example: z.tuple([words, words]).optional(),
        }),
      ),
    }),
  ),
});

/** Partnership types, alliance categories and key alliances (spec 3.2), with the steps and benefits. */
export const partnersSchema = z.strictObject({
  partnershipTypes: z.array(z.strictObject({ id: words, title: words, description: words, benefits: z.array(words) })),
  /** Steps to a partnership. */
  partnershipProcess: points,
  partnerTestimonial: z.strictObject({ quote: words, name: words, role: words }),
  idealPartner: points,
  allianceCategories: z.array(
    z.strictObject({ id: words, title: words, description: words, partners: z.array(words) }),
  ),
  keyAlliances: z.array(z.strictObject({ name: words, type: words, focus: words, status: words })),
  /** Benefits of alliances for each side. */
  allianceBenefits: z.strictObject({ company: z.array(words), clients: z.array(words) }),
});

/** Timeline milestones (spec 3.2) and values of Our Story. */
export const storySchema = z.strictObject({
  milestones: z.array(z.strictObject({ year: z.number(), title: words, description: words, drawing })),
  values: z.array(z.strictObject({ title: words, description: words, drawing })),
});
