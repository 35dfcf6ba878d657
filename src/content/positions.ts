import { articles, slug } from './articles.ts';
import type { ResourceTags } from './resources.ts';

/** The topics of the thought-leadership page; "All Topics" comes before them. */
export const positionTopics = ['SAP Core', 'AI', 'Customer Experience', 'Delivery'] as const;
export type PositionTopic = (typeof positionTopics)[number];

type ArticleAddress = `/resources/thought-leadership/${string}`;

interface PositionFacts {
  author: string;
  role: string;
  publishDate: string;
  /** As printed. A test holds it against the length of the article. */
  readTime: string;
  category: PositionTopic;
  keyInsights: readonly string[];
  /** Address of a photograph; without one the drawing of its slug. */
  image?: string;
  tags: ResourceTags;
}

/**
 * Thought-leadership article (spec section 3) without its text, which stands in `articleBodies.ts`: lists and the hub
 * need the rest of it alone.
 */
export interface Position extends PositionFacts {
  /** The last part of its address, and the seed of its drawing. */
  slug: string;
  href: ArticleAddress;
  title: string;
  excerpt: string;
  image: string;
}

const meera = { author: 'Meera Raghunathan', role: 'Chief Technology Officer' };
const noor = { author: 'Noor Haddad', role: 'Head of AI Engineering' };
const ingrid = { author: 'Ingrid Solberg', role: 'Program Director, Cutovers' };
const samuel = { author: 'Samuel Whitlock', role: 'Head of Customer Experience' };

/** By the slug of the title in `articles.ts`; a title without facts fails when it is loaded. */
const facts: Readonly<Record<string, PositionFacts>> = {
  'the-clean-core-is-a-contract': {
    ...meera,
    publishDate: '2024-12-10',
    readTime: '3 min',
    category: 'SAP Core',
    keyInsights: [
      'A clean core is kept by a person with the right to refuse, not by a guideline.',
      'Every exception needs an owner, a reason and a date on which it ends.',
      'What you refuse must have somewhere else to go, or it comes back through the side door.',
    ],
    tags: { industry: ['manufacturing'], solution: ['s4hana', 'btp'], topic: ['migration', 'governance'] },
  },
  'retrieval-before-reasoning': {
    ...noor,
    publishDate: '2024-11-26',
    readTime: '3 min',
    category: 'AI',
    keyInsights: [
      'Measure whether the right record was found before you measure the answer.',
      'Keys, dates and status belong in the search. Similar words are not enough.',
      'An empty result is an answer, and it has to be allowed.',
    ],
    tags: { industry: ['utilities-energy', 'healthcare'], solution: ['ai', 'joule'], topic: ['ai-strategy'] },
  },
  'what-a-cutover-weekend-teaches': {
    ...ingrid,
    publishDate: '2024-10-29',
    readTime: '3 min',
    category: 'Delivery',
    keyInsights: [
      'Rehearse with the people who will do it, at the hour at which they will do it.',
      'Decide on Thursday what would make you stop on Saturday.',
      'The way back is a part of the plan, with its own steps and its own clock.',
    ],
    tags: {
      industry: ['manufacturing', 'automotive'],
      solution: ['s4hana', 'managed-sap'],
      topic: ['migration', 'operations'],
    },
  },
  'the-customer-has-one-record': {
    ...samuel,
    publishDate: '2024-10-08',
    readTime: '3 min',
    category: 'Customer Experience',
    keyInsights: [
      'Ownership is decided field by field, never system by system.',
      'A copy is harmless while it knows that it is a copy.',
      'Merging duplicates is maintenance. Preventing them is design.',
    ],
    tags: {
      industry: ['cpg-retail', 'financial-services'],
      solution: ['customer-data', 'service-cloud', 'sales-cloud'],
      topic: ['customer-data', 'integration'],
    },
  },
  'guardrails-an-auditor-can-read': {
    ...noor,
    publishDate: '2024-09-10',
    readTime: '3 min',
    category: 'AI',
    keyInsights: [
      'A limit is enforced outside the model, in code that does not understand language.',
      'One page per agent: what it may read, write and spend, and who signed.',
      'A refusal is logged as carefully as an action.',
    ],
    tags: {
      industry: ['financial-services', 'healthcare'],
      solution: ['ai', 'btp'],
      topic: ['governance', 'ai-strategy'],
    },
  },
  'price-is-an-integration-problem': {
    ...samuel,
    publishDate: '2024-08-13',
    readTime: '3 min',
    category: 'Customer Experience',
    keyInsights: [
      'Every price is valid at a time. A system that does not ask for the time cannot be right.',
      'Decide a price in one place, and let every channel ask.',
      'Count disputes by cause before you buy a tool.',
    ],
    tags: {
      industry: ['cpg-retail', 'automotive'],
      solution: ['commerce', 's4hana', 'btp', 'field-service'],
      topic: ['pricing', 'integration'],
    },
  },
};

function factsOf(name: string): PositionFacts {
  const known = facts[name];
  if (!known) throw new Error(`There is nothing about the article ${name}`);
  return known;
}

/** The six, in the order of `articles.ts`: newest first. */
export const positions: readonly Position[] = articles.map(({ title, excerpt }) => {
  const name = slug(title);
  return {
    slug: name,
    href: `/resources/thought-leadership/${name}`,
    title,
    excerpt,
    image: `record-${name}`,
    ...factsOf(name),
  };
});
