import { Cells } from '../Cells';
import { Figure } from '../Stat/Figure';

export interface StatStripProps {
  /** Figures in their order, each with what it counts. */
  stats: readonly { value: string; label: string }[];
  /** One below the other, in a narrow column. Default false. */
  stacked?: boolean;
  /** Of three the first has half the sheet, in line with a head of two halves above. Default false. */
  halved?: boolean;
}

/** Characters of a figure that half a phone has room for: in the large size, in the medium one. */
const [LONG, LONG_MEDIUM] = [8, 10];

/**
 * Two to four figures in cells that meet at hairlines, from frame line to frame line. If one of them has more than eight
 * characters, all are set in the medium size. A single one is a Stat.
 */
export function StatStrip({ stats, stacked = false, halved = false }: StatStripProps) {
  const columns = stacked || stats.length < 2 ? 1 : stats.length > 3 ? 4 : stats.length === 3 ? 3 : 2;
  const long = stats.some(({ value }) => value.length > LONG);
  const narrow = stats.length % 2 === 0 && stats.every(({ value }) => value.length <= LONG_MEDIUM) ? 2 : 1;
  return (
    <Cells
      as="ul"
      columns={halved && columns === 3 ? '2 / 1 / 1' : columns}
      medium={columns === 4 ? 2 : columns}
      narrow={narrow}
    >
      {stats.map(({ value, label }) => (
        <Figure
          key={label}
          as="li"
          value={value}
          label={label}
          size={long ? 'medium' : 'large'}
          cell={stacked ? 'row' : narrow === 1 ? 'line' : true}
        />
      ))}
    </Cells>
  );
}
