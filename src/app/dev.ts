// Development only: there is nothing prerendered to wait for, so the application starts at once.
import { start } from './client';
import { showTheme, storedTheme } from './theme';

showTheme(storedTheme(), document.documentElement);
start();
