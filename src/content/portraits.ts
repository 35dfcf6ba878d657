import { executives, team } from './people.ts';

/** File of somebody's line portrait, by their name; nothing for those whose record describes none. */
export const portraitOf = (name: string): string | undefined => {
  const person = [...team, ...executives].find((other) => other.name === name && other.portrait);
  return person && `portrait-${person.id}`;
};
