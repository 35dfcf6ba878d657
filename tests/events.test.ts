import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { events } from '../src/content/events.ts';
import { eventsPage } from '../src/content/listPages/events.ts';
import { momentOf } from '../src/content/zones.ts';
import { startApplication, visitSite } from './support/site.ts';

// What the page of events shows by the clock: at the build, and by that of a visitor who comes later.

const MINUTE = 60_000;
const path = '/resources/events';
const { open } = visitSite();

const records = events
  .map(({ id, title, end, timezone, start }) => ({
    id,
    title,
    starts: momentOf(start, timezone),
    ends: momentOf(end, timezone),
  }))
  .sort((a, b) => a.starts - b.starts);
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/**
 * What is to be read at a moment, of many events the first. What was over at the build stays over, whatever a visitor's clock
 * shows.
 */
function expectedAt(moment: number) {
  const now = Math.max(moment, Date.now());
  const past = records.filter(({ ends }) => ends <= now).reverse();
  const upcoming = records.filter(({ ends }) => ends > now);
  return {
    upcoming: titles(upcoming.slice(0, eventsPage.upcoming.first)),
    past: titles(past.slice(0, eventsPage.past.first)),
    calendars: Math.min(upcoming.length, eventsPage.upcoming.first),
    closed: Math.min(past.length, eventsPage.past.first),
    none: upcoming.length === 0 ? 1 : 0,
  };
}

async function shownOn(page: Page) {
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const titlesIn = (name: string) => part(name).getByRole('article').getByRole('heading').allTextContents();
  const { upcoming, past } = eventsPage;
  return {
    upcoming: await titlesIn(upcoming.heading),
    past: await titlesIn(past.heading),
    calendars: await page.locator('a[href$=".ics"]').count(),
    closed: await page.getByText('Registration is closed.', { exact: true }).count(),
    none: await page.getByRole('heading', { name: upcoming.none.title, exact: true }).count(),
  };
}

describe('the page of events', () => {
  it('is prerendered as it is at the build', async () => {
    const { page } = await open(path, { javaScript: false });
    expect(await shownOn(page)).toEqual(expectedAt(Date.now()));
  });

  it.each([
    ['is behind', 0],
    ...records.flatMap(({ id, ends }): [string, number][] => [
      [`shows a minute before ${id} ends`, ends - MINUTE],
      [`shows the end of ${id}`, ends],
    ]),
  ])('shows what is to come and what is past to a visitor whose clock %s', async (_clock, moment) => {
    const { page, problems } = await open(path, { before: (page) => page.clock.setFixedTime(moment) });
    await startApplication(page);
    await expect.poll(() => shownOn(page)).toEqual(expectedAt(moment));
    expect(problems).toEqual([]);
  });

  it.each(records)('follows the clock while it is open, as $id ends', async ({ ends }) => {
    const before = ends - MINUTE;
    const { page, problems } = await open(path, { before: (page) => page.clock.install({ time: before }) });
    await startApplication(page);
    await expect.poll(() => shownOn(page)).toEqual(expectedAt(before));
    await page.clock.fastForward(2 * MINUTE);
    await expect.poll(() => shownOn(page)).toEqual(expectedAt(ends));
    expect(problems).toEqual([]);
  });
});
