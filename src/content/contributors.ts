import { articles } from './articles.data.ts';

/** Contributor of the thought-leadership page (spec 3.3). People are sample content. */
export interface Contributor {
  id: string;
  name: string;
  role: string;
  expertise: readonly string[];
  /** How many of the articles are theirs. */
  articles: number;
  /** Address of a photograph; until there is one their monogram plate stands. */
  image?: string;
}

const by = (name: string) => articles.filter(({ author }) => author === name).length;

/** Who writes the articles. */
export const contributors: readonly Contributor[] = [
  {
    id: 'meera-raghunathan',
    name: 'Meera Raghunathan',
    role: 'Chief Technology Officer',
    expertise: ['S/4HANA architecture', 'Clean core'],
    articles: by('Meera Raghunathan'),
  },
  {
    id: 'noor-haddad',
    name: 'Noor Haddad',
    role: 'Head of AI Engineering',
    expertise: ['Retrieval', 'Guardrails'],
    articles: by('Noor Haddad'),
  },
  {
    id: 'ingrid-solberg',
    name: 'Ingrid Solberg',
    role: 'Program Director, Cutovers',
    expertise: ['Cutover', 'Rehearsal'],
    articles: by('Ingrid Solberg'),
  },
  {
    id: 'samuel-whitlock',
    name: 'Samuel Whitlock',
    role: 'Head of Customer Experience',
    expertise: ['Customer data', 'Pricing'],
    articles: by('Samuel Whitlock'),
  },
];
