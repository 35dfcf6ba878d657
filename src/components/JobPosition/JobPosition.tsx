import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import { ButtonLink } from '../ButtonLink';
import { DashList } from '../DashList';
import { Heading } from '../Heading';
import { SpanScale, type SpanScaleProps } from '../SpanScale';
import { say, useWords } from '../words';
import * as css from './JobPosition.css';

const position = cva(css.position, {
  variants: { layout: css.layout },
  defaultVariants: { layout: 'row' },
});

export interface JobPositionProps {
  /** What the position is called. */
  heading: string;
  /** Where in the firm. */
  department: string;
  /** City, or that it is remote. */
  location: string;
  /** What one does here. */
  text?: string;
  /** First version: what an applicant brings, a few words each. */
  requirements?: readonly string[];
  /** Over the requirements: "You bring". */
  requirementsLabel?: string;
  /** Second version: "Full-time". */
  type?: string;
  /** Second version: its range as it is printed, and on the axis that all positions share, which the last of a list letters. */
  salary?: { printed: string; scale: SpanScaleProps } | undefined;
  /** Way to apply. */
  action: { label: string; href: string };
  /** From 1024 px: across the sheet (default), or one below the other in a cell beside others. */
  layout?: NonNullable<VariantProps<typeof position>['layout']>;
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * An open position, as a row of a list or one of its cells (spec 3.2). With requirements it is the first version
 * (/about/careers), with type and salary the second (/careers).
 */
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
      <div className={css.what}>
        <Heading level={level} size="title3" id={`${id}-title`}>
          {heading}
        </Heading>
        <ul className={css.place}>
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
        <ButtonLink size="medium" arrow href={action.href} context={say(words.for, heading)}>
          {action.label}
        </ButtonLink>
      </div>
    </article>
  );
}
