import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as messaging from './index.ts';
import { createMessenger } from './messenger.ts';

describe('the module', () => {
  it('can be imported and set up while prerendering, where there is no window', () => {
    expect([typeof window, typeof document, typeof sessionStorage]).toEqual(['undefined', 'undefined', 'undefined']);
    const brand = { toName: 'Team', contactAddress: 'a@b.example', noReplyAddress: 'no@b.example' };
    const messenger = createMessenger({ brand, config: messaging.messagingConfig({}) });
    expect(messenger.isConfigured('contact')).toBe(false);
    expect(messaging.createDraft('contact', ['name']).load()).toBeUndefined();
  });

  it('documents every variable it reads in .env.example', () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/import\.meta\.env\.(\w+)/g)].map(([, name]) => name);
    const documented = [...text.matchAll(/^(VITE_EMAILJS_\w+)=$/gm)].map(([, name]) => name);
    expect(read).toHaveLength(8);
    expect(documented.sort()).toEqual(read.sort());
  });
});

describe('the sentences that forms show by themselves', () => {
  it('are those of the specification', () => {
    expect(messaging.messages.contact.submitting).toBe('Sending Message...');
    expect(messaging.messages.newsletter.submitting).toBe('Subscribing...');
  });
});

describe('the value sets', () => {
  const values = (choices: readonly messaging.Choice[]) => choices.map(({ value }) => value);

  it('are those of the specification', () => {
    expect(values(messaging.urgencies)).toEqual(['low', 'medium', 'high', 'critical']);
    expect(values(messaging.inquiryTypes)).toEqual([
      'sap-migration',
      'ai-strategy',
      'cx-platform',
      'infrastructure',
      'support',
      'partnership',
    ]);
    expect(values(messaging.budgets)).toEqual(['under-50k', '50k-150k', '150k-500k', '500k-1m', 'over-1m']);
    expect(values(messaging.timelines)).toEqual(['immediate', '1-3-months', '3-6-months', '6-12-months', 'planning']);
    expect(messaging.newsletterPreferences.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'sap-insights: SAP & ERP Updates',
      'ai-trends: AI Strategy Insights',
      'cx-innovations: Customer Experience Trends',
      'case-studies: Success Stories & Case Studies',
      'industry-reports: Industry Reports & Whitepapers',
    ]);
  });

  it('know their own values and no others', () => {
    expect(messaging.isChoice(messaging.inquiryTypes, 'ai-strategy')).toBe(true);
    for (const text of ['AI-strategy', 'AI strategy', '', null, undefined, 'toString']) {
      expect(messaging.isChoice(messaging.inquiryTypes, text)).toBe(false);
    }
    expect(messaging.labelOf(messaging.inquiryTypes, 'ai-strategy')).toBe('AI strategy');
    expect(messaging.labelOf(messaging.inquiryTypes, 'General Inquiry')).toBe('General Inquiry');
  });
});
