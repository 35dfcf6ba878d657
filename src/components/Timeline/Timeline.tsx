import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { Text } from '../Text';
import * as css from './Timeline.css';

const timeline = cva(css.timeline, { variants: { columns: css.columns } });

export interface TimelineProps {
  /** In order of the years. */
  milestones: readonly {
    year: number;
    title: string;
    description: string;
    /** Drawing of 240 × 152 above the axis. */
    media?: ReactNode;
  }[];
  level?: 2 | 3 | 4;
}

/** Milestones, each with an axis of the year's months (spec 3.2, timeline milestone). For steps: ProcessSteps. */
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
          <div className={css.text}>
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
