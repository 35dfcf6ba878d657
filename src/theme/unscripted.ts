import { media } from './media';
import { withAttribute } from './rootAttributes';

/** Applies if the application failed to start; `scripting: none` covers disabled scripts. */
const failedSelector = `:root${withAttribute('app', 'failed')} &`;

/** Styles for a form that cannot use scripts, and for one that can. */
export const withoutScripts = (scriptlessStyles: object, scriptedStyles: object) => ({
  ...scriptedStyles,
  selectors: { [failedSelector]: scriptlessStyles },
  '@media': { [media.noScript]: scriptlessStyles },
});
