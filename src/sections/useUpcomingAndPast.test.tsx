// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastPassed } from '../content/dates';
import { useUpcomingAndPast } from './useUpcomingAndPast';

const DAY = 86_400_000;
const NOON = Date.UTC(2027, 1, 1, 12);
const entries = [
  { id: 'today', ends: NOON },
  { id: 'tomorrow', ends: NOON + DAY },
  { id: 'spring', ends: NOON + 60 * DAY },
];
const ends = entries.map((entry) => entry.ends);

describe('lastPassed', () => {
  it.each([
    [[10, 20, 30], 9, 0],
    [[10, 20, 30], 10, 10],
    [[30, 10, 20], 29, 20],
    [[10, 20, 30], 99, 30],
    [[], 99, 0],
  ])('of %j, at %i, is %i', (moments, now, last) => expect(lastPassed(moments, now)).toBe(last));
});

/** All texts that the list rendered. */
const rendered: string[] = [];

function List({ atBuild }: { atBuild: number }) {
  const { upcoming, past } = useUpcomingAndPast(entries, atBuild);
  const text = [upcoming, past].map((list) => list.map(({ id }) => id).join(' ')).join(' | ');
  rendered.push(text);
  return <p>{text}</p>;
}

describe('useUpcomingAndPast', () => {
  let root: Root | undefined;
  let reported = vi.fn();

  /** Opens a page in a browser whose clock differs from the time of the build; returns the visible text. */
  async function open({ built, visited }: { built: number; visited: number }) {
    const atBuild = lastPassed(ends, built);
    vi.setSystemTime(built);
    document.body.innerHTML = renderToString(<List atBuild={atBuild} />);
    vi.setSystemTime(visited);
    rendered.length = 0;
    await act(async () => {
      root = hydrateRoot(document.body, <List atBuild={atBuild} />, { onRecoverableError: reported });
    });
    return shown();
  }
  const shown = () => document.body.textContent;
  const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    reported = vi.fn();
  });
  afterEach(async () => {
    expect(reported).not.toHaveBeenCalled();
    await act(async () => root?.unmount());
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps the lists of the build if nothing has ended since', async () => {
    expect(await open({ built: NOON - 2, visited: NOON - 1 })).toBe('today tomorrow spring | ');
    expect(rendered).toEqual(['today tomorrow spring | ']);
  });

  it('hydrates with the lists of the build, then moves entries that have ended since, latest first', async () => {
    expect(await open({ built: NOON - 1, visited: NOON + DAY })).toBe('spring | tomorrow today');
    expect(rendered[0]).toBe('today tomorrow spring | ');
  });

  it('has no upcoming entries after the last end', async () => {
    expect(await open({ built: NOON, visited: NOON + 61 * DAY })).toBe(' | spring tomorrow today');
  });

  it('keeps past entries in the past if the clock is slow', async () => {
    expect(await open({ built: NOON + DAY, visited: 0 })).toBe('spring | tomorrow today');
  });

  it('moves an entry at its exact end while the page is open', async () => {
    await open({ built: NOON - 2 * DAY, visited: NOON - 1000 });
    await wait(999);
    expect(shown()).toBe('today tomorrow spring | ');
    await wait(1);
    expect(shown()).toBe('tomorrow spring | today');
    await wait(DAY);
    expect(shown()).toBe('spring | tomorrow today');
  });

  it('waits longer than the maximum timeout', async () => {
    await open({ built: NOON + DAY, visited: NOON + DAY });
    await wait(59 * DAY - 1);
    expect(shown()).toBe('spring | tomorrow today');
    await wait(1);
    expect(shown()).toBe(' | spring tomorrow today');
  });

  it('updates when the page becomes visible again', async () => {
    await open({ built: NOON - 1, visited: NOON - 1 });
    // Timers stand still while a device sleeps.
    vi.setSystemTime(NOON + DAY);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('spring | tomorrow today');
  });
});
