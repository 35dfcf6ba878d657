import { OfferingHeads, OfferingItem, type OfferingItemProps } from '../../components/OfferingItem';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './OfferingList.css';

export interface OfferingListProps extends Pick<SectionProps, 'index' | 'surface'> {
  /** Heading of the section, which names it. */
  heading: string;
  /** One or two sentences beside the heading. */
  lead?: string;
  /** Offerings in their order. */
  offerings: readonly (Omit<OfferingItemProps, 'heading' | 'text' | 'index' | 'axis' | 'action' | 'result'> & {
    /** For links that lead to this offering in the list. */
    id: string;
    title: string;
    description: string;
    roi?: string;
  })[];
  /** Where each of them leads. */
  action: OfferingItemProps['action'];
}

/** The offerings of a service as a specification: one a row, heads above, timelines on one axis (spec 2.6). */
export function OfferingList({ index, surface = 'canvas', heading, lead, offerings, action }: OfferingListProps) {
  if (offerings.length === 0) return null;
  // Whole months of the longest, so that all rows share an axis.
  const axis = Math.ceil(Math.max(4, ...offerings.map(({ weeks }) => weeks?.[1] ?? 0)) / 4) * 4;
  // Where all take the same time, bars would compare nothing.
  const alike = offerings.length > 1 && new Set(offerings.map(({ weeks }) => weeks?.join())).size === 1;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <div className={css.list}>
        <OfferingHeads />
        <ul className={css.rows}>
          {offerings.map(({ id: key, title, description, roi, ...offering }, place) => (
            <li key={key} id={key} className={css.row}>
              <OfferingItem
                {...offering}
                weeks={alike ? undefined : offering.weeks}
                heading={title}
                text={description}
                index={place + 1}
                axis={axis}
                result={roi}
                action={action}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
