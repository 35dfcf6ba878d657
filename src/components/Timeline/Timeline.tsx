import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Text } from '../Text';
import * as css from './Timeline.css';

const timeline = cva(css.timeline, { variants: { columns: css.columns } });

export interface TimelineProps {
  /** One after the other. A year in which nothing is told keeps its place on the axis. */
  milestones: readonly {
    year: number;
    title: string;
    description: string;
    /** A Drawing of 15 : 7 that stands on the axis. */
    media?: ReactNode;
  }[];
  /** Level of its headings. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * What happened when (spec 3.2, timeline milestone), on an axis of years and months that is true to scale: three
 * years in a row where there is room, two on tablets, one below the other on phones. For steps without dates use ProcessSteps.
 */
export function Timeline({ milestones, level = 3 }: TimelineProps) {
  if (milestones.length === 0) return null;
  const columns = Math.min(milestones.length, 3) as 1 | 2 | 3;
  return (
    <ol className={timeline({ columns })}>
      {milestones.map(({ year, title, description, media }) => (
        <li key={`${year} ${title}`} className={css.milestone}>
          <div className={css.head}>
            <span className={css.year}>{year}</span>
            {media && <div className={css.drawing}>{media}</div>}
          </div>
          <span className={css.axis} />
          <div className={css.words}>
            <Heading level={level} size="title3">
              {title}
            </Heading>
            <Text tone="muted">{description}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
