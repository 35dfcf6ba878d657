import { bars, columns, pairs, squares, steps } from './charts.ts';
import { clock } from './clock.ts';
import { ages, counted, week } from './counts.ts';
import { dial, hub, ring } from './dials.ts';
import type { Draw, Figure } from './figure.ts';
import { stock, tasks } from './ideas.ts';
import { gates, journey } from './journeys.ts';
import { landscape } from './landscape.ts';
import { mandate, spoken } from './pages.ts';
import type { RecordDraft } from './paper.ts';
import { weekend } from './weekend.ts';

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
  tasks,
  spoken,
  clock,
  stock,
  mandate,
  journey,
  gates,
  counted,
  ages,
  week,
  weekend,
};

/** Draws what a record says in figures, with one live node. */
export function drawFigure(draft: RecordDraft, figure: Figure): void {
  // Each kind has the drawing that takes it.
  (draws[figure.kind] as Draw<Figure['kind']>)(draft, figure);
}
