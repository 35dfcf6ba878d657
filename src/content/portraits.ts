import { executives, team } from './people.data.ts';

/** Returns the portrait drawing of a person by name, or `undefined`. */
export const portraitOf = (name: string): string | undefined => {
  return [...team, ...executives].find((other) => other.name === name)?.portrait;
};
