import { hatching, type Point } from '../geometry.ts';
import { dimensionLine } from '../measure.ts';
import { field } from './field.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** Releases as bars, each as long as it is maintained; at every one after the first a question is asked. */
export const releases: Draw<'releases'> = ({ sheet, width, height }, { every, lasts, asked, unit, names }) => {
  const whole = every * asked + lasts;
  const [left, right, head, foot, high] = [margin + 6, width - margin - 6, margin + 46, height - margin - 32, 26];
  const along = (at: number) => left + ((right - left) * at) / whole;
  const pitch = (foot - head) / (asked + 1);
  dimensionLine(sheet, [left, along(lasts)], margin + 12, {
    text: `${lasts} ${unit} ${names.lasts}`,
    size,
    slash: 11,
    drop: 14,
  });
  for (const i of range(asked + 1)) {
    const [x, y, long] = [along(i * every), head + pitch * i, along(lasts) - left];
    if (i > 0) sheet.line(upright(x, y - pitch + high, y), 'detail');
    sheet.rectangle(x, y, long, high, 'part', 'top');
    sheet.lines(hatching(x, y, long, high, i ? 8 : 4), i ? 'hatchMiddle' : 'hatchStrong');
    const words = i ? `${names.asked} ${i}` : names.built;
    const middle: Point = [x + long / 2, y + high / 2 + 6];
    field(sheet, middle, words, small, [x, y, long, high]);
    sheet.text(middle, words, { size: small, anchor: 'middle' });
    if (i === asked) sheet.liveNode([x, y + high / 2]);
  }
  sheet.line(level(left, right, foot), 'outline');
  sheet.lines(range(whole + 1).map((at) => upright(along(at), foot, foot + (at % every ? 5 : 9))), 'detail'); // biome-ignore format: one line
  for (const i of range(asked + 1)) sheet.text([along(i * every), foot + 25], String(i * every), { size: small, anchor: 'middle' }); // biome-ignore format: one line
  sheet.text([right, foot + 25], unit, { size: small, anchor: 'end' });
};
