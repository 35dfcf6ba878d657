/** First letters of the first and the last part of a name; titles before it, such as "Dr.", do not count. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part && !part.endsWith('.'));
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  return [first, last]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
}
