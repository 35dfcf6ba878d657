import { media } from './media';
import { withAttribute } from './rootAttributes';

/** Applies if the application failed to start; `scripting: none` covers disabled scripts. */
const unscripted = `:root${withAttribute('app', 'failed')} &`;

/** Styles for a form that cannot use scripts, and for one that can. */
export const whereUnscripted = (unscriptedLook: object, otherwise: object) => ({
  ...otherwise,
  selectors: { [unscripted]: unscriptedLook },
  '@media': { [media.noScript]: unscriptedLook },
});
