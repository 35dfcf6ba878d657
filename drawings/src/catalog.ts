import { caseStudies } from '../../src/content/caseStudies.data.ts';
import { claims } from '../../src/content/claims.data.ts';
import { resources } from '../../src/content/resources.ts';
import { figures } from './data/figures.ts';
import { measures } from './data/measures.ts';
import { numberIn } from './data/numberIn.ts';
import { offices } from './data/offices.ts';
import { portraits } from './data/portraits.ts';
import { plateDrawing } from './detail.ts';
import { figureDrawing } from './figures/index.ts';
import { growthDrawing } from './growth.ts';
import { scaleDrawing } from './measure.ts';
import { phasesDrawing } from './phases.ts';
import { plateFile, plateOrder } from './plates.ts';
import { portraitDrawing } from './portrait.ts';
import type { Drawing } from './svg.ts';

type Entry = readonly [name: string, drawing: Drawing];

/** The rating in stars on a scale from 0 to 5. */
function rating(): Drawing {
  const labels = [0, 1, 2, 3, 4, 5].map((star) => [star, String(star)] as const);
  return scaleDrawing({ width: 220, from: 0, to: 5, ticksPerUnit: 10, value: numberIn(claims.rating), labels });
}

/** Figures of articles and records. For a video, the property `figures` is the video's duration. */
const figureEntries = (): Entry[] =>
  Object.entries(figures).map(([name, options]) => {
    const film = resources.find(({ drawing, type }) => drawing === name && type === 'video');
    return [name, { ...figureDrawing(options), figures: film?.duration }];
  });

/** Phases of the case studies that have a timeline, in three widths. */
const phaseEntries = (): Entry[] =>
  caseStudies
    .filter(({ timeline }) => timeline.length > 0)
    .flatMap(({ id, timeline: phases }) => [
      [`phases-${id}`, phasesDrawing({ width: 712, height: 330, phases })],
      [`phases-${id}-wide`, phasesDrawing({ width: 1304, height: 420, phases })],
      [`phases-${id}-phone`, phasesDrawing({ width: 350, height: 340, phases })],
    ]);

/** Returns the generated drawings by file name without extension. All other drawings are edited by hand. */
export function catalog(): ReadonlyMap<string, Drawing> {
  const growth = numberIn(claims.growth) / 100;
  // The page states the growth as text, so the drawing does not.
  const words = { dimension: ['Growth', 'to scale'], labels: ['Year before', 'Last year'] } as const;
  const entries: Entry[] = [
    ...plateOrder.map((kind, i): Entry => [plateFile(i), plateDrawing(kind)]),
    ['plate-04-close', plateDrawing('cx', true)],
    ['rating', { ...rating(), figures: `${numberIn(claims.rating)}` }],
    ['growth', { ...growthDrawing({ growth, words }), figures: `${numberIn(claims.growth)}` }],
    ['growth-stacks', { ...growthDrawing({ growth }), figures: `${numberIn(claims.growth)}` }],
    ...measures(),
    ...offices(),
    ...figureEntries(),
    ...phaseEntries(),
    ...Object.entries(portraits).map(([id, traits]): Entry => [`portrait-${id}`, portraitDrawing(traits)]),
  ];
  return new Map(entries);
}
