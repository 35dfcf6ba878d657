import { brand } from './brand.ts';

/** Copyright line with the year of the build in UTC. */
export const legalLine = `© ${new Date().getUTCFullYear()} ${brand.name}. ${brand.disclaimer}`;
