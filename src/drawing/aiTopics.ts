import { arrowHead } from './arrowHead.ts';
import { hatching, type Point } from './geometry.ts';
import { dimensionLine } from './measure.ts';
import { level, range, upright } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const paper = { width: 480, height: 360 } as const;
const [left, right] = [20, paper.width - 20];
/** Lettering, and that of figures: both can still be read where a phone shows the paper 292 pixels wide. */
const [size, large] = [16, 19];

/** A sign that a condition holds. */
function tick(sheet: Sheet, [x, y]: Point, half: number): void {
  sheet.line([[x - half, y], [x - half * 0.25, y + half * 0.8], [x + half, y - half * 0.8]], 'outline'); // biome-ignore format: one tick
}

/**
 * Assessment: the ranked list. A process stands on it when data, rule and owner are there, and ranks by its worth: the
 * one that is worth most has no owner, so it stands below the line.
 */
function assessment(sheet: Sheet): void {
  const conditions = [
    { name: 'Data', x: 74 },
    { name: 'Rule', x: 122 },
    { name: 'Owner', x: 178 },
  ];
  const bars = 222;
  const rows = [
    { name: 'Order status', worth: 0.8 },
    { name: 'Invoice matching', worth: 0.6 },
    { name: 'Complaints', worth: 0.34 },
    { name: 'Left alone', worth: 1, lacks: 2 },
  ];
  const [top, pitch, high] = [54, 74, 18];
  for (const { name, x } of conditions) sheet.text([x, 32], name, { size, anchor: 'middle' });
  sheet.text([bars, 32], 'Worth', { size }).line(level(left, right, 44), 'outline');
  for (const [i, { name, worth, lacks }] of rows.entries()) {
    const listed = lacks === undefined;
    const y = top + pitch * i + (listed ? 0 : 4);
    const [middle, bar, wide] = [y + 36, y + 37, (right - bars) * worth];
    if (!listed) sheet.line(level(left, right, y - 1), 'centre');
    else if (i > 0) sheet.line(level(left, right, y), 'inner');
    if (listed) sheet.text([left + 4, middle + 8], String(i + 1), { size: large, weight: 600 });
    for (const [at, { x }] of conditions.entries()) {
      const held = at !== lacks;
      sheet.rectangle(x - 11, middle - 11, 22, 22, held ? 'part' : 'existing', 'top');
      if (held) tick(sheet, [x, middle], 6);
    }
    sheet.text([bars, y + 28], name, { size, ...(i === 0 && { weight: 600 }) });
    sheet.rectangle(bars, bar, wide, high, listed ? 'part' : 'existing', 'top');
    if (listed) sheet.lines(hatching(bars, bar, wide, high, i === 0 ? 4 : 6), i === 0 ? 'hatchStrong' : 'hatchMiddle');
    if (i > 0) continue;
    sheet.rectangle(bars, bar, wide, high, 'live').liveNode([bars + wide, bar + high / 2], 10, 4.5);
  }
}

/**
 * Implementation: one use case climbs from its tests, which come before the model, layer by layer to where it is live. The
 * handrail is the agreed answers: each step is held against them.
 */
