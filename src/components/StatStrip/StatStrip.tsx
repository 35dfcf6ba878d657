import { Cells } from '../Cells';
import { Figure, type FigureProps } from '../Stat/Figure';

export interface StatStripProps extends Pick<FigureProps, 'size'> {
  stats: readonly { value: string; label: string }[];
}

/** Two to four figures in cells that meet at hairlines, from frame line to frame line. A single one is a Stat. */
export function StatStrip({ stats, size = 'large' }: StatStripProps) {
  const columns = stats.length < 2 ? 1 : stats.length > 3 ? 4 : stats.length === 3 ? 3 : 2;
  return (
    <Cells
      as="dl"
      columns={columns}
      medium={columns === 4 ? 2 : columns}
      narrow={columns === 3 || columns === 1 ? 1 : 2}
    >
      {stats.map(({ value, label }) => (
        <Figure key={label} value={value} label={label} layout="spread" size={size} cell />
      ))}
    </Cells>
  );
}
