import { hatching } from '../geometry.ts';
import { ruleLength } from '../sheet.ts';
import { type Draw, number, small } from './figure.ts';
import { margin, range } from './paper.ts';

/** Days that follow one after the other, a cell each, in pairs: those that the second of a pair did without are in broken line. */
export const lasted: Draw<'lasted'> = ({ sheet, width, height }, { pairs, unit }) => {
  const most = Math.max(...pairs.flatMap(({ values }) => values));
  const step = (width - margin * 2) / most;
  const between = 22;
  const pitch = (height - margin * 2 - between * (pairs.length - 1)) / (pairs.length * 2);
  const high = pitch - 32;
  for (const [i, { values, names, less }] of pairs.entries())
    for (const [row, value] of values.entries()) {
      const top = margin + (i * 2 + row) * pitch + i * between;
      number(sheet, [margin, top + 15], value, 'start');
      const unitAt = margin + ruleLength(String(value), 20) + 7;
      sheet.text([unitAt, top + 14], unit, { size: small, weight: 600 });
      sheet.text([unitAt + ruleLength(unit, small) + 14, top + 14], names[row] ?? '', { size: small });
      const y = top + 23;
      for (const day of range(row === 0 ? value : values[0])) {
        const x = margin + day * step;
        sheet.rectangle(x + 1, y, step - 2, high, day < value ? 'part' : 'existing', 'top');
        if (day < value) sheet.lines(hatching(x + 1, y, step - 2, high, row === 0 ? 7 : 3.6), row === 0 ? 'hatchMiddle' : 'hatchStrong'); // biome-ignore format: one line
      }
      if (row === 0) continue;
      const end = margin + values[0] * step;
      sheet.text([end, top + 14], less, { size: small, weight: 600, anchor: 'end' });
      if (i === 0) sheet.liveNode([margin + value * step, y + high / 2]);
    }
};
