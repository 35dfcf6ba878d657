import { userEvent } from 'storybook/test';

// Stands in for the package of that name (vite.config.ts): the virtual screen reader types with the same code as the
// stories. Two copies would both watch the fields of a page, and hide from React what is typed.
export { userEvent };
