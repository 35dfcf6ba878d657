import type { Dimension } from './filter';

/** Words of the filters, the list and its states. */
export interface HubLabels {
  /** Names the filters as a whole: "Filter resources". */
  filters: string;
  search: string;
  placeholder: string;
  /** Names the list for those who cannot see it. */
  results: string;
  dimensions: Readonly<Record<Dimension, string>>;
  /** After the length of one that no page shows, since its link asks for it: "on request". */
  onRequest: string;
  /** Why a file cannot be downloaded. */
  noFile: string;
  empty: { title: string; text: string };
  /** While the others are fetched. */
  loading: string;
  /** Where they could not be fetched. */
  failed: { title: string; text: string; again: string };
  /** To all titles, for those who have no script or no connection. */
  list: { label: string; href: string };
}
