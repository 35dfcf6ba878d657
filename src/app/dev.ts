// Development only: there is nothing prerendered to wait for, so the application starts at once.
import { start } from './client';

start();
