import { implementation } from './aiImplementation.ts';
import { large, left, right, size, tick, width } from './aiPaper.ts';
import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

/**
 * Assessment: the ranked list. A process stands on it when data, rule and owner are there, and ranks by its worth.
 * What has no owner stands below the line, and is worth little.
 */
function assessment(sheet: Sheet): void {
  const conditions = [
    { name: 'Data', x: 74 },
    { name: 'Rule', x: 122 },
    { name: 'Owner', x: 178 },
  ];
  const bars = 222;
  // As far in as a card has its drawings.
  const [from, to] = [28, 452];
  const rows = [
    { name: 'Order status', worth: 0.8 },
    { name: 'Invoice matching', worth: 0.6 },
    { name: 'Complaints', worth: 0.34 },
    { name: 'Left alone', worth: 0.2, lacks: 2 },
  ];
  const [top, pitch, high] = [60, 100, 24];
  for (const { name, x } of conditions) sheet.text([x, 34], name, { size, anchor: 'middle' });
  sheet.text([bars, 34], 'Worth', { size }).line(level(from, to, 48), 'outline');
  for (const [i, { name, worth, lacks }] of rows.entries()) {
    const listed = lacks === undefined;
    const y = top + pitch * i - (listed ? 8 : 4);
    const [middle, bar, wide] = [y + 51, y + 52, (to - bars) * worth];
    if (!listed) sheet.line(level(from, to, y - 1), 'centre');
    else if (i > 0) sheet.line(level(from, to, y), 'inner');
    if (listed) sheet.text([from + 4, middle + 8], String(i + 1), { size: large, weight: 600 });
    for (const [at, { x }] of conditions.entries()) {
      const held = at !== lacks;
      sheet.rectangle(x - 13, middle - 13, 26, 26, held ? 'part' : 'existing', 'top');
      if (held) tick(sheet, [x, middle], 7);
    }
    sheet.text([bars, y + 38], name, { size, ...(i === 0 && { weight: 600 }) });
    sheet.rectangle(bars, bar, wide, high, listed ? 'part' : 'existing', 'top');
    if (listed) sheet.lines(hatching(bars, bar, wide, high, i === 0 ? 4 : 6), i === 0 ? 'hatchStrong' : 'hatchMiddle');
    if (i > 0) continue;
    sheet.rectangle(bars, bar, wide, high, 'live').liveNode([bars + wide, bar + high / 2], 10, 4.5);
  }
}

/**
 * SAP integration: what a person types and what the agent writes go through the same checks into SAP. The way around them
 * is struck out.
 */
function integration(sheet: Sheet): void {
  const block = (x: number, y: number, wide: number, high: number, name: string, weight?: number) => {
    sheet.rectangle(x, y, wide, high, 'outline', 'top');
    sheet.text([x + wide / 2, y + high / 2 + 6], name, { size, anchor: 'middle', ...(weight && { weight }) });
  };
  const [user, wide] = [left, 84];
  const checks = { x: 182, y: 20, width: 72, height: 262 };
  const systems = 364;
  const askers = [
    { name: 'Person', y: 44 },
    { name: 'Agent', y: 196 },
  ];
  const ways = [
    { name: 'S/4HANA', by: 'OData', y: 20 },
    { name: 'CX', by: 'Events', y: 114 },
    { name: 'BTP', by: 'Joule skills', y: 208 },
  ];
  const inner = checks.x + checks.width;
  // Around the checks there is no way.
  const around = 326;
  const [from, to] = [user + wide / 2, systems + 48];
  sheet.line([[from, 262], [from, around], [to, around], [to, 282]], 'existing'); // biome-ignore format: one way
  const cross = 150;
  sheet.circle([cross, around], 15, null, 'top').rectangle(163, around - 12, 127, 24, 'casing', 'top');
  sheet.text([228, around + 6], 'Never around', { size, anchor: 'middle' });
  for (const side of [-1, 1]) sheet.line([[cross - 9, around - 9 * side], [cross + 9, around + 9 * side]], 'outline'); // biome-ignore format: one stroke
  for (const { name, by, y } of ways) {
    block(systems, y, right - systems, 74, name, 600);
    const middle = y + 42;
    sheet.line(level(inner, systems, middle), 'part');
    const ends: [Point, Point] = [[inner + 2, middle], [systems - 2, middle]]; // biome-ignore format: both ends
    sheet.lines([arrowHead(...ends), arrowHead(ends[1], ends[0])], 'part');
    sheet.text([(inner + systems) / 2, middle - 9], by, { size, anchor: 'middle' });
  }
  for (const { name, y } of askers) {
    block(user, y, wide, 66, name, name === 'Agent' ? 600 : undefined);
    const [read, write] = [y + 20, y + 48];
    const [start, end] = [user + wide, checks.x];
    const live = name === 'Agent';
    sheet.line(level(start, end, read), 'part').line(arrowHead([end, read], [start + 2, read]), 'part');
    // The live node at the checks would hide the arrow's head.
    const tip: Point = [end - (live ? 14 : 2), write];
    sheet.lines([level(start, end, write), arrowHead([start, write], tip)], live ? 'live' : 'part');
    sheet.text([(start + end) / 2, read - 7], 'Read', { size, anchor: 'middle' });
    sheet.text([(start + end) / 2, write + 19], 'Write', { size, anchor: 'middle' });
  }
  sheet.rectangle(checks.x, checks.y, checks.width, checks.height, 'outline', 'top');
  sheet.lines(hatching(checks.x, checks.y, checks.width, checks.height, 9), 'hatch');
  sheet.rectangle(checks.x + 4, 124, checks.width - 8, 52, 'casing', 'top');
  const centre = checks.x + checks.width / 2;
  sheet.text([centre, 146], 'Same', { size, anchor: 'middle', weight: 600 });
  sheet.text([centre, 166], 'checks', { size, anchor: 'middle', weight: 600 });
  sheet.liveNode([checks.x, 244], 10, 4.5);
}

