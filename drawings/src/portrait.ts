import { squaredPaper } from './figures/paper.ts';
import { colors } from './pens.ts';
import { garmentOf } from './portrait/clothes.ts';
import { type Draft, skinOf } from './portrait/draft.ts';
import { drawBrow, drawEye } from './portrait/eye.ts';
import { drawMouth } from './portrait/features.ts';
import { drawHair, styleOf } from './portrait/hair.ts';
import { HeadSheet, stretch, swell } from './portrait/lines.ts';
import { Profile } from './portrait/profile.ts';
import { drawEar, shadeFace } from './portrait/skin.ts';
import type { Traits } from './portrait/traits.ts';
import { drawBeard, drawEarrings, drawGlasses } from './portrait/worn.ts';
import { Sheet } from './sheet.ts';
import type { Drawing } from './svg.ts';

const size = 240;

/**
 * Draws the portrait of a person, 240 × 240: the head in profile, as on a coin, facing right. Group `d` is on squared
 * paper; `small` has fewer and heavier lines, for display below 100 px.
 */
export function portraitDrawing(traits: Traits): Drawing {
  const group = (id: string, small: boolean) => {
    const plate = new Sheet().polygon([[0, 0], [size, 0], [size, size], [0, size]], null, 'plate'); // biome-ignore format: points
    if (!small) squaredPaper(plate, { width: size, height: size });
    const sheet = new HeadSheet(small ? 0.3 : 0.12);
    draw({ sheet, profile: new Profile(traits), traits, small });
    const rim = new Sheet().trace(sheet.silhouette, 'rim');
    return {
      id,
      markup: `${plate}<g transform="${held(traits)}">${rim}<g color="${colors.onPlate}">${sheet}</g></g>`,
    };
  };
  return { viewBox: [0, 0, size, size], groups: [group('d', false), group('small', true)] };
}

/** Returns the transform for a pose. It moves a tilted figure down, so that its lower corners stay out of view. */
function held({ pose: { tilt = 0, size: share = 1 } = {} }: Traits): string {
  const [x, y, below] = [size / 2, size, Math.abs(tilt) * 2];
  return `translate(${x} ${y + below}) rotate(${tilt}) scale(${share}) translate(${-x} ${-y})`;
}

/** Draws from back to front, because later shapes hide earlier ones. */
function draw(draft: Draft): void {
  const { sheet, profile, traits, small } = draft;
  const pen = small ? 'outline' : 'contour';
  sheet.polygon(profile.outline, null, skinOf(traits.tones?.skin));
  shadeFace(draft);
  sheet.line([...profile.mouth.slice(70), ...profile.throat], pen).line(profile.skull.slice(-34), pen);
  garmentOf(traits.clothes)(draft);
  drawEye(draft);
  drawBrow(draft);
  drawMouth(draft);
  if (traits.beard) drawBeard(draft);
  // A beard has its own outline below the lip.
  sheet.line([...profile.brow, ...profile.mouth.slice(0, traits.beard ? 46 : undefined)], pen);
  if (!small) {
    sheet.polygon(swell(profile.brow.slice(30, -3), 1.4, 0.72), null, 'inkSoft');
    if (!traits.beard) {
      sheet.polygon(swell(profile.mouth.slice(38), 1.7, 0.5), null, 'inkSoft');
      sheet.polygon(swell(stretch(profile.jaw, profile.jawFrom, 1, 24), 1.2, 0.5), null, 'inkMiddle');
    }
  }
  const { hidesEar } = styleOf(traits.hair);
  if (traits.glasses && hidesEar) drawGlasses(draft);
  drawHair(draft);
  if (hidesEar) return;
  drawGlasses(draft);
  drawEar(draft);
  drawEarrings(draft);
}
