/** The longest snippet, in lines. */
const LONGEST = 40;

/** Long lists and records, as they stand in a snippet, come down to their brackets. */
const folded = (code: string) =>
  code.replace(/^( *)([\w-]+)=\{([[{])\n[\s\S]*?\n\1[\]}]\}$/gm, (_, indent, name, bracket) =>
    bracket === '[' ? `${indent}${name}={[…]}` : `${indent}${name}={{…}}`,
  );

/**
 * What one would write: the elements with their imports, records folded where they would fill the page.
 *
 * @param folders where each component is, e.g. `{ Button: 'src/components/Button' }`
 */
export function snippet(code: string, folders: Readonly<Record<string, string>>): string {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = names
    .flatMap((name) => (folders[name] ? [`import { ${name} } from '${folders[name]}';`] : []))
    .sort();
  const room = LONGEST - imports.length - 1;
  const lines = code.split('\n');
  const shown = lines.length > room ? folded(code).split('\n') : lines;
  const cut = shown.length > room ? [...shown.slice(0, room - 1), '// … and so on'] : shown;
  return [...imports, ...(imports.length > 0 ? [''] : []), ...cut].join('\n');
}
