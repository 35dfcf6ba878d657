import { articlePages, pages } from '../../src/content/pages.ts';

/** Every address with a page of its own (spec 2.1 and the articles). */
export const addresses: readonly string[] = [...Object.keys(pages), ...articlePages.keys()];

/** An address that no page has. */
export const unknown = '/no-such-page';
