import { cva } from 'class-variance-authority';
import { Heading } from '../Heading';
import { Text } from '../Text';
import * as css from './ProcessSteps.css';

const steps = cva(css.steps, { variants: { columns: { ...css.columns, down: css.down } } });

export interface ProcessStepsProps {
  /** Up to four fit into one row. */
  steps: readonly { title: string; description: string }[];
  level?: 2 | 3 | 4;
  /** `down` stacks the steps at every width, for narrow containers. Default `across`. */
  variant?: 'across' | 'down';
}

/** Sequence of steps on a line (spec 2.7). For dates, use Timeline. */
export function ProcessSteps({ steps: entries, level = 3, variant = 'across' }: ProcessStepsProps) {
  if (entries.length === 0) return null;
  const columns = variant === 'down' ? variant : (Math.min(entries.length, 4) as 1 | 2 | 3 | 4);
  return (
    <ol className={steps({ columns })}>
      {entries.map(({ title, description }, position) => (
        <li key={title} className={css.step}>
          <span className={css.node} aria-hidden="true">
            {position + 1}
          </span>
          <Heading level={level} size="title3">
            {title}
          </Heading>
          <Text tone="muted">{description}</Text>
        </li>
      ))}
    </ol>
  );
}
