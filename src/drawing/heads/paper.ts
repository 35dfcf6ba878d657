import { Axonometric } from '../axonometric.ts';
import type { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';

/** Paper of every drawing at the head of a page. What pages show of it ends 52 units before its sides and 8 before its edges. */
const [width, height] = [480, 240];

/** What a drawing shows, in plate units: it is set in the middle of its paper. */
export interface Model {
  readonly width: number;
  readonly depth: number;
  /** Over the middle of its plan; less than its highest part, where that stands in front. */
  readonly height: number;
}

/** Paper with a model's origin so far from its middle that the model stands in it. @param scale drawing units to a plate unit */
export function paper(scale: number, model: Model): Axonometric {
  return new Axonometric({
    originX: width / 2 - ((model.width - model.depth) * scale) / 2,
    originY: height / 2 - ((model.width + model.depth) * scale) / 4 + (model.height * scale) / 2,
    scale,
  });
}

/** A second model on the same sheet, its origin where `at` of the first is. */
export function beside(view: Axonometric, at: readonly [x: number, y: number]): Axonometric {
  const [originX, originY] = view.project(...at);
  return new Axonometric({ ...view.view, originX, originY }, view.sheet);
}

/** The finished drawing of what was drawn through a view, with its lettering as a part that narrow windows leave out. */
export const finished = ({ sheet }: Axonometric, names?: Sheet): Drawing => ({
  viewBox: [0, 0, width, height],
  groups: [{ id: 'd', markup: sheet.toString() }, ...(names ? [{ id: 'names', markup: names.toString() }] : [])],
});
