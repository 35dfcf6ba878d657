// Development only: there is nothing prerendered to wait for, so the application starts at once.
import { showFont } from '../theme/font';
import { start } from './client';
import { showTheme, storedTheme } from './theme';

const { documentElement: root } = document;
showTheme(storedTheme(), root);
showFont(root);
start();
