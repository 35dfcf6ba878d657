import { headAt } from '../pageHead.ts';
import { type Resource, resources } from '../resources.ts';
import { resourceValues } from '../resourceValues.ts';

type Dimension = keyof typeof resourceValues;

/** Number of resources on the hub page; the others are fetched. A featured resource is large and counts as six. */
const FIRST = 12;

const valuesOf = ({ type, ...resource }: Resource, dimension: Dimension): readonly string[] =>
  dimension === 'type' ? [type] : resource[dimension];

/** Counts the resources of each value of a dimension, in display order. */
const countsOf = (dimension: Dimension) =>
  resourceValues[dimension].map(
    ({ value }) => resources.filter((resource) => valuesOf(resource, dimension).includes(value)).length,
  );

/** Resource hub (spec 2.8): texts, first resources and counts of all resources. */
export const resourceHub = {
  head: headAt('/resources'),
  first: resources.slice(0, resources[0]?.featured ? FIRST / 2 + 1 : FIRST),
  total: resources.length,
  counts: {
    industry: countsOf('industry'),
    solution: countsOf('solution'),
    type: countsOf('type'),
    topic: countsOf('topic'),
  },
  values: resourceValues,
  labels: {
    filters: 'Filter resources',
    search: 'Search',
    placeholder: 'Title, industry, solution…',
    results: 'Results',
    dimensions: { industry: 'Industry', solution: 'Solution', type: 'Type', topic: 'Topic' },
    onRequest: 'on request',
    fileUnavailable: 'This file is not online yet.',
    empty: {
      title: 'No resources found',
      text: 'Nothing matches all of this at once. Take one filter away, or start again.',
    },
    loading: 'Loading resources',
    failed: {
      title: 'The resources could not be loaded',
      text: 'The connection may have been lost. Try again, or read the list of all titles.',
      again: 'Try again',
    },
    list: { label: 'List of all resources', href: '/resources/all' },
  },
};
