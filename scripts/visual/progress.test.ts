import { expect, test } from 'vitest';
import { progress } from './progress.ts';

function told(isTTY: boolean, total: number) {
  const lines: string[] = [];
  let time = 0;
  const step = progress('Pictures', total, { isTTY, write: (text) => lines.push(text) }, () => (time += 500));
  for (let i = 0; i < total; i += 1) step(1);
  return lines;
}

test('a line every ten per cent where lines cannot be written over', () => {
  const lines = told(false, 200);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/^Pictures: 200 of 200, \d+ s\n$/);
});

test('one line that is written over on a terminal', () => {
  const lines = told(true, 3);
  expect(lines).toEqual(['\rPictures: 1 of 3, 1 s', '\rPictures: 2 of 3, 1 s', '\rPictures: 3 of 3, 2 s\n']);
});
