import type { Claim } from '../../../src/content/claims.data.ts';

/** The number in a claim: "4.9", "16", "90 days", "20%". */
export const numberIn = ({ value }: Claim) => Number.parseFloat(value);
