import { createContext, type ReactNode, use } from 'react';

/** Words for one and for any other number of something; `{}` stands for the number. */
export interface Counted {
  one: string;
  other: string;
}

/**
 * Every word that components print of their own: what comes from records comes in by props. In some, `{}` stands for what
 * they are about.
 */
export interface Words {
  /** Of every form. `mark` stands before the document's title while something is wrong. */
  form: {
    required: string;
    choose: string;
    clear: string;
    clearOf: string;
    mark: string;
  };
  /** Of a search with its filters. */
  filter: {
    clearSearch: string;
    open: string;
    close: string;
    clear: string;
    active: string;
    /** After a chip's words, for those who hear it. */
    remove: string;
    /** What is counted. */
    noun: Counted;
  };
  /** Of header and footer. */
  navigation: { main: string; menu: string; close: string; breadcrumb: string; index: string };
  /** Of a table that is folded; `{}` stands for its caption. */
  table: { open: string };
  /** The switch of the theme. */
  theme: { label: string; light: string; dark: string; system: string };
  /** Of what can be ordered. */
  offer: {
    service: string;
    includes: string;
    timeline: string;
    price: string;
    result: string;
    roi: string;
    clients: string;
    weeks: Counted;
    /** After a link's words: which offer it takes up, or tells of. */
    with: string;
    about: string;
  };
  /** Of what can be read or watched. */
  resource: {
    tags: string;
    topics: string;
    findings: string;
    download: string;
    downloads: Counted;
    pages: Counted;
    notOnline: string;
    watch: string;
    ask: string;
    notRecorded: string;
    attendees: Counted;
  };
  /** Of an event. `for` follows the words of its registration. */
  event: {
    tags: string;
    agenda: string;
    speakers: string;
    taken: string;
    registered: string;
    left: Counted;
    full: string;
    allTaken: string;
    notOpen: string;
    closed: string;
    calendar: string;
    for: string;
  };
  /** Of a case study. `about` follows the words of the link to it. */
  case: {
    challenge: string;
    solution: string;
    stack: string;
    team: string;
    artifacts: string;
    timeline: string;
    weeks: Counted;
    toScale: string;
    start: string;
    about: string;
  };
  /** Of somebody. `of` and `with` follow the words of a link to them. */
  person: {
    experience: string;
    years: Counted;
    articles: Counted;
    education: string;
    expertise: string;
    roles: string;
    of: string;
    with: string;
  };
  /** Of an open position: what an application is for. */
  position: { for: string };
  /** Of an office: the visitor's own hours. */
  office: { yours: string };
}

/** Words with a number or a name in its place. */
export function say(words: string | Counted, about: string | number): string {
  const chosen = typeof words === 'string' ? words : about === 1 ? words.one : words.other;
  return chosen.replace('{}', typeof about === 'number' ? about.toLocaleString('en') : about);
}

const WordsContext = createContext<Partial<Words>>({});

export interface WordsProviderProps {
  /** In the language of the page, for the groups of components that it uses. */
  words: Partial<Words>;
  /** Where they hold. */
  children: ReactNode;
}

/** Gives every component the words that it prints of its own. An application has one, around everything. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/**
 * One group of the words of the WordsProvider around a component.
 *
 * @throws Error where there is none with that group.
 */
export function useWords<Group extends keyof Words>(group: Group): Words[Group] {
  const words = use(WordsContext)[group];
  if (!words) throw new Error(`A component prints words, and no WordsProvider around it has those of "${group}"`);
  return words;
}
