import { createGlobalThemeContract } from '@vanilla-extract/css';
import { names } from './generated/names';

/**
 * The names of all design tokens, typed. Values live in `generated/tokens.css`, so that a style file never carries
 * one and a theme can change without it. An unknown name is a type error. Made from `tokens/` by `npm run tokens`.
 */
export const vars = createGlobalThemeContract(names);
