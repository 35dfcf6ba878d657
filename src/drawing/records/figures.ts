import { bars, columns, pairs, squares, steps } from './charts.ts';
import { dial, hub, ring } from './dials.ts';
import type { Draw, Figure } from './figure.ts';
import { landscape } from './landscape.ts';
import type { RecordDraft } from './paper.ts';

const draws: { readonly [Kind in Figure['kind']]: Draw<Kind> } = {
  bars,
  columns,
  steps,
  squares,
  pairs,
  ring,
  dial,
  landscape,
  hub,
};

/** Draws what a record says in figures, with one live node. */
export function drawFigure(draft: RecordDraft, figure: Figure): void {
  // Each kind has the drawing that takes it.
  (draws[figure.kind] as Draw<Figure['kind']>)(draft, figure);
}
