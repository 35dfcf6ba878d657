import { media } from './media';
import { withAttribute } from './rootAttributes';

/** Applies if the application failed to start; `scripting: none` covers disabled scripts. */
const failedSelector = `:root${withAttribute('app', 'failed')} &`;

/** Returns a rule with different styles without and with working scripts. */
export const withoutScripts = (scriptlessStyles: object, scriptedStyles: object) => ({
  ...scriptedStyles,
  selectors: { [failedSelector]: scriptlessStyles },
  '@media': { [media.noScript]: scriptlessStyles },
});
