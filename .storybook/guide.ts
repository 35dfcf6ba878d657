/** What a component's docs page says beyond its purpose and its props: `parameters: { guide }` in its stories' meta. */
export interface Guide {
  /** What each key does, in the order in which somebody meets them. Left out where nothing takes the focus. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says, and what it leaves out. */
  reader: string;
  /** How much of each thing fits, and what happens with more. */
  limits: string;
}

/** The same in Markdown. */
export function guideText({ keyboard, reader, limits }: Guide): string {
  const rows = keyboard?.map(([keys, does]) => `| ${keys} | ${does} |`) ?? [];
  return [
    '## Keyboard',
    rows.length > 0
      ? ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')
      : 'Nothing in it takes the focus.',
    '## What a screen reader says',
    reader,
    '## Content limits',
    limits,
  ].join('\n\n');
}
