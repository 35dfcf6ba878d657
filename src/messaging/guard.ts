/** What is known of one press of a submit button. */
export interface Press {
  /** What stands in the decoy field, which people neither see nor reach. */
  readonly decoy: string;
  /** How long the form has been in view, in milliseconds. */
  readonly elapsedMs: number;
  /** The least time that a person needs, in milliseconds; default 3,000. */
  readonly minimumMs?: number | undefined;
}

/**
 * Whether a press looks like a script's. The form then asks to press again and sends at the second press, whatever
 * was found: a browser's autofill and a restored draft look the same, and no person's message may be lost. It deters
 * scripts that press once; nothing here stops one that posts to the mail service itself.
 */
export function looksAutomatic({ decoy, elapsedMs, minimumMs = 3_000 }: Press): boolean {
  return decoy !== '' || elapsedMs < minimumMs;
}
