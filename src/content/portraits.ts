import { executives, team } from './people.data.ts';

/** File of somebody's line portrait, by their name; nothing for those whose record describes none. */
export const portraitOf = (name: string): string | undefined => {
  return [...team, ...executives].find((other) => other.name === name)?.portrait;
};
