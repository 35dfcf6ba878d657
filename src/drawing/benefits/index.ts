import type { Drawing } from '../svg.ts';
import { coreBenefits } from './core.ts';
import { experienceBenefits } from './experience.ts';
import { jouleBenefits } from './joule.ts';

/** What stands over the benefits of a service, by the name of its file: `benefit-core-running`. */
export const benefitDrawings = (): [name: string, drawing: Drawing][] =>
  Object.entries({ core: coreBenefits, cx: experienceBenefits, joule: jouleBenefits }).flatMap(([service, benefits]) =>
    Object.entries(benefits).map(([id, draw]): [string, Drawing] => [`benefit-${service}-${id}`, draw()]),
  );
