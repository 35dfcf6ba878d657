import type { Claim } from '../../../src/content/claims.data.ts';

/** Returns the number at the start of a claim's value, such as 90 for "90 days". */
export const numberIn = ({ value }: Claim) => Number.parseFloat(value);
