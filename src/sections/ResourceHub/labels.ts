import type { Dimension } from './filter';

/** Texts of the filters, the list and its states. */
export interface HubLabels {
  /** Accessible name of the filter sidebar, and heading of the filter dialog: "Filter resources". */
  filters: string;
  search: string;
  placeholder: string;
  /** Label of the button that closes the filter dialog. Once the list is loaded, the label is a count instead. */
  results: string;
  dimensions: Readonly<Record<Dimension, string>>;
  /** Suffix of a resource that has neither a page nor a file: "on request". */
  onRequest: string;
  /** Reason why a file is unavailable. */
  fileUnavailable: string;
  empty: { title: string; text: string };
  loading: string;
  failed: { title: string; text: string; again: string };
  /** Link to the list of all titles, which needs no scripts. */
  list: { label: string; href: string };
}
