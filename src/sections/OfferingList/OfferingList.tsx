import { OfferingHeads, OfferingItem, type OfferingItemProps } from '../../components/OfferingItem';
import { Section, type SectionProps } from '../../components/Section';
import * as css from './OfferingList.css';

export interface OfferingListProps extends Pick<SectionProps, 'index' | 'surface'> {
  heading: string;
  lead?: string;
  offerings: readonly (Omit<OfferingItemProps, 'heading' | 'text' | 'index' | 'axis' | 'action' | 'result'> & {
    id: string;
    title: string;
    description: string;
    roi?: string;
  })[];
  action: OfferingItemProps['action'];
}

/** Offerings of a service, one per row with column headers and timelines on one axis (spec 2.6). */
export function OfferingList({ index, surface = 'canvas', heading, lead, offerings, action }: OfferingListProps) {
  if (offerings.length === 0) return null;
  // Longest timeline in weeks, rounded up to a multiple of four. All rows share this axis.
  const axis = Math.ceil(Math.max(4, ...offerings.map(({ weeks }) => weeks?.[1] ?? 0)) / 4) * 4;
  // Equal timelines are not drawn, because there is nothing to compare.
  const sameDuration = offerings.length > 1 && new Set(offerings.map(({ weeks }) => weeks?.join())).size === 1;
  return (
    <Section index={index} surface={surface} pad="start" heading={heading} lead={lead}>
      <div className={css.list}>
        <OfferingHeads />
        <ul className={css.rows}>
          {offerings.map(({ id: key, title, description, roi, ...offering }, index) => (
            <li key={key} id={key} className={css.row}>
              <OfferingItem
                {...offering}
                weeks={sameDuration ? undefined : offering.weeks}
                heading={title}
                text={description}
                index={index + 1}
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
