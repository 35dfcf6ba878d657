/** Parts of a component and where they are. */
export interface Anatomy {
  /** Name of the export that is shown. Default: the page's first state. */
  story?: string;
  /** In the order in which they are read, each with a selector whose first match in the story is the part. */
  parts: readonly (readonly [part: string, selector: string])[];
}

/** What a component's docs page says beyond its purpose and its props: `parameters: { guide }` in its stories' meta. */
export interface Guide {
  /** What fits better, and when: the name of another component, which becomes a link. */
  instead?: readonly (readonly [name: string, when: string])[];
  /** Its parts, numbered on a state that has them all. */
  anatomy?: Anatomy;
  /** How it is used well, and how it is not. */
  pairs?: readonly (readonly [right: string, wrong: string])[];
  /** How its words are written, each rule with an example. */
  content?: readonly (readonly [rule: string, example: string])[];
  /** States that others of its kind have and it has not: the state, and why it is not supported. */
  unsupported?: readonly (readonly [state: string, because: string])[];
  /** What each key does, in the order in which somebody meets them. Left out where nothing takes the focus. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says, and what it leaves out. */
  reader: string;
  /** How much of each thing fits, and what happens with more. */
  limits: string;
}

const table = (first: string, second: string, rows: readonly (readonly [string, string])[]) =>
  [`| ${first} | ${second} |`, '| --- | --- |', ...rows.map(([one, other]) => `| ${one} | ${other} |`)].join('\n');

/**
 * What to use instead, in Markdown; empty where nothing is said.
 *
 * @param addressOf where the docs page of another component is
 */
export function insteadText({ instead = [] }: Guide, addressOf: (name: string) => string): string {
  const others = instead.map(([name, when]) => [when, `[${name}](${addressOf(name)})`] as const);
  return others.length > 0 ? `## When to use another\n\n${table('Where', 'Use', others)}` : '';
}

/** How to use it, in Markdown. */
export function guideText({ pairs = [], content = [], unsupported = [], keyboard, reader, limits }: Guide): string {
  return [
    ...(pairs.length > 0 ? ['## Do and don’t', table('Do', 'Don’t', pairs)] : []),
    ...(content.length > 0 ? ['## Words', table('Rule', 'Example', content)] : []),
    ...(unsupported.length > 0 ? ['## Not supported', table('State', 'Because', unsupported)] : []),
    '## Keyboard',
    keyboard ? table('Key', 'What it does', keyboard) : 'Nothing in it takes the focus.',
    '## What a screen reader says',
    reader,
    '## Content limits',
    limits,
  ].join('\n\n');
}
