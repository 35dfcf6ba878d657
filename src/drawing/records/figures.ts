import { alarm } from './alarm.ts';
import { calendar } from './calendar.ts';
import { pairs, squares, steps } from './charts.ts';
import { chosen } from './chosen.ts';
import { clock } from './clock.ts';
import { countback } from './countback.ts';
import { ages, counted, week } from './counts.ts';
import { course } from './course.ts';
import { dial, ring } from './dials.ts';
import { day, lanes, stage } from './events.ts';
import { falls } from './falls.ts';
import type { Draw, Figure } from './figure.ts';
import { flow } from './flows.ts';
import { gathered } from './gathered.ts';
import { grown } from './grown.ts';
import { stock, tasks } from './ideas.ts';
import { gates, journey } from './journeys.ts';
import { landscape } from './landscape.ts';
import { lasted } from './lasted.ts';
import { late } from './late.ts';
import { layers } from './layers.ts';
import { month } from './month.ts';
import { moved } from './moved.ts';
import { owners } from './owners.ts';
import { mandate, spoken } from './pages.ts';
import type { RecordDraft } from './paper.ts';
import { people } from './people.ts';
import { plants } from './plants.ts';
import { releases } from './releases.ts';
import { shares } from './shares.ts';
import { slopes } from './slopes.ts';
import { stacks } from './stacks.ts';
import { stopped } from './stopped.ts';
import { wayBack } from './wayBack.ts';
import { weekend } from './weekend.ts';

const draws: { readonly [Kind in Figure['kind']]: Draw<Kind> } = {
  steps,
  squares,
  pairs,
  ring,
  dial,
  landscape,
  alarm,
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
  countback,
  calendar,
  weekend,
  flow,
  plants,
  day,
  stage,
  lanes,
  month,
  course,
  shares,
  falls,
  owners,
  slopes,
  stacks,
  wayBack,
  chosen,
  moved,
  people,
  layers,
  stopped,
  releases,
  gathered,
  late,
  lasted,
  grown,
};

/** Draws what a record says in figures, with one live node. */
export function drawFigure(draft: RecordDraft, figure: Figure): void {
  // Each kind has the drawing that takes it.
  (draws[figure.kind] as Draw<Figure['kind']>)(draft, figure);
}
