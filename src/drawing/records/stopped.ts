import { arrowHead } from '../arrowHead.ts';
import { hatching } from '../geometry.ts';
import { type Draw, small } from './figure.ts';
import { level, margin } from './paper.ts';

/** What is asked for, each on a line that ends at a wall; what lies behind it is not reached. */
export const stopped: Draw<'stopped'> = ({ sheet, width, height }, { asks, names }) => {
  const [left, right, head, foot] = [margin, width - margin, margin + 32, height - margin - 2];
  const [box, wall, thick, beyond] = [70, right - 80, 18, 48];
  const mid = (head + foot) / 2;
  sheet.rectangle(left, head, box, foot - head, 'outline', 'left');
  sheet.text([left + box / 2, mid + 6], names.from, { size: small, anchor: 'middle', weight: 600 });
  sheet.rectangle(wall, head - 4, thick, foot - head + 4, 'outline', 'top');
  sheet.lines(hatching(wall, head - 4, thick, foot - head + 4, 5), 'hatchStrong');
  sheet.text([wall + thick, head - 14], names.wall, { size: small, anchor: 'end', weight: 600 });
  sheet.rectangle(right - beyond, head, beyond, foot - head, 'existing');
  sheet.text([right - beyond / 2, mid + 6], names.to, { size: small, anchor: 'middle' });
  const pitch = (foot - head) / asks.length;
  for (const [i, name] of asks.entries()) {
    const y = head + pitch * (i + 0.72);
    sheet.line(level(left + box, wall - 2, y), 'part').line(arrowHead([left, y], [wall - 2, y]), 'part');
    sheet.text([left + box + 10, y - 9], name, { size: small });
    if (i === 0) sheet.liveNode([wall, y]);
  }
};
