import { describe, expect, it } from 'vitest';
import { formSteps } from './formSteps.ts';
import { pathExtent } from './pathExtent.ts';

describe('steps of a form', () => {
  it.each(formSteps())('%s are all as high, and as far below the words above them', (_file, { groups }) => {
    const extents = groups.map(({ markup }) =>
      [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => pathExtent(d)),
    );
    const tops = extents.map((paths) => Math.min(...paths.map(([, top]) => top)));
    const feet = extents.map((paths) => Math.max(...paths.map(([, , , foot]) => foot)));
    for (const edges of [tops, feet]) expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(2);
  });
});
