import { Axonometric, type View } from './axonometric.ts';
import type { Point } from './geometry.ts';
import { node, riser } from './parts.ts';
import { colours } from './pens.ts';
import { plateDepth, plateThickness, plateWidth } from './plate.ts';
import { drawPlate, type PlateKind, plateOrder } from './plates.ts';
import { Sheet } from './sheet.ts';
import { attributes, type Drawing, pathData } from './svg.ts';
import { traceOf } from './traces.ts';

/** Where the general arrangement stands on its paper. */
export interface AssemblyOptions extends View {
  /** Distance from plate to plate, in plate units. */
  readonly gap: number;
  readonly viewBox: Drawing['viewBox'];
  /** Share of every pen's opacity, 0 to 1; 1 where left out. */
  readonly ink?: number;
  /** Number and name of each plate in its face. */
  readonly lettered?: boolean;
}

/** The general arrangement behind the desktop hero, in the 1440 × 900 stage. */
export const heroAssembly: AssemblyOptions = {
  originX: 853,
  originY: 479,
  scale: 24.6,
  gap: 5.1,
  viewBox: [0, 0, 1440, 900],
  ink: 0.9,
  lettered: true,
};

/** The one below the hero's buttons on a phone. */
export const phoneAssembly: AssemblyOptions = {
  // Leaves the right edge to the words' leader.
  originX: 146,
  originY: 276,
  scale: 13.1,
  gap: 5.5,
  viewBox: [0, 0, 350, 470],
  ink: 0.9,
};

/** The small one beside the Solutions menu. */
export const menuAssembly: AssemblyOptions = {
  originX: 126,
  originY: 168,
  scale: 10.2,
  gap: 5.2,
  // The design's box, moved so that the drawing stands in its middle.
  viewBox: [-4, -31, 304, 370],
  ink: 0.7,
};

/** Where risers leave the three lower plates, from the lowest up. */
export const riserPlaces: readonly (readonly Point[])[] = [
  [
    [1.9, 9.9],
    [4.2, 9.9],
    [8.6, 10.45],
    [12.2, 10.24],
    [13.9, 2.4],
    [13.56, 5.1],
  ],
  [
    [2.6, 10.3],
    [7.4, 9.56],
    [10.6, 10.3],
    [13.9, 7.4],
    [13.9, 3.9],
    [11.9, 9.9],
  ],
  [
    [0.9, 9.6],
    [8.8, 10.4],
    [13.6, 8.2],
    [13.9, 1.9],
    [11.2, 10.4],
    [5.2, 10.4],
  ],
];

/** The three corners that are joined by chain lines, to show that the plates belong together. */
const frontCorners: readonly Point[] = [
  [0, plateDepth],
  [plateWidth, plateDepth],
  [plateWidth, 0],
];

/** A drawn assembly, with what is needed to place things on it. */
export interface Assembly {
  readonly view: Axonometric;
  /** A point of a plate on the paper. @param plate 0 to 3 from the lowest; @param lift above it, in plate units. */
  readonly project: (x: number, y: number, plate: number, lift?: number) => Point;
  /** Whether a point of a plate can be seen past all that stands in front of it. */
  readonly isVisible: (x: number, y: number, plate: number, lift?: number) => boolean;
}

/** Builds the general arrangement on a sheet. `assemblyDrawing` gives the finished drawing. */
export function buildAssembly({ gap, ink = 1, lettered = false, ...position }: AssemblyOptions): Assembly {
  const view = new Axonometric(position, new Sheet(ink));
  const slabDone: number[] = [];
  const plateDone: number[] = [];
  plateOrder.forEach((kind, i) => {
    const z = i * gap;
    const top = i === plateOrder.length - 1;
    slabDone.push(view.sheet.count + slabMarks);
    drawPlate(view, kind, { z, frontOnly: !top, lettered });
    plateDone.push(view.sheet.count);
    if (top) return;
    const underside = z + gap - plateThickness;
    for (const [x, y] of frontCorners) {
      view.line(
        [
          [x, y, z],
          [x, y, underside],
        ],
        'centre',
      );
    }
    for (const [x, y] of riserPlaces[i] ?? []) {
      node(view, [x, y, z], 0.15);
      riser(view, [x, y], z, underside);
    }
  });
  const project: Assembly['project'] = (x, y, plate, lift = 0) => view.project(x, y, plate * gap + lift);
  return {
    view,
    project,
    // What stands on a plate hides the plate's own lines, but not the risers, which are drawn after it.
    isVisible: (x, y, plate, lift = 0) =>
      !view.sheet.isCovered(project(x, y, plate, lift), (lift > 0 ? plateDone : slabDone)[plate] ?? 0),
  };
}

/** Marks that make up a slab's faces, before anything is drawn on it. */
const slabMarks = 3;

/**
 * The general arrangement: four plates, exploded, joined by risers. For one plate use
 * `plateDrawing`.
 */
export function assemblyDrawing(options: AssemblyOptions): Drawing {
  return {
    viewBox: options.viewBox,
    groups: [{ id: 'd', markup: buildAssembly(options).view.sheet.toString() }],
  };
}

/**
 * The edge of one plate of an assembly, filled with signal: laid over it, the plate lights. The mitre between the two
 * faces stays open.
 */
export function plateHighlight(kind: PlateKind, options: AssemblyOptions): string {
  const view = new Axonometric(options);
  const z = plateOrder.indexOf(kind) * options.gap;
  const foot = z - plateThickness;
  const corner = (x: number, y: number, level: number) => view.project(x, y, level);
  const edge = traceOf(
    [
      corner(0, plateDepth, z),
      corner(0, plateDepth, foot),
      corner(plateWidth, plateDepth, foot),
      corner(plateWidth, 0, foot),
      corner(plateWidth, 0, z),
      corner(plateWidth, plateDepth, z),
    ],
    true,
  );
  const mitre = traceOf([corner(plateWidth, plateDepth, z), corner(plateWidth, plateDepth, foot)]);
  const pen = { 'vector-effect': 'non-scaling-stroke' };
  return (
    `<path${attributes({ ...pen, stroke: colours.signal, 'stroke-width': '1.25', fill: colours.signal, 'fill-opacity': '.35', d: pathData([edge]) })}/>` +
    `<path${attributes({ ...pen, stroke: colours.ground, 'stroke-width': '1', d: pathData([mitre]) })}/>`
  );
}

/** The small assembly of the Solutions menu (`d`), and the highlight of each plate (`core`, `bus`, `ai`, `cx`). */
export function menuDrawing(): Drawing {
  const { viewBox, groups } = assemblyDrawing(menuAssembly);
  const highlights = plateOrder.map((id) => ({ id, markup: plateHighlight(id, menuAssembly) }));
  return { viewBox, groups: [...groups, ...highlights] };
}
