import { events } from '../../src/content/events.data.ts';
import { eventsPage } from '../../src/content/listPages/events.data.ts';
import { momentOf } from '../../src/content/zones.ts';
import { openStarted } from '../support/page.ts';
import { expect, type Page, test } from '../support/test.ts';

// The built page shows the events as of build time. Scripts then update it by the visitor's clock.

const MINUTE = 60_000;
const path = '/resources/events';
const { upcoming, past } = eventsPage;

const records = events
  .map(({ title, start, end, timezone }) => ({
    title,
    starts: momentOf(start, timezone),
    ends: momentOf(end, timezone),
  }))
  .sort((a, b) => a.starts - b.starts);
const lastEnd = Math.max(...records.map(({ ends }) => ends));

/** Expects the events as of a given time. Events that were past at build time stay past, whatever the clock says. */
async function expectEventsAt(page: Page, moment: number) {
  const now = Math.max(moment, Date.now());
  const over = records.filter(({ ends }) => ends <= now).reverse();
  const toCome = records.filter(({ ends }) => ends > now).slice(0, upcoming.first);
  const shown = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('article').getByRole('heading');
  await expect(shown(upcoming.heading)).toHaveText(toCome.map(({ title }) => title));
  await expect(shown(past.heading)).toHaveText(over.slice(0, past.first).map(({ title }) => title));
  await expect(page.locator('a[href$=".ics"]')).toHaveCount(toCome.length);
  const none = page.getByRole('heading', { name: upcoming.none.title, exact: true });
  await expect(none).toHaveCount(toCome.length === 0 ? 1 : 0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the events as of build time', async ({ page }) => {
    await page.goto(path);
    await expectEventsAt(page, Date.now());
  });
});

test('an event that ends while the page is open becomes a past one', async ({ page }) => {
  await page.clock.install({ time: lastEnd - MINUTE });
  await openStarted(page, path);
  await expectEventsAt(page, lastEnd - MINUTE);
  await page.clock.fastForward(2 * MINUTE);
  await expectEventsAt(page, lastEnd);
});
