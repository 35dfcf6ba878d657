/** A component's purpose, without sections of the specification, which are for those who read the code. */
export const docstringOf = (component: unknown) =>
  (component as { __docgenInfo?: { description?: string } })?.__docgenInfo?.description?.replace(
    / \(spec [^)]*\)/g,
    '',
  ) ?? '';

/**
 * What a docstring says, in Markdown, with other components' names as links. One that is an ordinary word as well counts as a name
 * within a sentence alone: "Text for those …" is no link, "for headings use Heading" is one.
 *
 * @param options.own name of the component that the text is about, which stays as it is
 * @param options.names of all that have a docs page
 * @param options.addressOf where that page is
 */
export function linked(
  text: string,
  { own, names, addressOf }: { own: string; names: readonly string[]; addressOf: (name: string) => string },
): string {
  const known = new Set(names);
  // Code stays code.
  return text.replace(/`[^`]*`|\b[A-Z]\w*\b/g, (word, at: number) => {
    const name = known.has(word) ? word : word.replace(/s$/, '');
    if (name === own || !known.has(name)) return word;
    const ordinary = !/[a-z][A-Z]/.test(name);
    const opens = /(?:^|[.:?!]\s+)$/.test(text.slice(0, at));
    return ordinary && opens ? word : `[${word}](${addressOf(name)})`;
  });
}
