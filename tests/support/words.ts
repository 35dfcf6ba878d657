import { globSync, readFileSync } from 'node:fs';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|css)\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Words that a check found, with the places in the sources where they are written: an editor finds them there. */
export function withPlaces(words: string): string {
  const places = sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (line.includes(words) ? [`${file}:${at + 1}`] : [])),
  );
  return `“${words}” (${places.slice(0, 3).join(', ') || 'in no source as it is: put together from several'})`;
}
