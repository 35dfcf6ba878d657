import { useId } from 'react';
import { Badge } from '../../components/Badge';
import { Cell, Cells } from '../../components/Cells';
import { DashList } from '../../components/DashList';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { Section, type SectionProps } from '../../components/Section';
import { Text } from '../../components/Text';
import type { SupportContent } from '../../content/support.data';
import * as css from './SupportTiers.css';

export interface SupportTiersProps extends Pick<SectionProps, 'index'> {
  heading: string;
  lead: string;
  /** Link to the plans, shown in each tier. */
  plan: { label: string; href: string };
  /** Badge of the recommended tier. */
  popular: string;
  list: SupportContent['tiers']['list'];
}

/** Support tiers without prices, with the popular one on ink (spec 9.4). For plans with prices, use PlanCard. */
export function SupportTiers({ index, heading, lead, plan, popular, list }: SupportTiersProps) {
  const id = useId();
  if (list.length === 0) return null;
  return (
    <Section index={index} surface="band" pad="start" rule heading={heading} lead={lead}>
      <Cells as="ul" columns={Math.min(3, list.length) as 1 | 2 | 3} medium={1} lines="start">
        {list.map(({ id: key, name, text, features, popular: marked }) => (
          <Cell as="li" key={key} surface={marked ? 'ink' : undefined}>
            <div className={css.tier}>
              <div className={css.head}>
                <Heading level={3} id={`${id}-${key}`}>
                  {name}
                </Heading>
                {marked ? <Badge dot>{popular}</Badge> : null}
              </div>
              <Text tone="muted">{text}</Text>
              <DashList labelledBy={`${id}-${key}`} items={features} />
              <div className={css.plan}>
                <Link variant="arrow" href={plan.href} context={name}>
                  {plan.label}
                </Link>
              </div>
            </div>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
