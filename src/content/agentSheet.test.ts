import { expect, it } from 'vitest';
import { agentSheet } from './agentSheet.data.ts';
import { articles } from './articles.data.ts';

it('the example states the same limits as the linked article', () => {
  const example = agentSheet.groups.flatMap(({ lines }) => lines.flatMap((line) => line.example)).join('\n');
  const table = articles
    .flatMap(({ parts }) => parts)
    .find(({ links }) => links?.some(({ href }) => href === agentSheet.href))?.table;
  const limits = table?.rows.flat().flatMap((cell) => cell.match(/\$?\d[\d,]*%?/g) ?? []) ?? [];
  expect(limits.length).toBeGreaterThan(3);
  for (const limit of limits) expect(example).toContain(limit);
});
