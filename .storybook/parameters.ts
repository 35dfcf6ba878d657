import type { A11yParameters } from '@storybook/addon-a11y';
import type { RequestHandler } from 'msw';
import type { Guide } from './guide';

declare module 'storybook/internal/csf' {
  interface Parameters {
    a11y?: A11yParameters;
    /** Where the story's router stands, e.g. `/resources?type=blog`. Default `/`. `false`: the story brings its own. */
    path?: string | false;
    /** Answers from the network, for this story only. A request that none of them answers fails the story. */
    msw?: readonly RequestHandler[];
    /** Tests run with reduced motion unless a story is about the motion itself. */
    motion?: 'reduce' | 'no-preference';
    /** `active`: tested as where the system sets the colors (Windows' contrast themes). */
    forcedColors?: 'active' | 'none';
    /** Why this story may scroll sideways in a window of 320 px. Every other one may not. */
    scrollsSideways?: string;
    /** What the docs page says of the keyboard, of screen readers and of the content's limits. */
    guide?: Guide;
  }
}
