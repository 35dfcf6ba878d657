import { Sheet } from '../sheet.ts';
import type { Drawing } from '../svg.ts';
import { utilities, utilitiesWide } from './feeder.ts';
import { industryLines } from './lines.ts';
import { paper } from './paper.ts';
import { automotive, manufacturing } from './plant.ts';
import { financial, healthcare, healthcareWide } from './records.ts';
import { retail } from './trade.ts';

/** Beside words with their points below them a drawing is higher than the others. */
const heights: Record<string, number> = { 'cpg-retail': 560, financial: 540 };

const parts = { manufacturing, 'cpg-retail': retail, utilities, financial, healthcare, automotive };

/** What /system and each of its parts says, by the names of their files. */
export const industryDrawings = (): [name: string, drawing: Drawing][] => [
  ...Object.entries(parts).map(([name, draw]): [string, Drawing] => {
    const sheet = new Sheet(1, 'paged');
    draw(sheet);
    const markup = sheet.toString();
    return [
      `industry-${name}`,
      { viewBox: [0, 0, paper.width, heights[name] ?? paper.height], groups: [{ id: 'd', markup }] },
    ];
  }),
  ['industry-lines', industryLines()],
  ['industry-utilities-wide', utilitiesWide()],
  ['industry-healthcare-wide', healthcareWide()],
];
