import { expect, it } from 'vitest';
import { recordings, type SiteEvent } from '../events.data.ts';
import { held, listed } from './eventEntry.ts';

const event: SiteEvent = {
  id: 'night',
  title: 'Night',
  type: 'Workshop',
  start: '2027-10-30T22:00',
  end: '2027-10-31T02:30',
  timezone: 'Europe/Berlin',
  duration: '4.5 hours',
  format: 'In person',
  place: 'Cologne, Germany',
  registrations: 1,
  maxCapacity: 2,
  description: 'A night in which the clocks are put back.',
  speakers: [],
  agenda: [],
  cta: { label: 'Register' },
  updated: '2026-11-20T15:00:00Z',
};

it('an event shows the time zone name in effect on its day', () => {
  expect(listed(event).time).toMatch(/ CEST$/);
  expect(listed({ ...event, start: '2027-11-01T09:00', end: '2027-11-01T10:00' }).time).toMatch(/ CET$/);
});

it('the page keeps upcoming events and the latest past events', () => {
  const dated = Array.from({ length: 40 }, (_, at) => ({ ends: at + 1 }));
  expect(held(dated, 30, 12).map(({ ends }) => ends)).toEqual(Array.from({ length: 22 }, (_, at) => at + 19));
  expect(held(dated, 5, 12)).toEqual(dated);
  expect(held([], 0, 12)).toEqual([]);
});

it('an event links to the recording that it names, which must exist', () => {
  expect(listed(event)).not.toHaveProperty('recording');
  for (const { id, href } of recordings)
    expect(listed({ ...event, recording: id }).recording).toEqual(href ? { href } : {});
  expect(() => listed({ ...event, recording: 'no-such-film' })).toThrow(
    'The event night names the recording no-such-film, which does not exist',
  );
});

it('an event shows its own drawing, or else a drawing from the set for webinars', () => {
  expect(listed({ ...event, drawing: 'event-night' }).drawing).toBe('event-night');
  expect(listed(event).drawing).toMatch(/^type-webinar-\d$/);
});
