import { createContext, type ReactNode, use } from 'react';

/** Singular and plural; `{}` is replaced by the number. */
export interface Counted {
  one: string;
  other: string;
}

/** All texts that are part of components rather than of content. `{}` is replaced by a number or a name. */
export interface Words {
  /** `mark` precedes the document title while the form has errors. */
  form: {
    required: string;
    choose: string;
    clear: string;
    clearOf: string;
    mark: string;
  };
  filter: {
    clearSearch: string;
    open: string;
    close: string;
    clear: string;
    active: string;
    /** Visually hidden text after the label of a chip. */
    remove: string;
    /** Unit of the result count. */
    noun: Counted;
  };
  navigation: { main: string; menu: string; close: string; breadcrumb: string; index: string };
  /** `{}` is replaced by the caption of a collapsed table. */
  table: { open: string };
  theme: { label: string; light: string; dark: string; system: string };
  offer: {
    service: string;
    includes: string;
    timeline: string;
    price: string;
    result: string;
    roi: string;
    clients: string;
    weeks: Counted;
    /** After the label of a link to an offering. */
    with: string;
    about: string;
  };
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
  /** `for` follows the label of the registration link. */
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
  /** `about` follows the label of the link. */
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
  /** `of` and `with` follow the label of a link to a person. */
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
  /** `for` precedes the title of the position. */
  position: { for: string };
  /** `yours` contains the hours in the visitor's time zone. */
  office: { yours: string };
}

/** Replaces `{}` by a number or a name. The number selects singular or plural. */
export function formatMessage(words: string | Counted, value: string | number): string {
  const template = typeof words === 'string' ? words : value === 1 ? words.one : words.other;
  return template.replace('{}', typeof value === 'number' ? value.toLocaleString('en') : value);
}

const WordsContext = createContext<Partial<Words>>({});

export interface WordsProviderProps {
  /** Texts in the language of the page. Groups that no component uses can be omitted. */
  words: Partial<Words>;
  children: ReactNode;
}

/** Provides the texts of all components. Wrap the whole application in it. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Returns one group of texts from the WordsProvider. Throws if the group is missing. */
export function useWords<Group extends keyof Words>(group: Group): Words[Group] {
  const words = use(WordsContext)[group];
  if (!words) throw new Error(`A component prints words, and no WordsProvider around it has those of "${group}"`);
  return words;
}
