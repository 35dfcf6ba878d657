import { Cells } from '../Cells';
import { Figure } from '../Stat/Figure';

export interface StatStripProps {
  stats: readonly { value: string; label: string }[];
  /** For a narrow column: one figure per row in windows from 700 px. Default false. */
  stacked?: boolean;
  /** Gives the first of three figures half the width in windows from 1024 px. Default false. */
  halved?: boolean;
}

/** Maximum number of characters that fit into half the width of a phone, at the large and at the medium size. */
const [MAX_LARGE_LENGTH, MAX_MEDIUM_LENGTH] = [8, 10];

/** Two to four figures in cells. All are smaller if one has more than eight characters. For one figure, use Stat. */
export function StatStrip({ stats, stacked = false, halved = false }: StatStripProps) {
  const columns = stacked || stats.length < 2 ? 1 : stats.length > 3 ? 4 : stats.length === 3 ? 3 : 2;
  const long = stats.some(({ value }) => value.length > MAX_LARGE_LENGTH);
  const narrow = stats.length % 2 === 0 && stats.every(({ value }) => value.length <= MAX_MEDIUM_LENGTH) ? 2 : 1;
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