/**
 * Monitoring: a stem for every night, as high as the answers were good, and what else is watched below it. The first night
 * below the limit switches the version off and tells its owner, who alone switches it on again.
 */
function monitoring(sheet: Sheet): void {
  const [axis, limit, strip, foot] = [288, 166, 60, 468];
  const [start, night, nights] = [30, 5, 84];
  const [off, on] = [49, 62];
  const x = (at: number) => start + night * at;
  const end = x(nights);
  // Prices and products wear the answers down, then a change of the model does what a test is there to find.
  const good = (at: number): number => {
    if (at === off) return axis - limit - 14;
    const noise = (((at * 37) % 11) - 5) * 0.8;
    return Math.round(noise + (at < off ? 186 - 54 * (at / off) ** 3 : 192));
  };
  // From one time to the next.
  const unrest = (at: number) => ((at * at * 3 + at * 5) % 13) - 6;
  const watched: readonly (readonly [name: string, high: (at: number) => number])[] = [
    ['Cost', (at) => 14 + unrest(at + 2) / 2],
    ['Time', (at) => 14 + unrest(at + 9) / 1.3],
    // The version that answers badly is the one that has to refuse more.
    ['Refusals', (at) => 8 + unrest(at + 5) / 3 + (at <= off ? 22 * (at / off) ** 4 : 0)],
  ];
  const versions = [range(off + 1), range(nights + 1 - on).map((at) => at + on)];
  const shown = versions.flat();
  sheet.lines(shown.map((at) => upright(x(at), axis - good(at), axis)), 'hatchStrong'); // biome-ignore format: the stems
  for (const version of versions) sheet.line(version.map((at): Point => [x(at), axis - good(at)]), 'part'); // biome-ignore format: one version
  sheet.line(level(start, end, limit), 'casing').line(level(start, end, limit), 'existing');
  // While it is off nobody gets an answer.
  const pause = [x(off), axis, x(on) - x(off), foot - axis] as const;
  sheet.rectangle(...pause, 'part', 'top').lines(hatching(...pause, 9), 'hatchMiddle');
  for (const [i, [name, high]] of watched.entries()) {
    const ground = axis + strip * (i + 1);
    for (const version of versions) {
      const some = version.filter((at, i) => i % 3 === 0 || at === off || at === nights);
      sheet.line(some.map((at): Point => [x(at), ground - Math.round(high(at))]), 'part'); // biome-ignore format: one version
    }
    sheet.text([start, axis + strip * i + 22], name, { size });
    if (i < watched.length - 1) sheet.lines([level(start, x(off), ground), level(x(on), end, ground)], 'detail');
  }
  sheet.text([(x(off) + x(on)) / 2 + 2, limit - 8], 'Limit', { size, anchor: 'middle' });
  sheet.lines([level(start, end, axis), level(start, end, foot)], 'outline');
  sheet.lines(range(13).map((week) => upright(x(week * 7), foot, foot + (week % 4 ? 6 : 12))), 'detail'); // biome-ignore format: its weeks
  for (const week of [0, 4, 8, 12]) {
    const anchor = week === 0 ? 'start' : week === 12 ? 'end' : 'middle';
    sheet.text([x(week * 7), foot + 29], week ? String(week) : 'Week 0', { size, anchor });
  }
  sheet.text([start, 33], 'Quality, every night', { size });
  sheet.line(upright(x(off), 20, foot), 'casing').line(upright(x(off), 20, foot), 'live');
  sheet.liveNode([x(off), limit + 14], 10, 4.5);
  sheet.text([x(off) + 10, 33], 'Off, owner told', { size, weight: 600 });
  sheet.line(upright(x(on), 50, axis - good(on)), 'leader').circle([x(on), axis - good(on)], 4, 'terminal', 'top');
  sheet.text([x(on) + 8, 63], 'On again', { size });
}

/** What each part of /ai says, 480 units wide, by the last part of its file's name. Two stand beside a column of words and points. */
export const aiDrawings = (): [name: string, drawing: Drawing][] =>
  (
    [
      ['assessment', assessment, 468],
      ['implementation', implementation, 590],
      ['integration', integration, 360],
      ['monitoring', monitoring, 512],
    ] as const
  ).map(([name, draw, height]) => {
    const sheet = new Sheet(1, 'paged');
    draw(sheet);
    return [`ai-${name}`, { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] }];
  });
