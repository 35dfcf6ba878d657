/** When the content of pages last changed, for the sitemap (ISO dates). Pages that are not listed changed with the site. */
const site = '2025-01-15';
const changes: Readonly<Record<string, string>> = {};

export const changedAt = (path: string): string => changes[path] ?? site;
