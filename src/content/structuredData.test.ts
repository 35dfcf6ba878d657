import type { Offer } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import type { SiteEvent } from './events.data.ts';
import { eventOf } from './structuredData.ts';

const event: SiteEvent = {
  id: 'forum',
  title: 'Forum',
  type: 'Forum',
  start: '2027-03-28T01:00',
  end: '2027-03-28T03:30',
  timezone: 'Europe/Berlin',
  duration: '90 minutes',
  format: 'In person',
  place: 'Cologne, Germany',
  registrations: 1,
  maxCapacity: 2,
  description: 'A night in which the clocks are put forward.',
  speakers: [],
  agenda: [],
  cta: { label: 'Register', href: 'https://tickets.example/forum' },
  updated: '2026-11-20T15:00:00Z',
};
const END = Date.UTC(2027, 2, 28, 1, 30);

describe('the structured data of an event', () => {
  it.each([
    ['a minute before its end', END - 60_000, 1],
    ['at its end', END, 0],
    ['long after its end', END + 1e11, 0],
  ])('has an offer only before the event ends: %s', (_when, now, offers) => {
    const [told] = eventOf(event, now);
    expect(told).toMatchObject({
      startDate: '2027-03-28T01:00:00+01:00',
      endDate: '2027-03-28T03:30:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
    });
    const given = [(told as { offers?: Offer })?.offers].filter(Boolean);
    expect(given).toHaveLength(offers);
    for (const offer of given)
      expect(offer).toMatchObject({ url: event.cta.href, validThrough: '2027-03-28T03:30:00+02:00' });
  });

  it('has no offer if the event has no registration link', () => {
    expect(eventOf({ ...event, cta: { label: 'Register' } }, 0)[0]).not.toHaveProperty('offers');
  });
});
