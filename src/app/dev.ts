// In development, nothing is prerendered, so the application starts at once.
import { start } from './client';

start();
