import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css';

// Anchors and focused fields stop below the fixed header.
globalStyle(':where(html)', { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})` });
// A heading that receives focus after a change of page is read out; it needs no ring.
globalStyle(':where(h1[tabindex="-1"]):focus', { outline: 'none' });
