import { media } from './media';
import { withAttribute } from './rootAttributes';

/** Where the page's script does not run, or could not be started. */
const unscripted = `:root${withAttribute('app', 'failed')} &`;

/** One look where a form's script does not run, another where it does. */
export const whereUnscripted = (unscriptedLook: object, otherwise: object) => ({
  ...otherwise,
  selectors: { [unscripted]: unscriptedLook },
  '@media': { [media.noScript]: unscriptedLook },
});
