import { Axonometric, type View } from './axonometric.ts';
import { existing } from './existing.ts';
import type { Point } from './geometry.ts';
import { blockAt, ghost, node, route, tie } from './parts.ts';
import { onLevel, plateDepth, plateThickness, plateWidth } from './plate.ts';
import { drawPlate, type PlateKind } from './plates.ts';
import { level } from './records/paper.ts';
import { ruleLength, Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

export interface ServiceDrawingOptions {
  /** The plate that the service works on. */
  readonly plate: PlateKind;
  /** Name of what is delivered. */
  readonly delivered: string;
  /** Name of what is there today. */
  readonly existing: string;
  /** A second plate that the service reaches up to, and its name. */
  readonly above?: { readonly plate: PlateKind; readonly name: string } | undefined;
  /** The live line, where the plate's own would lie under the second plate. */
  readonly live?: readonly Point[];
  /** With whoever stands on the plate; true where left out. */
  readonly peopled?: boolean;
}

/** How far below the plate the existing landscape lies, and above it a second plate, in plate units. */
const depthBelow = 5.3;
const levelAbove = 5.6;

/** Where the plate that a service works on lies on its paper. */
export function serviceView({ above }: Pick<ServiceDrawingOptions, 'above'>): View {
  return above ? { originX: 338, originY: 194, scale: 21.6 } : { originX: 340, originY: 132, scale: 24.6 };
}

/**
 * The drawing of a service page, 760 × 640: what exists dashed below, what is delivered solid
 * above, tied together by risers, with one live stretch of bus. `names` are the callouts, `names-small` the same for phones:
 * a card that says what it is does without them.
 */
export function serviceDrawing({
  plate,
  delivered,
  existing: today,
  above,
  live = existing[plate].live,
  peopled = true,
}: ServiceDrawingOptions): Drawing {
  const view = new Axonometric(serviceView({ above }));
  const { boxes, route: course, ties } = existing[plate];
  // Two plates leave less room below.
  const floor = above ? -4 : -depthBelow;
  drawExistingSlab(view, floor);
  for (const footprint of boxes) ghost(view, blockAt(footprint, floor));
  route(view, course, floor, 'existing');
  chainLines(view, floor, -plateThickness);
  for (const [x, y] of ties) {
    view.circle([x, y, floor], 0.16, 'detail', 'top');
    tie(view, [x, y], floor, -plateThickness);
  }
  drawPlate(view, plate, { frontOnly: above !== undefined, peopled });
  if (above) {
    const foot = levelAbove - plateThickness;
    chainLines(view, 0, foot);
    for (const [x, y] of existing[above.plate].ties) {
      node(view, [x, y, 0], 0.16);
      tie(view, [x, y], 0, foot);
    }
    drawPlate(view, above.plate, { z: levelAbove, peopled });
  }
  const line = live.map(([x, y]) => view.project(x, y));
  const end = line.at(-1);
  view.sheet.line(line, 'live');
  // The ring stands clear of the plate's own node, which would show through it.
  if (end) view.sheet.circle(end, 8, null, 'top').liveNode(end);
  const names: Callout[] = [
    { at: view.project(plateWidth - 0.4, 0.4, above ? levelAbove : 0), shelf: 104, text: above?.name ?? delivered },
    { at: view.project(plateWidth, 3, floor - plateThickness / 2), shelf: 602, text: today },
  ];
  if (above)
    names.push({ at: view.project(0.5, plateDepth, -plateThickness / 2), shelf: 602, text: delivered, side: 'start' });
  return {
    viewBox: [0, 0, 760, 640],
    groups: [
      { id: 'd', markup: view.sheet.toString() },
      { id: 'names', markup: callouts(names, 17) },
      // Larger letters stand higher, clear of what rises behind.
      { id: 'names-small', markup: callouts(above ? names.map((name) => ({ ...name, shelf: name.shelf === 104 ? 42 : name.shelf })) : names, 30) }, // biome-ignore format: one group
    ],
  };
}

/** A name on a shelf, its leader upright: the shelf ends at the right edge of the paper, or starts at the leader. */
interface Callout {
  readonly at: Point;
  readonly shelf: number;
  readonly text: string;
  readonly side?: 'start' | 'edge';
}

function callouts(names: readonly Callout[], size: number): string {
  const sheet = new Sheet();
  for (const { at, shelf, text, side = 'edge' } of names) {
    const [x] = at;
    const length = ruleLength(text, size);
    const end = side === 'edge' ? 704 : x + length;
    const far = side === 'edge' ? Math.min(x, end - length) : x;
    sheet.line([at, [x, shelf]], 'casing').lines([[at, [x, shelf]], level(far, end, shelf)], 'leader'); // biome-ignore format: one line
    sheet.circle(at, size / 5, null, 'ink');
    // Its words stand beyond the shelf, where the leader does not cross them.
    sheet.text([end, shelf + size * (shelf > at[1] ? 0.98 : -0.45)], text, { size, anchor: 'end' });
  }
  return sheet.toString();
}

/** What is exploded belongs together: chain lines at the three corners in front. */
function chainLines(view: Axonometric, from: number, to: number): void {
  for (const [x, y] of [
    [0, plateDepth],
    [plateWidth, plateDepth],
    [plateWidth, 0],
  ] as const) {
    view.line(
      [
        [x, y, from],
        [x, y, to],
      ],
      'centre',
    );
  }
}

function drawExistingSlab(view: Axonometric, z: number): void {
  const foot = z - plateThickness;
  view.polygon(onLevel(z, [0, 0], [plateWidth, 0], [plateWidth, plateDepth], [0, plateDepth]), 'existing');
  view.line(
    [
      [0, plateDepth, z],
      [0, plateDepth, foot],
      [plateWidth, plateDepth, foot],
      [plateWidth, 0, foot],
      [plateWidth, 0, z],
    ],
    'existing',
  );
  view.line(
    [
      [plateWidth, plateDepth, z],
      [plateWidth, plateDepth, foot],
    ],
    'existing',
  );
}
