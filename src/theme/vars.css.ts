import { createGlobalThemeContract } from '@vanilla-extract/css';
import { names } from './generated/names';

/**
 * Typed names of all design tokens, generated from `tokens/` by `npm run tokens`. The values are in
 * `generated/tokens.css`, so that themes can change without new component styles. An unknown name is a type error.
 */
export const vars = createGlobalThemeContract(names);
