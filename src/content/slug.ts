/** The address part of a title: lowercase, with hyphens for whatever is not a letter or a digit (spec 2.1). */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
