/** Where components and sections are, by their names. */
export const folders = Object.fromEntries(
  Object.keys(import.meta.glob('../src/{components,sections}/*/index.ts')).map((path) => {
    const folder = path.replace(/^\.\.\/|\/index\.ts$/g, '');
    return [folder.replace(/^.*\//, ''), folder];
  }),
);

/** A component's own file, or a page's. */
export const files = Object.fromEntries([
  ...Object.entries(folders).map(([name, folder]) => [name, `${folder}/${name}.tsx`]),
  ...Object.keys(import.meta.glob('../src/pages/*.tsx')).map((path) => [
    path.replace(/^.*\/|\.tsx$/g, ''),
    path.replace(/^\.\.\//, ''),
  ]),
]);

/** Where the docs page of a component or a page is. */
export const addressOf = (name: string) => {
  const [, group, own] = files[name]?.match(/^src\/(\w+)\/(\w+)/) ?? [];
  return `?path=/docs/${group}-${own?.toLowerCase()}--docs`;
};
