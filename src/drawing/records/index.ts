import { randomFrom } from '../random.ts';
import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { drawCircles } from './circles.ts';
import type { Figure } from './figure.ts';
import { drawFigure } from './figures.ts';
import { drawMachine } from './machine.ts';
import type { RecordDraft } from './paper.ts';
import { drawRoutes } from './routes.ts';
import { drawSheets } from './sheets.ts';
import { drawTiming } from './timing.ts';

const kinds = {
  'case-study': drawMachine,
  blog: drawRoutes,
  // A chart without figures would say nothing.
  'research-report': drawSheets,
  whitepaper: drawSheets,
  webinar: drawTiming,
  video: drawTiming,
  'thought-leadership': drawCircles,
} satisfies Record<string, (draft: RecordDraft) => void>;

/** Type of a resource; it decides the kind of drawing. */
export type RecordKind = keyof typeof kinds;

/** All kinds of record that have a drawing. */
export const recordKinds = Object.keys(kinds) as readonly RecordKind[];

export interface RecordOptions {
  /** 480 where left out. */
  readonly width?: number;
  /** 300 where left out; 190 for the short ones. */
  readonly height?: number;
  /** A larger machine for the leading case study. Other kinds ignore it. */
  readonly featured?: boolean;
  /** `paged` where pages show it at sizes far apart, as `Sheet` has it. */
  readonly lettering?: 'fixed' | 'paged';
  /** What the record says in figures: drawn to scale, instead of the drawing of its kind. */
  readonly figure?: Figure;
}

/**
 * The drawing of one record, with exactly one live node.
 *
 * @param kind the record's type.
 * @param id the record's id; it seeds the drawing, so a record keeps its drawing for as long as it keeps its id.
 */
export function recordDrawing(kind: RecordKind, id: string, options: RecordOptions = {}): Drawing {
  const { width = 480, height = 300, featured = false, lettering } = options;
  const sheet = new Sheet(1, lettering);
  const draft = { sheet, random: randomFrom(id), width, height, featured };
  if (options.figure) drawFigure(draft, options.figure);
  else kinds[kind](draft);
  return { viewBox: [0, 0, width, height], groups: [{ id: 'd', markup: sheet.toString() }] };
}
