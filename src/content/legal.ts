import { brand } from './brand.ts';

/** Below every page: the year of the build, by universal time. */
export const legalLine = `© ${new Date().getUTCFullYear()} ${brand.name}. ${brand.disclaimer}`;
