import { type Assembly, buildAssembly, heroAssembly, phoneAssembly } from './assembly.ts';
import type { Point } from './geometry.ts';
import { plateDepth, plateThickness } from './plate.ts';
import { decimal } from './svg.ts';

/** The words that are typed in the hero (spec 2.3). Each names a node of the drawing. */
export const heroWords = ['AI', 'Automation', 'Integration', 'Intelligence'] as const;
export type HeroWord = (typeof heroWords)[number];

/** Where one word leads. Paths are in stage units. */
export interface WordPlace {
  /** The node that lights. */
  readonly node: Point;
  /** From the shelf (or, on a phone, the rail) to the node, with one 45° bend. */
  readonly leader: string;
  /** The riser above the node and a stretch of its bus. */
  readonly bus: string;
}

/** A figure's leader: from the anchor at 45° to the bend, then level along the shelf. */
export interface Callout {
  /** 0 to 3 from the lowest plate. */
  readonly plate: number;
  readonly anchor: Point;
  readonly bend: Point;
  readonly shelfY: number;
  readonly shelfEndX: number;
}

/** What lies over the general arrangement on the stage. The callouts are in its file; the page draws what changes. */
export interface HeroStage {
  readonly width: number;
  readonly height: number;
  readonly callouts: readonly Callout[];
  readonly words: Readonly<Record<HeroWord, WordPlace>>;
}

/** All that the page draws over the phone's drawing. */
export interface HeroPhone {
  readonly width: number;
  readonly height: number;
  /** Where the rail runs down, right of the drawing in the page's margin; leaders come down on it from far above. */
  readonly railX: number;
  readonly words: Readonly<Record<HeroWord, WordPlace>>;
}

interface Place {
  readonly plate: number;
  readonly at: Point;
  /** Stretch of bus to light, in plan. */
  readonly bus: readonly Point[];
  /** No riser goes up from it. */
  readonly ends?: boolean;
}

const stagePlaces: Record<HeroWord, Place> = {
  AI: {
    plate: 2,
    at: [5.2, 10.4],
    bus: [
      [0.9, 10.4],
      [8, 10.4],
    ],
  },
  Automation: {
    plate: 0,
    at: [8.6, 10.45],
    bus: [
      [0.4, 10.45],
      [8.6, 10.45],
    ],
  },
  Integration: {
    plate: 1,
    at: [7.4, 9.56],
    bus: [
      [1.2, 9.56],
      [10.4, 9.56],
    ],
  },
  Intelligence: {
    plate: 2,
    at: [0.9, 9.6],
    bus: [
      [0.9, 9.6],
      [1.4, 9.2],
    ],
  },
};

// On a phone the leader enters from the right edge, so a node stands where its leader passes below the corner of the plate above.
const phonePlaces: Record<HeroWord, Place> = {
  AI: {
    plate: 2,
    at: [13.9, 1.9],
    bus: [
      [11.9, 1.2],
      [13.9, 1.9],
      [12.6, 2.9],
    ],
  },
  Automation: {
    plate: 0,
    at: [13.56, 5.1],
    bus: [
      [14.5, 0.4],
      [14.5, 5.1],
      [13.56, 5.1],
    ],
  },
  Integration: {
    plate: 1,
    at: [13.9, 3.9],
    bus: [
      [13.9, 0.5],
      [13.9, 8.6],
    ],
  },
  Intelligence: {
    plate: 2,
    at: [13.7, 3.9],
    bus: [
      [13.9, 1.9],
      [13.7, 3.9],
      [12.6, 2.9],
    ],
    ends: true,
  },
};

const figures: readonly { plate: number; at: Point; lift: number; shelfY: number }[] = [
  { plate: 3, at: [13.1, 2.9], lift: 2.1, shelfY: 206 },
  { plate: 2, at: [13.9, 1.9], lift: 0, shelfY: 366 },
  { plate: 1, at: [13.9, 2.4], lift: 0, shelfY: 526 },
  { plate: 0, at: [12.9, 2.2], lift: 1.5, shelfY: 686 },
];

const shelf = { y: 568, figuresEndX: 1384 } as const;

/** The words' shelf comes from far left of the stage: how far depends on where they begin, so the page cuts it there. */
const shelfStart = -3000;
/** In the middle of the page's margin: the words above begin and end in line with all others. */
const phoneRailX = 361;
/** The rail comes from far above the drawing: how far depends on the words there, so the page cuts it at the shelf. */
const phoneRailTop = -900;

/** What the page draws itself stands in its HTML, where every digit weighs: whole units. */
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const join = (points: readonly Point[]) => `M${points.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join('L')}`;

function busPath({ project, view }: Assembly, { plate, at, bus, ends }: Place): string {
  const stretch = join(bus.map((point) => rounded(project(...point, plate))));
  if (ends) return stretch;
  const foot = project(...at, plate);
  // Up to where the plate above hides the riser: the lower edge of that plate's front, straight above the node.
  const alongFront = (foot[0] - view.view.originX) / view.view.scale;
  const edge =
    alongFront + plateDepth <= 15
      ? project(alongFront + plateDepth, plateDepth, plate + 1, -plateThickness)
      : project(15, 15 - alongFront, plate + 1, -plateThickness);
  const [x, y] = rounded(foot);
  return `${stretch}M${x} ${y}V${Math.round(edge[1])}`;
}

function words(places: Record<HeroWord, Place>, place: (place: Place) => WordPlace): Record<HeroWord, WordPlace> {
  return {
    AI: place(places.AI),
    Automation: place(places.Automation),
    Integration: place(places.Integration),
    Intelligence: place(places.Intelligence),
  };
}

/**
 * Geometry of the desktop hero in its stage of 1440 × 900 units: the page draws the
 * words' leaders itself, since they change with the typed word. The drawing under it is `heroDrawing`.
 */
export function heroStage(): HeroStage {
  const assembly = buildAssembly(heroAssembly);
  return {
    width: 1440,
    height: 900,
    callouts: figures.map(({ plate, at, lift, shelfY }) => {
      const anchor = rounded(assembly.project(...at, plate, lift));
      const bend = rounded([anchor[0] + Math.abs(anchor[1] - shelfY), shelfY]);
      return { plate, anchor, bend, shelfY, shelfEndX: shelf.figuresEndX };
    }),
    words: words(stagePlaces, (place) => {
      const node = rounded(assembly.project(...place.at, place.plate));
      const bend: Point = [node[0] - Math.abs(node[1] - shelf.y), shelf.y];
      return { node, leader: join([[shelfStart, shelf.y], bend, node]), bus: busPath(assembly, place) };
    }),
  };
}

/** Geometry of the phone's hero, in the 350 × 470 units of its drawing. The leader comes down the margin at its right. */
export function heroPhone(): HeroPhone {
  const assembly = buildAssembly(phoneAssembly);
  return {
    width: 350,
    height: 470,
    railX: phoneRailX,
    words: words(phonePlaces, (place) => {
      const node = rounded(assembly.project(...place.at, place.plate));
      const bend: Point = [phoneRailX, node[1] - (phoneRailX - node[0])];
      return { node, leader: join([[phoneRailX, phoneRailTop], bend, node]), bus: busPath(assembly, place) };
    }),
  };
}
