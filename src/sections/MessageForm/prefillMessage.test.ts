import { describe, expect, it } from 'vitest';
import { applicationFor } from '../../content/requests';
import { prefillMessage } from './prefillMessage';

const messageAt = (address: string) => prefillMessage(new URL(address, 'https://example.com').searchParams)?.message;

describe('an application', () => {
  it('prefills the message of the linked form with its position', () => {
    for (const form of ['/contact', '/contact/sales-inquiry?interest=other'])
      expect(messageAt(applicationFor(form, 'Architect, CX & AI'))).toBe('Position: Architect, CX & AI\n');
  });

  it('keeps other query parameters', () => {
    const address = applicationFor('/contact/sales-inquiry?interest=other', 'Architect');
    expect(new URL(address, 'https://example.com').searchParams.get('interest')).toBe('other');
  });

  it('prefills no message without a position', () => {
    expect(messageAt('/contact?type=ai-strategy')).toBeUndefined();
  });
});
