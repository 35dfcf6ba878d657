import { expect, it } from 'vitest';
import { resourceHub } from '../../content/listPages/resources.data';
import { resources } from '../../content/resources';
import { filter, noFilter, prepare } from './filter';

const { total, counts, values } = resourceHub;

it('receives the total and the counts of all resources', () => {
  expect(total).toBe(resources.length);
  expect(counts).toEqual(filter(prepare(resources, values), noFilter).counts);
});
