export { addresses } from '../../src/content/pages.ts';

/** An address that no page has. */
export const unknown = '/no-such-page';
