import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resourceValues } from './resourceValues.ts';
import { typeDrawing, withDrawings } from './typeDrawings.ts';

it.each([...resourceValues.type.map(({ value }) => value), 'event'] as const)(
  'forty records of the type %s without drawings use every drawing of its set',
  (type) => {
    const records = Array.from({ length: 40 }, (_, i) => ({ id: `another-record-${i}` }));
    const names = new Set(withDrawings(type, records).map(({ drawing }) => drawing));
    expect(names.size).toBe(3);
    expect([...names].filter((name) => !existsSync(`public/drawings/${name}.svg`))).toEqual([]);
  },
);

it('a record has the drawing selected by its id, unless it names one', () => {
  expect(typeDrawing('blog', 'a-record')).toBe(typeDrawing('blog', 'a-record'));
  const named = [{ id: 'a-record', drawing: 'record-of-its-own' }];
  expect(withDrawings('blog', named).map(({ drawing }) => drawing)).toEqual(['record-of-its-own']);
});
