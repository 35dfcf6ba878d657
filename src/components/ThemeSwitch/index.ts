export { type ThemeChoice, ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch';
