import { describe, expect, it } from 'vitest';
import { applicationFor } from '../../content/requests';
import { prefillMessage } from './prefillMessage';

const messageAt = (address: string) => prefillMessage(new URL(address, 'https://example.com').searchParams)?.message;

describe('an application', () => {
  it('names its position in the message of the form that it leads to', () => {
    for (const form of ['/contact', '/contact/sales-inquiry?interest=other'])
      expect(messageAt(applicationFor(form, 'Architect, CX & AI'))).toBe('Position: Architect, CX & AI\n');
  });

  it('keeps what else the form is asked for', () => {
    const address = applicationFor('/contact/sales-inquiry?interest=other', 'Architect');
    expect(new URL(address, 'https://example.com').searchParams.get('interest')).toBe('other');
  });

  it('begins no message without a position', () => {
    expect(messageAt('/contact?type=ai-strategy')).toBeUndefined();
  });
});
