/** The address part of a title: lowercase, without accents, with hyphens for whatever is no letter or digit (spec 2.1). */
export const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