function implementation(sheet: Sheet): void {
  const steps = ['Tests', 'Retrieval', 'Prompts', 'Tools', 'Limits'];
  const [wide, rise, ground, rail] = [88, 44, 312, 54];
  const top = (i: number) => ground - rise * (i + 1);
  const post = (i: number): Point => [left + wide * (i + 0.5), top(i) - rail];
  const [first, last] = [post(0), post(steps.length - 1)];
  sheet.line([first, last], 'outline');
  for (const [i, name] of steps.entries()) {
    const x = left + wide * i;
    const y = top(i);
    sheet.rectangle(x, y, wide, ground - y, 'outline', 'top');
    // What lies under a step is what was built before it.
    const below = ground - y - rise;
    if (below > 0)
      sheet.lines(hatching(x, y + rise, wide, below, 8), 'hatch').line(level(x, x + wide, y + rise), 'detail');
    sheet.text([x + wide / 2, y + 28], name, { size, anchor: 'middle', ...(i === 0 && { weight: 600 }) });
    const [px, py] = post(i);
    sheet.line(upright(px, py, y), 'detail');
    if (i === steps.length - 1) continue;
    sheet.circle([px, py], 11, 'part', 'top');
    tick(sheet, [px, py], 5);
  }
  sheet.line([post(steps.length - 2), last], 'inner');
  sheet.text([left, 38], 'Real questions,', { size }).text([left, 60], 'agreed answers', { size });
  sheet.line(upright(first[0], 70, first[1] - 11), 'leader');
  sheet.circle(last, 13, null, 'top').liveNode(last, 13, 5);
  sheet.text([last[0] - 22, last[1] + 2], 'Live', { size: large, anchor: 'end', weight: 600 });
  dimensionLine(sheet, [left, right], 340, { text: 'One use case', size, slash: 10 });
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
  sheet.text([228, around + 6], 'never around', { size, anchor: 'middle' });
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
    sheet.text([(start + end) / 2, read - 7], 'read', { size, anchor: 'middle' });
    sheet.text([(start + end) / 2, write + 19], 'write', { size, anchor: 'middle' });
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
 * Monitoring: a stem for every night, as high as the answers were good. The first below the limit switches the
 * version off and tells its owner, who alone switches it on again.
 */
function monitoring(sheet: Sheet): void {
  const [axis, limit, start] = [308, 176, 24];
  const [nights, night] = [84, 5.1];
  const [off, on] = [49, 62];
  const x = (at: number) => start + 2 + night * at;
  // Prices and products wear the answers down, then a change of the model does what a test is there to find.
  const high = (at: number): number => {
    const noise = (((at * 37) % 11) - 5) * 0.8;
    if (at === off) return axis - limit - 14;
    return at < off ? 196 - 52 * (at / off) ** 3 + noise : 202 + noise;
  };
  const shown = range(nights + 1).filter((at) => at <= off || at >= on);
  sheet.lines(shown.map((at) => upright(x(at), axis - high(at), axis)), 'hatchStrong'); // biome-ignore format: the stems
  for (const version of [shown.filter((at) => at <= off), shown.filter((at) => at >= on)])
    sheet.line(version.map((at): Point => [x(at), axis - high(at)]), 'part'); // biome-ignore format: one version
  sheet.line(level(start, right, limit), 'casing').line(level(start, right, limit), 'existing');
  // While it is off nobody gets an answer.
  const pause = [x(off), axis - 18, x(on) - x(off), 18] as const;
  sheet.rectangle(...pause, 'part', 'top').lines(hatching(...pause, 6), 'hatchStrong');
  sheet.text([(x(off) + x(on)) / 2 + 2, limit - 8], 'limit', { size, anchor: 'middle' });
  sheet.line(level(start, right, axis), 'outline');
  sheet.lines(range(13).map((week) => upright(x(week * 7), axis, axis + (week % 4 ? 6 : 12))), 'detail'); // biome-ignore format: its weeks
  for (const week of [0, 4, 8, 12]) {
    const anchor = week === 0 ? 'start' : week === 12 ? 'end' : 'middle';
    sheet.text([week === 12 ? right : x(week * 7), axis + 32], week ? String(week) : 'Week 0', { size, anchor });
  }
  sheet.text([start, 80], 'Quality, every night', { size });
  sheet.line(upright(x(off), 30, axis), 'casing').line(upright(x(off), 30, axis), 'live');
  sheet.liveNode([x(off), limit + 14], 10, 4.5);
  sheet.text([x(off) - 10, 38], 'Off, owner told', { size, anchor: 'end', weight: 600 });
  sheet.line(upright(x(on), 44, axis - high(on)), 'leader').circle([x(on), axis - high(on)], 4, 'terminal', 'top');
  sheet.text([x(on) + 8, 56], 'On again', { size });
}

/** What each part of /ai says, 480 × 360, by the last part of its file's name. */
export const aiDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries({ assessment, implementation, integration, monitoring }).map(([name, draw]) => {
    const sheet = new Sheet();
    draw(sheet);
    return [
      `ai-${name}`,
      { viewBox: [0, 0, paper.width, paper.height], groups: [{ id: 'd', markup: sheet.toString() }] },
    ];
  });
