import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import { ButtonLink } from '../ButtonLink';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { SpanScale, type SpanScaleProps } from '../SpanScale';
import { formatMessage, useWords } from '../words';
import * as css from './JobPosition.css';

const position = cva(css.position, {
  variants: { layout: css.layout },
  defaultVariants: { layout: 'row' },
});

export interface JobPositionProps {
  heading: string;
  department: string;
  /** City, or "Remote". */
  location: string;
  text?: string;
  /** A few words each. */
  requirements?: readonly string[];
  /** Heading of the requirements: "You bring". */
  requirementsLabel?: string;
  /** Kind of employment: "Full-time". */
  type?: string;
  /** Salary range as text and as a scale. Use one axis for all positions, and label it only in the last position. */
  salary?: { printed: string; scale: SpanScaleProps } | undefined;
  action: { label: string; href: string };
  /** In windows from 1024 px: `row` (default) for the full page width, `column` for a cell beside others. */
  layout?: NonNullable<VariantProps<typeof position>['layout']>;
  level?: 2 | 3 | 4;
}

/** Open position, as a row or a cell (spec 3.2). For other records, use Card. */
export function JobPosition({
  heading,
  department,
  location,
  text,
  requirements = [],
  requirementsLabel,
  type,
  salary,
  action,
  layout,
  level = 3,
}: JobPositionProps) {
  const words = useWords('position');
  const id = useId();
  return (
    <article className={position({ layout })} aria-labelledby={`${id}-title`}>
      <div className={css.summary}>
        <Heading level={level} size="title3" id={`${id}-title`}>
          {heading}
        </Heading>
        <ul className={css.facts}>
          {[department, location, type].map(
            (fact) =>
              fact && (
                <li key={fact} className={css.fact}>
                  {fact}
                </li>
              ),
          )}
        </ul>
      </div>
      <div className={css.more}>
        {text && <p className={css.description}>{text}</p>}
        {requirements.length > 0 && (
          <div>
            {requirementsLabel && (
              <p className={css.label} id={`${id}-requirements`}>
                {requirementsLabel}
              </p>
            )}
            <DashList items={requirements} labelledBy={requirementsLabel && `${id}-requirements`} />
          </div>
        )}
        {salary && (
          <div className={css.salary}>
            <p className={css.figure}>{salary.printed}</p>
            <SpanScale {...salary.scale} />
          </div>
        )}
      </div>
      <div className={css.apply}>
        <ButtonLink size="medium" arrow href={action.href} context={formatMessage(words.for, heading)}>
          {action.label}
        </ButtonLink>
      </div>
    </article>
  );
}
