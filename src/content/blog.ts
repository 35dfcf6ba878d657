import type { ResourceTags } from './resources.ts';
import { withDrawings } from './typeDrawings.ts';

/** The categories of the blog (spec 2.8); "All" comes before them. */
export const blogCategories = [
  'AI Strategy',
  'Customer Experience',
  'Manufacturing',
  'Supply Chain',
  'AI Governance',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Blog article (spec 3.3). Sample content, figures included. */
export interface BlogArticle {
  id: string;
  title: string;
  summary: string;
  category: BlogCategory;
  readTime: string;
  date: string;
  author: string;
  /** Name of its drawing in `public/drawings`. Left out, it shows one of its type's. */
  drawing?: string;
  /** Address of a photograph, which the drawing stands in for until it is there. */
  image?: string;
  tags: ResourceTags;
}

const records: readonly BlogArticle[] = [
  {
    id: 'the-first-agent-should-be-boring',
    title: 'The first agent should be boring',
    summary:
      'How to choose a first agent on SAP data: a frequent, narrow task checked by somebody who knows the answer.',
    category: 'AI Strategy',
    readTime: '6 min',
    date: '2026-11-17',
    author: 'Noor Haddad',
    drawing: 'record-the-first-agent-should-be-boring',
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
    drawing: 'record-a-service-screen-is-a-sentence',
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
    drawing: 'record-what-the-night-shift-knows',
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
    drawing: 'record-safety-stock-for-data',
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
    drawing: 'record-who-signs-for-the-model',
    tags: {
      industry: ['financial-services', 'healthcare'],
      solution: ['ai', 'btp'],
      topic: ['governance', 'ai-strategy'],
    },
  },
];

/** Newest first. */
export const blogArticles = withDrawings('blog', records);
