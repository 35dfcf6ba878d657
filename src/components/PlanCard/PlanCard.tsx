import { useId } from 'react';
import { Badge } from '../Badge';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { Icon } from '../Icon';
import { SpanScale } from '../SpanScale';
import * as css from './PlanCard.css';
import { priceParts } from './priceParts';

export interface PlanCardProps {
  name: string;
  /** Displayed price: "from $5K/month", "Custom". The amount is emphasized. */
  price: string;
  /** Promised availability, drawn to scale. `percent: null` draws a dashed scale, for an individual agreement. */
  sla?: { label: string; percent: number | null } | undefined;
  features: readonly string[];
  /** Reason for highlighting this plan: "Most Popular". Use it for one plan of a set. */
  popular?: string;
  action: { label: string; href: string };
  level?: 2 | 3 | 4;
}

/** Plan with price, service level and features (spec 2.6, 3.1). Put it in a Cell with `pad="none"`. */
export function PlanCard({ name, price, sla, features, popular, action, level = 3 }: PlanCardProps) {
  const id = useId();
  const { before, amount, after } = priceParts(price);
  return (
    <article className={css.plan} data-surface={popular ? 'ink' : undefined} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={level} size="title3" id={id}>
          {name}
        </Heading>
        {popular && <Badge dot>{popular}</Badge>}
      </div>
      <p className={css.price}>
        {before && <span className={css.priceAffix}>{before} </span>}
        <span className={css.amount}>{amount}</span>
        {after && <span className={css.priceAffix}>{after}</span>}
      </p>
      {sla && (
        <div className={css.sla}>
          <p className={sla.percent === null ? css.pendingLabel : css.slaLabel}>{sla.label}</p>
          <SpanScale
            axis={[99, 100]}
            span={sla.percent ?? [99, 100]}
            planned={sla.percent === null}
            tick={0.05}
            major={10}
            pointer={sla.percent !== null}
            marks={[
              [99, '99'],
              [99.5, '99.5'],
              [100, '100%'],
            ]}
          />
        </div>
      )}
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <span className={css.icon}>
              <Icon name="check" size={14} />
            </span>
            <span className={css.text}>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={css.action}>
        <ButtonLink variant={popular ? 'signal' : 'outline'} width="full" arrow href={action.href} context={name}>
          {action.label}
        </ButtonLink>
      </div>
    </article>
  );
}
