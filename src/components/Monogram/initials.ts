/** Initials of the first and the last name, without titles such as "Dr.". */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part && !part.endsWith('.'));
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  return [first, last]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
}
