import { hatching } from '../geometry.ts';
import { ruleLength } from '../sheet.ts';
import { type Draw, size, small } from './figure.ts';
import { level, margin, range, upright } from './paper.ts';

/** On a paper as wide as the sheet: what is gone is named where its lines end, what moved below where they lead, beside its weeks. */
const across: Draw<'moved'> = ({ sheet, width }, { whole, gone, weeks, names }) => {
  const [left, right, rail, cut, slab, base, large, name] = [margin, width - margin, 82, 100, 164, 230, 34, 20];
  const along = (i: number) => left + ((right - left) * i) / whole;
  const lettered = (x: number, y: number, count: number, words: string) => {
    sheet.text([x, y], String(count), { size: large, weight: 600 });
    sheet.text([x + ruleLength(String(count), large) * 1.06 + 10, y], words, { size: name });
  };
  const start = along(gone);
  lettered(left, 62, whole, names.whole);
  sheet.line(level(left, right, rail), 'outline');
  sheet.lines(range(gone).map((i) => upright(along(i + 0.5), rail, cut)), 'small'); // biome-ignore format: one line
  sheet.lines(range(whole - gone).map((i) => upright(along(gone + i + 0.5), rail, slab)), 'small'); // biome-ignore format: one line
  sheet.rectangle(left, slab, start - left - 8, 22, 'existing');
  sheet.rectangle(start, slab, right - start, 22, 'outline', 'top');
  sheet.lines(hatching(start, slab, right - start, 22, 5), 'hatchStrong');
  lettered(left, base, gone, names.gone.join(' '));
  lettered(start, base, whole - gone, names.moved.join(' '));
  const [took, of] = weeks;
  const [begin, high] = [right - 270, 18];
  const week = (at: number) => begin + ((right - begin) * at) / of;
  sheet.rectangle(begin, base - high, week(took) - begin, high, 'part', 'top');
  sheet.lines(hatching(begin, base - high, week(took) - begin, high, 5), 'hatchStrong');
  sheet.line(level(begin, right, base), 'outline');
  sheet.lines(range(of + 1).map((at) => upright(week(at), base, base + 6)), 'detail'); // biome-ignore format: one line
  sheet.text([begin - 14, base], `${took} of ${of} ${names.weeks}`, { size: name, anchor: 'end' });
  sheet.liveNode([week(took), base - high / 2]);
};

/** As many lines as there were interfaces: those that end in the air, and those that reach where they moved; then the weeks it took. */
export const moved: Draw<'moved'> = (draft, figure) => {
  const { sheet, width, height } = draft;
  const { whole, gone, weeks, names } = figure;
  if (width > height * 2) {
    across(draft, figure);
    return;
  }
  const [left, right, from, cut, slab] = [margin, width - margin, 84, 98, 148];
  const along = (i: number) => left + ((right - left) * i) / whole;
  const large = size * 2;
  sheet.text([left, 62], String(whole), { size: large, weight: 600 });
  sheet.text([left + ruleLength(String(whole), large) * 1.06 + 10, 62], names.whole, { size: small });
  sheet.line(level(left, right, from), 'outline');
  sheet.lines(range(gone).map((i) => upright(along(i + 0.5), from, cut)), 'small'); // biome-ignore format: one line
  sheet.lines(range(whole - gone).map((i) => upright(along(gone + i + 0.5), from, slab)), 'small'); // biome-ignore format: one line
  const start = along(gone);
  // Where those ended that are gone.
  sheet.rectangle(left, slab, start - left - 6, 20, 'existing');
  sheet.rectangle(start, slab, right - start, 20, 'outline', 'top');
  sheet.lines(hatching(start, slab, right - start, 20, 4), 'hatchStrong');
  const callout = (x: number, y: number, count: number, lines: readonly string[]) => {
    sheet.text([x, y], String(count), { size: large, weight: 600 });
    const beside = x + ruleLength(String(count), large) * 1.06 + 10;
    for (const [i, words] of lines.entries()) sheet.text([beside, y - 17 + i * 19], words, { size: small });
  };
  callout(left, slab + 58, gone, names.gone);
  callout(start, slab + 58, whole - gone, names.moved);
  const [took, of] = weeks;
  const [axis, high] = [height - margin - 14, 16];
  const week = (at: number) => left + ((right - left) * at) / of;
  sheet.rectangle(left, axis - high, week(took) - left, high, 'part', 'top');
  sheet.lines(hatching(left, axis - high, week(took) - left, high, 4), 'hatchStrong');
  sheet.line(level(left, right, axis), 'outline');
  sheet.lines(range(of + 1).map((at) => upright(week(at), axis, axis + 6)), 'detail'); // biome-ignore format: one line
  sheet.text([right, axis - 6], `${took} of ${of} ${names.weeks}`, { size: small, anchor: 'end' });
  sheet.liveNode([week(took), axis - high / 2]);
};
