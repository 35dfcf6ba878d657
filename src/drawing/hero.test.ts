import { describe, expect, it } from 'vitest';
import { buildAssembly, heroAssembly, phoneAssembly } from './assembly.ts';
import { filmTracks, lightAlong } from './film.ts';
import type { Point } from './geometry.ts';
import { heroDrawing } from './hero.ts';
import { filmFrame, heroPhone, heroStage, heroWords } from './heroStage.ts';
import { assemblyLights } from './lights.ts';
import { randomFrom } from './random.ts';
import { assemblyTracks } from './tracks.ts';

const stage = heroStage();
const phone = heroPhone();

const pointsOf = (path: string): Point[] =>
  [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('callouts', () => {
  it.each(stage.callouts)('the leader of plate $plate has one 45 degree bend, then runs level', (callout) => {
    const { anchor, bend, shelfY, shelfEndX } = callout;
    expect(Math.abs(bend[0] - anchor[0])).toBeCloseTo(Math.abs(bend[1] - anchor[1]), 5);
    expect(bend[1]).toBe(shelfY);
    expect(bend[0]).toBeLessThan(shelfEndX);
  });
});

describe.each(heroWords)('the word %s', (word) => {
  it('leads from the typed shelf to its node with one 45 degree bend', () => {
    const [start, bend, node, ...more] = pointsOf(stage.words[word].leader) as [Point, Point, Point];
    expect(more).toEqual([]);
    expect(start[0]).toBeLessThan(0);
    expect(start[1]).toBe(568);
    expect(bend[1]).toBe(568);
    expect(Math.abs(node[0] - bend[0])).toBeCloseTo(Math.abs(node[1] - bend[1]), 5);
    expect(node).toEqual(stage.words[word].node);
  });

  it('comes down the right margin on a phone, with one 45 degree bend', () => {
    const [start, bend, node] = pointsOf(phone.words[word].leader) as [Point, Point, Point];
    expect(start[0]).toBe(phone.railX);
    expect(bend[0]).toBe(phone.railX);
    expect(bend[1]).toBeGreaterThan(0);
    expect(bend[0] - node[0]).toBeCloseTo(node[1] - bend[1], 5);
  });
});

describe('lights', () => {
  it.each([
    ['desktop', heroAssembly],
    ['phone', phoneAssembly],
  ] as const)('%s: fifty, apart from each other, on visible lines of the drawing', (_name, options) => {
    const lights = assemblyLights(options);
    expect(lights).toHaveLength(50);
    expect(new Set(lights.map(String)).size).toBe(50);
    const tracks = assemblyTracks(buildAssembly(options), options, 0.3);
    const seen = tracks.flatMap(({ points, visible }) => points.filter((_, i) => visible[i]));
    const strays = lights.filter(([x, y]) => !seen.some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 0.08));
    expect(strays).toEqual([]);
  });
  it('are in the hero’s file, ten to a group', () => {
    for (const view of ['stage', 'phone'] as const) {
      const groups = heroDrawing(view).groups.filter(({ id }) => id.startsWith('lights'));
      expect(groups.map(({ markup }) => markup.match(/h0/g)?.length)).toEqual([10, 10, 10, 10, 10]);
    }
  });
});

describe('the stage’s drawing', () => {
  it('is see-through, so that the film shows between its lines', () => {
    const [drawing] = heroDrawing('stage').groups;
    const filled = [...(drawing?.markup ?? '').matchAll(/<path[^>]*>/g)].map(([path]) => path);
    const fills = filled.flatMap((path) => (path.includes(' fill="') ? [/ fill="([^"]+)"/.exec(path)?.[1]] : []));
    // Two shades, the dots of the nodes, and where the callouts end.
    const ends = stage.callouts.map(() => 'var(--color-canvas)');
    expect(fills.toSorted()).toEqual(['#000', '#000', 'currentColor', ...ends]);
    expect(filled.filter((path) => path.includes('fill="#000"')).every((path) => path.includes('fill-opacity'))).toBe(
      true,
    );
  });
});

describe('film', () => {
  const tracks = filmTracks(randomFrom('film'));

  it('has no seam', () => {
    for (const track of tracks) {
      const [first, last] = [lightAlong(track, 0), lightAlong(track, 1)];
      expect(last).toHaveLength(first.length);
      first.forEach((spot, i) => {
        expect(last[i]?.x).toBeCloseTo(spot.x, 3);
        expect(last[i]?.strength).toBeCloseTo(spot.strength, 3);
      });
    }
  });

  it('lights nothing outside its frame, nor where the drawing hides the line', () => {
    for (const { points, share } of tracks) {
      for (const [x, y] of points.filter((_, i) => share[i])) {
        expect(x > filmFrame.x && x < filmFrame.x + filmFrame.width).toBe(true);
        expect(y > filmFrame.y && y < filmFrame.y + filmFrame.height).toBe(true);
      }
      expect(share[0]).toBeLessThan(0.1);
    }
  });
});
