/** Guidance on the docs page of a component: `parameters: { guide }` in the meta of its stories. */
export interface Guide {
  /** Better choices: the name of another component (`Button`, `sections/PageHead`), and when to use it. */
  instead?: readonly (readonly [name: string, when: string])[];
  /** Parts of the component, in reading order. */
  anatomy?: readonly string[];
  /** Good and bad use, in pairs. */
  pairs?: readonly (readonly [right: string, wrong: string])[];
  /** Rules for the component's text, each with an example. */
  content?: readonly (readonly [rule: string, example: string])[];
  /** States of similar components that this one does not have, each with the reason. */
  unsupported?: readonly (readonly [state: string, because: string])[];
  /** Keys and their actions, in order of use. `links` if only links take focus. Unset if nothing takes focus. */
  keyboard?: 'links' | readonly (readonly [keys: string, does: string])[];
  /** Content that a screen reader announces or omits. */
  reader: string;
  /** Amount of content that fits, and the behavior if there is more. */
  limits: string;
}

const table = (first: string, second: string, rows: readonly (readonly [string, string])[]) =>
  [`| ${first} | ${second} |`, '| --- | --- |', ...rows.map(([one, other]) => `| ${one} | ${other} |`)].join('\n');

/** Link to the docs page of another component. */
function linkTo(name: string) {
  const [part = name, group = 'components'] = name.split('/').reverse();
  return `[${part}](./?path=/docs/${group}-${part.toLowerCase()}--docs)`;
}

function keyboardText({ keyboard }: Pick<Guide, 'keyboard'>): string {
  if (keyboard === 'links') return 'Tab reaches each link. Enter follows it.';
  return keyboard ? table('Key', 'Action', keyboard) : 'Nothing in it takes the focus.';
}

/** How to use the component, in Markdown. */
export function guideText({
  instead = [],
  anatomy = [],
  pairs = [],
  content = [],
  unsupported = [],
  ...guide
}: Guide): string {
  const others = instead.map(([name, when]) => [when, linkTo(name)] as const);
  return [
    ...(others.length > 0 ? ['## When to use another', table('When', 'Use', others)] : []),
    ...(anatomy.length > 0 ? ['## Anatomy', anatomy.map((part, at) => `${at + 1}. ${part}`).join('\n')] : []),
    ...(pairs.length > 0 ? ['## Do and don’t', table('Do', 'Don’t', pairs)] : []),
    ...(content.length > 0 ? ['## Content', table('Rule', 'Example', content)] : []),
    ...(unsupported.length > 0 ? ['## Not supported', table('State', 'Why', unsupported)] : []),
    '## Keyboard',
    keyboardText(guide),
    '## Screen reader',
    guide.reader,
    '## Limits',
    guide.limits,
  ].join('\n\n');
}
