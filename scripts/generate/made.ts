import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Pictures and film may come out otherwise on another machine, so what tells that they are out of date is what they were
 * made from: each command that makes some writes its hash into this file.
 */
const file = new URL('./made.json', import.meta.url);

export type Made = 'icons' | 'social' | 'film';

/** The hash of what something is made from. */
export const hashOf = (source: unknown): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url').slice(0, 22);

/** What each was made from, by hash. */
export const madeFrom = (): Record<Made, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Keeps what one was made from, once it is made. */
export const keepMade = (name: Made, source: unknown): void =>
  writeFileSync(file, `${JSON.stringify({ ...madeFrom(), [name]: hashOf(source) }, null, 2)}\n`);
