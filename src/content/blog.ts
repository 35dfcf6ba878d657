import type { ResourceTags } from './resources.ts';

/** The categories of the blog (spec 2.8); "All" comes before them. */
export const blogCategories = [
  'AI Strategy',
  'Customer Experience',
  'Manufacturing',
  'Supply Chain',
  'AI Governance',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** The numbers and names that an article rests on, of which its drawing is made: the drawing office's kinds of figure. */
type BlogFigure =
  | {
      kind: 'tasks';
      /** The first is the one to begin with. */
      tasks: readonly { name: string; weekly: number; reads: number }[];
      axes: readonly [often: string, wide: string];
      corner: { weekly: number; reads: number; name: string };
    }
  | {
      kind: 'spoken';
      /** As they stood on the screen; `place` is where each is said. */
      fields: readonly { name: string; place?: number }[];
    }
  | {
      kind: 'clock';
      /** From midnight, in equal parts of a day. */
      values: readonly number[];
      /** Hours at which the night begins and ends. */
      night: readonly [from: number, to: number];
      names: readonly [night: string, day: string];
      unit: string;
    }
  | {
      kind: 'stock';
      /** All in hours: the clock of `due`, and `told` after it. */
      every: number;
      safety: number;
      due: number;
      late: number;
      told: number;
      names: { level: string; safety: string; late: string; told: string };
    }
  | {
      kind: 'mandate';
      heading: string;
      /** A limit of 0 is never. */
      rows: readonly { name: string; count: number; limit: number }[];
      names: { count: string; limit: string; never: string; signer: string };
    };

/** Blog article (spec 3.3). Sample content, figures included. */
export interface BlogArticle {
  id: string;
  title: string;
  summary: string;
  category: BlogCategory;
  readTime: string;
  date: string;
  author: string;
  /** Name of its drawing, or the address of a photograph, which that drawing then stands in for until it is there. */
  image: string;
  /** Of its drawing. Without one it is drawn in the manner of its type. */
  figure?: BlogFigure;
  tags: ResourceTags;
}

/** Newest first. */
export const blogArticles: readonly BlogArticle[] = [
  {
    id: 'the-first-agent-should-be-boring',
    title: 'The first agent should be boring',
    summary:
      'How to choose a first agent on SAP data: a frequent, narrow task checked by somebody who knows the answer.',
    category: 'AI Strategy',
    readTime: '6 min',
    date: '2026-11-17',
    author: 'Noor Haddad',
    image: 'record-the-first-agent-should-be-boring',
    figure: {
      kind: 'tasks',
      tasks: [
        { name: 'Match an invoice', weekly: 900, reads: 2 },
        { name: 'Raise a credit limit', weekly: 30, reads: 6 },
        { name: 'Choose a supplier', weekly: 5, reads: 9 },
        { name: 'File a report', weekly: 2, reads: 3 },
      ],
      axes: ['Times a week', 'Records it reads'],
      corner: { weekly: 50, reads: 3, name: 'The first agent' },
    },
    tags: {
      industry: ['financial-services', 'manufacturing'],
      solution: ['ai', 'joule'],
      topic: ['ai-strategy', 'automation'],
    },
  },
  {
    id: 'a-service-screen-is-a-sentence',
    title: 'A service screen is a sentence',
    summary:
      'We rewrote a Service Cloud screen in the order in which agents speak, and removed what cannot be said to a customer.',
    category: 'Customer Experience',
    readTime: '5 min',
    date: '2026-10-08',
    author: 'Samuel Whitlock',
    image: 'record-a-service-screen-is-a-sentence',
    figure: {
      kind: 'spoken',
      fields: [
        { name: 'Segment' },
        { name: 'Back by', place: 5 },
        { name: 'Risk class' },
        { name: 'Name', place: 1 },
        { name: 'Crew', place: 4 },
        { name: 'Street', place: 2 },
        { name: 'Dunning' },
        { name: 'Off since', place: 3 },
        { name: 'Margin' },
      ],
    },
    tags: {
      industry: ['utilities-energy', 'healthcare'],
      solution: ['service-cloud'],
      topic: ['customer-data', 'operations'],
    },
  },
  {
    id: 'what-the-night-shift-knows',
    title: 'What the night shift knows',
    summary:
      'The people who post corrections at night know what your plan gets wrong. Four questions to ask them before you design an S/4HANA process.',
    category: 'Manufacturing',
    readTime: '7 min',
    date: '2026-09-24',
    author: 'Ingrid Solberg',
    image: 'record-what-the-night-shift-knows',
    figure: {
      kind: 'clock',
      values: [11, 16, 13, 6, 4, 3, 2, 3, 4, 3, 5, 9],
      night: [22, 6],
      names: ['At night', 'By day'],
      unit: 'Corrections posted',
    },
    tags: { industry: ['manufacturing', 'automotive'], solution: ['s4hana'], topic: ['operations', 'migration'] },
  },
  {
    id: 'safety-stock-for-data',
    title: 'Safety stock for data',
    summary:
      'What to do when a supplier’s message is late: which plan runs without it, for how long, and who is told afterward.',
    category: 'Supply Chain',
    readTime: '6 min',
    date: '2026-08-27',
    author: 'Arjun Deshpande',
    image: 'record-safety-stock-for-data',
    figure: {
      kind: 'stock',
      every: 4,
      safety: 6,
      due: 12,
      late: 5,
      told: 2,
      names: { level: 'Hours of data to plan on', safety: 'Safety stock', late: 'Late', told: 'Planner told' },
    },
    tags: {
      industry: ['automotive', 'cpg-retail'],
      solution: ['btp', 's4hana'],
      topic: ['supply-chain', 'integration'],
    },
  },
  {
    id: 'who-signs-for-the-model',
    title: 'Who signs for the model',
    summary:
      'Every posting in SAP carries a user. How we write the page on which a controller signs for an agent’s postings.',
    category: 'AI Governance',
    readTime: '8 min',
    date: '2026-07-30',
    author: 'Meera Raghunathan',
    image: 'record-who-signs-for-the-model',
    figure: {
      kind: 'mandate',
      heading: 'Agent 07 may',
      rows: [
        { name: 'Clear invoices', count: 840, limit: 5000 },
        { name: 'Release blocks', count: 96, limit: 1000 },
        { name: 'Post accruals', count: 31, limit: 250 },
        { name: 'Edit bank data', count: 0, limit: 0 },
      ],
      names: { count: 'Postings a month', limit: 'up to $', never: 'never', signer: 'Controller' },
    },
    tags: {
      industry: ['financial-services', 'healthcare'],
      solution: ['ai', 'btp'],
      topic: ['governance', 'ai-strategy'],
    },
  },
];
