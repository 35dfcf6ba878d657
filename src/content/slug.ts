/** Slug of a title: lowercase, without accents, with hyphens instead of other characters (spec 2.1). */
export const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
