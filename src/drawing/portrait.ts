import { colours } from './pens.ts';
import { Body } from './portrait/body.ts';
import { type Garment, garments } from './portrait/clothes.ts';
import { type Draft, washOf } from './portrait/draft.ts';
import { drawBeard, drawEar, drawFace, earInwards, isEarFree, isTurned } from './portrait/face.ts';
import { drawFeatures, drawGlasses } from './portrait/features.ts';
import { drawHair, drawNape } from './portrait/hair.ts';
import { Head } from './portrait/head.ts';
import { CurveSheet } from './portrait/lines.ts';
import type { Traits } from './portrait/traits.ts';
import { randomFrom } from './random.ts';
import { squaredPaper } from './records/paper.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';
import { alongEllipse } from './traces.ts';

const size = 240;

/**
 * The line portrait that stands for somebody until there is a photograph, 240 × 240: `d` on squared
 * paper, `small` the same in fewer lines for places of less than 100 px.
 *
 * @param seed of what the hand leaves to chance: where strands begin and break off
 */
export function portraitDrawing(traits: Traits, seed: string): Drawing {
  const head = new Head(traits);
  const group = (id: string, small: boolean) => {
    const plate = new Sheet().polygon([[0, 0], [size, 0], [size, size], [0, size]], null, 'plate'); // biome-ignore format: points
    if (!small) drawPaper(plate, head);
    const sheet = new CurveSheet(small ? 0.3 : 0.12);
    const draft: Draft = { sheet, head, traits, random: randomFrom(seed), small };
    drawBust(draft);
    drawEarrings(draft);
    return { id, markup: `${plate}<g color="${colours.onPlate}">${sheet}</g>` };
  };
  return {
    viewBox: [0, 0, size, size],
    groups: [group('d', false), group('small', true)],
  };
}

/** Squared paper, with centre lines where this head has its axes. */
function drawPaper(sheet: Sheet, head: Head): void {
  squaredPaper(sheet, { width: size, height: size });
  const [x, y] = head.at([0, 0, 0]);
  sheet.lines([[[x, 12], [x, 24]], [[20, y], [44, y]], [[196, y], [220, y]]], 'centre'); // biome-ignore format: points
}

/** From the back to the front: what is drawn later covers. */
function drawBust(draft: Draft): void {
  const { sheet, head, traits, small } = draft;
  const body = new Body(head, traits);
  const garment: Garment = garments[traits.clothes];
  drawHair(draft, true);
  drawNape(draft);
  body.draw(draft, garment.off);
  if (garment.under) {
    const half = garment.under.map((point) => body.at(point));
    const other = garment.under.map(([x, y]) => body.at([-x, y]));
    sheet.polygon([...half, ...other.toReversed()], null, 'lit');
  }
  body.drawNeck(draft, garment.neckline);
  garment.draw(sheet, body, small, washOf(traits.tones?.cloth));
  const near = head.far > 0 ? -1 : 1;
  // Swept hair ends above the ear, and a bob is tucked behind it: it stands before the cheek but behind that hair.
  const half = (traits.hair === 'swept' || traits.hair === 'bob') && isTurned(head);
  // Long hair falls over both.
  if (traits.hair !== 'long') for (const side of [-1, 1] as const) if (!half || side !== near) drawEar(draft, side);
  drawFace(draft);
  if (half) drawEar(draft, near);
  if (traits.beard) drawBeard(draft);
  drawFeatures(draft);
  // Over short hair the temple of glasses is seen as far as the ear.
  const free = isEarFree(draft);
  if (!free) drawGlasses(draft, 'temples');
  drawHair(draft, false);
  if (free) drawGlasses(draft, 'temples');
  drawGlasses(draft, 'frames');
  // Where hair is short or drawn back, the ear that is turned to us stands before it.
  if (free) drawEar(draft, near);
}

/** Below the lobes. */
function drawEarrings({ sheet, head, traits: { earrings }, small }: Draft): void {
  if (!earrings) return;
  // In few pixels they are seen only where they are larger than life.
  const larger = small ? 1.5 : 1;
  for (const side of [-1, 1]) {
    // The other lobe is hidden where the face is turned far enough.
    if (side === head.far && Math.abs(head.sine) > 0.17) continue;
    const [x, y] = head.at([side * (39 - earInwards(head, side)), 22, -1]);
    if (earrings === 'rings') {
      const ring = (radius: number) => alongEllipse([x, y + 5.5 * larger], radius * larger, radius * larger, 0, Math.PI * 2, 25);
      sheet.polygon([...ring(5.6), ...ring(4.1).toReversed()], 'small', 'lit');
    } else sheet.line([[x, y], [x, y + 3]], 'part').circle([x, y + 5.2 * larger], 2.8 * larger, 'part', 'lit'); // biome-ignore format: points
  }
}
