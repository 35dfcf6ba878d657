import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resourceValues } from './resourceValues.ts';
import { typeDrawing } from './typeDrawings.ts';

it.each([...resourceValues.type.map(({ value }) => value), 'event'] as const)(
  'forty records of the type %s without drawings use every drawing of its set',
  (type) => {
    const names = new Set(Array.from({ length: 40 }, (_, i) => typeDrawing(type, `another-record-${i}`)));
    expect(names.size).toBe(3);
    expect([...names].filter((name) => !existsSync(`public/drawings/${name}.svg`))).toEqual([]);
  },
);
