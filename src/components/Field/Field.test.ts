import { describe, expect, it } from 'vitest';
import { describedBy } from '.';

describe('describedBy', () => {
  it('is undefined without help and error', () => {
    expect(describedBy('email', {})).toBeUndefined();
    expect(describedBy('email', { help: '', error: '' })).toBeUndefined();
  });
  it('lists help before error, as displayed', () => {
    expect(describedBy('email', { help: 'Work address', error: 'Enter it' })).toBe('email-help email-error');
    expect(describedBy('email', { error: 'Enter it' })).toBe('email-error');
  });
});
