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

/** Blog article (spec 3.3). Sample content. */
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
  tags: ResourceTags;
}

/** The five, newest first. */
export const blogArticles: readonly BlogArticle[] = [
  {
    id: 'the-first-agent-should-be-boring',
    title: 'The First Agent Should Be Boring',
    summary:
      'Pick the task that nobody would demonstrate: frequent, narrow, checked by somebody who knows the answer. It goes live, and the second one is easier.',
    category: 'AI Strategy',
    readTime: '6 min',
    date: '2026-11-17',
    author: 'Noor Haddad',
    image: 'record-the-first-agent-should-be-boring',
    tags: {
      industry: ['financial-services', 'manufacturing'],
      solution: ['ai', 'joule'],
      topic: ['ai-strategy', 'automation'],
    },
  },
  {
    id: 'a-service-screen-is-a-sentence',
    title: 'A Service Screen Is a Sentence',
    summary:
      'An agent reads it aloud, more or less. We rewrote one for a service center in that order, and took away what could not be said to a customer.',
    category: 'Customer Experience',
    readTime: '5 min',
    date: '2026-10-08',
    author: 'Samuel Whitlock',
    image: 'record-a-service-screen-is-a-sentence',
    tags: {
      industry: ['utilities-energy', 'healthcare'],
      solution: ['service-cloud'],
      topic: ['customer-data', 'operations'],
    },
  },
  {
    id: 'what-the-night-shift-knows',
    title: 'What the Night Shift Knows',
    summary:
      'The people who post corrections at three in the morning have a list of everything your plan gets wrong. Four questions to ask them before you design.',
    category: 'Manufacturing',
    readTime: '7 min',
    date: '2026-09-24',
    author: 'Ingrid Solberg',
    image: 'record-what-the-night-shift-knows',
    tags: { industry: ['manufacturing', 'automotive'], solution: ['s4hana'], topic: ['operations', 'migration'] },
  },
  {
    id: 'safety-stock-for-data',
    title: 'Safety Stock for Data',
    summary:
      'A supplier’s message will be late one day. Decide beforehand which plan runs without it, for how long, and who is told when that time is over.',
    category: 'Supply Chain',
    readTime: '6 min',
    date: '2026-08-27',
    author: 'Arjun Deshpande',
    image: 'record-safety-stock-for-data',
    tags: {
      industry: ['automotive', 'cpg-retail'],
      solution: ['btp', 's4hana'],
      topic: ['supply-chain', 'integration'],
    },
  },
  {
    id: 'who-signs-for-the-model',
    title: 'Who Signs for the Model',
    summary:
      'Every posting has a name on it. An agent’s postings need one too. How we write the page that a controller signs, and what it lets the agent do.',
    category: 'AI Governance',
    readTime: '8 min',
    date: '2026-07-30',
    author: 'Meera Raghunathan',
    image: 'record-who-signs-for-the-model',
    tags: {
      industry: ['financial-services', 'healthcare'],
      solution: ['ai', 'btp'],
      topic: ['governance', 'ai-strategy'],
    },
  },
];
