/**
 * The data attributes of the root element, by which loader, application, styles, build and tests agree on the state of
 * the page: `data-theme`, `data-app`, `data-scrolled`. No other file writes their names.
 */
export interface RootAttributes {
  /**
   * The chosen theme; absent, the system's. Written by the script in `index.html` and by
   * `showTheme` (loader, theme switch); read by the generated themes, `HomeHero` and print. A part of a page may have one of its own.
   */
  theme: 'light' | 'dark';
  /**
   * `wait`: what depends on the query is hidden; `ready`: the application answers; `failed`: it could not be fetched;
   * absent: it was not needed yet. Written by the loader; read by the hub, filters, forms and most whole-site tests.
   */
  app: 'wait' | 'ready' | 'failed';
  /** The page is scrolled by more than 10 px. Written by `watchScrolled`; read by the header. */
  scrolled: 'true';
}

/** Writes an attribute, or takes it away. */
export function setRootAttribute<Name extends keyof RootAttributes>(
  { dataset }: HTMLElement,
  name: Name,
  value: RootAttributes[Name] | undefined,
): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** An attribute in a selector or a tag: `data-app`. */
export const nameOf = <Name extends keyof RootAttributes>(name: Name) => `data-${name}` as const;

/** The selector of an attribute, with one of its values or any: `[data-app="failed"]`. */
export const withAttribute = <Name extends keyof RootAttributes>(name: Name, value?: RootAttributes[Name]) =>
  value === undefined ? (`[data-${name}]` as const) : (`[data-${name}="${value}"]` as const);
