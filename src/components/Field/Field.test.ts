import { describe, expect, it } from 'vitest';
import { describedBy } from '.';

describe('describedBy', () => {
  it('names nothing for a bare field', () => {
    expect(describedBy('email', {})).toBeUndefined();
    expect(describedBy('email', { help: '', error: '' })).toBeUndefined();
  });
  it('names help before error, as they are shown', () => {
    expect(describedBy('email', { help: 'Work address', error: 'Enter it' })).toBe('email-help email-error');
    expect(describedBy('email', { error: 'Enter it' })).toBe('email-error');
  });
});
