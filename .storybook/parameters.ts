import type { A11yParameters } from '@storybook/addon-a11y';
import type { RequestHandler } from 'msw';
import type { Guide } from './guide';

declare module 'storybook/internal/csf' {
  interface Parameters {
    a11y?: A11yParameters;
    /** URL of the router, such as `/resources?type=blog`. Default `/`. `false`: the story has its own router. */
    path?: string | false;
    /** msw handlers for this story. An unhandled request to `/api/` or another origin fails the story. */
    msw?: readonly RequestHandler[];
    /** Tests reduce motion by default. */
    motion?: 'reduce' | 'no-preference';
    /** `active` tests the story in forced colors (contrast themes of Windows). */
    forcedColors?: 'active' | 'none';
    /** Reason why this story may scroll horizontally at 320 px. */
    scrollsSideways?: string;
    /** Guidance for the docs page. */
    guide?: Guide;
  }
}
