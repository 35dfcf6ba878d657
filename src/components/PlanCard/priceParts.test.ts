import { describe, expect, it } from 'vitest';
import { priceParts } from './priceParts.ts';

describe('priceParts', () => {
  it.each([
    ['from $6K/month', { before: 'from', amount: '$6K', after: '/month' }],
    ['From €12,500/year', { before: 'From', amount: '€12,500', after: '/year' }],
    ['$35K', { before: '', amount: '$35K', after: '' }],
    ['Custom', { before: '', amount: 'Custom', after: '' }],
    ['', { before: '', amount: '', after: '' }],
  ])('takes "%s" apart', (price, parts) => expect(priceParts(price)).toEqual(parts));
});
