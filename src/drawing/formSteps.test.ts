import { describe, expect, it } from 'vitest';
import { formSteps } from './formSteps.ts';
import { pathExtent } from './pathExtent.ts';

describe('steps of a form', () => {
  it.each(formSteps())('%s are all as far below the words above them', (_file, { groups }) => {
    const tops = groups.map(({ markup }) =>
      Math.min(...[...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => pathExtent(d)[1])),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  });
});
