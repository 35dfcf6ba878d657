/** Data attributes of the root element that loader, application, styles, benchmark and tests share. */
export interface RootAttributes {
  /** Selected theme; absent for the system's. Set by the script in `index.html` and by `showTheme`. */
  theme: 'light' | 'dark';
  /**
   * `wait` hides content that depends on the query; `ready` and `failed` are the result of starting the application.
   * Absent before the start, unless content has to wait.
   */
  app: 'wait' | 'ready' | 'failed';
  /** The page is scrolled by more than 10 px. Set by `watchScrolled`. */
  scrolled: 'true';
}

/** Sets or removes an attribute. */
export function setRootAttribute<Name extends keyof RootAttributes>(
  { dataset }: HTMLElement,
  name: Name,
  value: RootAttributes[Name] | undefined,
): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** Attribute name: `data-app`. */
export const nameOf = <Name extends keyof RootAttributes>(name: Name) => `data-${name}` as const;

/** Attribute selector, for one value or any: `[data-app="failed"]`. */
export const withAttribute = <Name extends keyof RootAttributes>(name: Name, value?: RootAttributes[Name]) =>
  value === undefined ? (`[data-${name}]` as const) : (`[data-${name}="${value}"]` as const);
