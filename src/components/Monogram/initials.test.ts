import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ruth Kessler', 'RK'],
  ['Dr. Anjali Rao', 'AR'],
  ['Maria del Carmen Vidal', 'MV'],
  ['Sukarno', 'S'],
  ['émile  zola ', 'ÉZ'],
  ['', ''],
])('initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
