// Types and docstrings as they stand in a component's source, for the docs pages' tables of props.

/** Text from an opening bracket to the one that closes it. */
export function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('({['.includes(text.charAt(at))) depth++;
    if (')}]'.includes(text.charAt(at)) && --depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

/** Members of an interface's body, comments left out. */
export function membersOf(body: string): Record<string, string> {
  const lines = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*/g, '');
  const members = [
    ...lines.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??: ([\s\S]*?);\n(?= {2}[^\s}]|\n| {2}$|\}|$(?![\s\S]))/gm),
  ];
  return Object.fromEntries(members.map(([, name = '', type = '']) => [name, shortType(type)]));
}

/** A type on one line, without comments. Of a long one the records within it have the names of their members alone. */
export function shortType(type: string): string {
  const line = type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| | \| undefined$/g, '');
  if (line.length <= 70) return line.trim();
  // From the inside out; what is done has other brackets until all is.
  const record = /\{((?:[^{};]+;)*[^{};]*)\}/;
  let rest = line;
  for (let found = record.exec(rest); found; found = record.exec(rest)) {
    const names = (found[1] ?? '').split(';').flatMap((member) => /([\w-]+\??)'?\s*:/.exec(member)?.[1] ?? []);
    rest = rest.replace(found[0], () => `‹ ${names.join(', ')} ›`);
  }
  return rest.replaceAll('‹', '{').replaceAll('›', '}').trim();
}

/** Docstrings of the members that stand at an indent, e.g. two spaces for those of an interface. */
export function docsOf(body: string, indent: number): Record<string, string> {
  const at = ' '.repeat(indent);
  const members = body.matchAll(
    new RegExp(`^${at}/\\*\\*([^/]*(?:[^*]/[^/]*)*)\\*/\\n${at}(?:readonly )?'?([\\w-]+)'?\\??:`, 'gm'),
  );
  return Object.fromEntries(
    [...members].map(([, said = '', name = '']) => [name, said.replace(/\s*\n\s*\* ?/g, ' ').trim()]),
  );
}

/** Variants that an interface takes over, e.g. from `extends Pick<VariantProps<typeof card>, 'size'>`. */
export function variantsOf(head: string): { of: string; pick?: string[]; omit?: string[] }[] {
  const known = head.replace(/\bButtonLook\b/g, "Omit<VariantProps<typeof button>, 'unavailable'>");
  return [...known.matchAll(/(?:(Pick|Omit)<(?=[^>]*>, '))?VariantProps<typeof (\w+)>(?:, ('[^>]*)>)?/g)].map(
    ([, how, of = '', names = '']) => {
      const list = [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
      return how === 'Pick' ? { of, pick: list } : how === 'Omit' ? { of, omit: list } : { of };
    },
  );
}

/** Props that an interface takes over by name, e.g. from `extends Pick<SectionProps, 'surface' | 'index'>`. */
export const pickedIn = (head: string): string[] =>
  [...head.matchAll(/\bPick<\s*\w+Props\b[^,<]*,\s*('[^>]*)>/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
