import { useId } from 'react';
import { Badge } from '../Badge';
import { ButtonLink } from '../ButtonLink';
import { Heading } from '../Heading';
import { Icon } from '../Icon';
import { SpanScale } from '../SpanScale';
import * as css from './PlanCard.css';
import { priceParts } from './priceParts';

export interface PlanCardProps {
  /** Name of the plan. */
  name: string;
  /** As it is printed: "from $5K/month", "Custom". The amount stands out from what is around it. */
  price: string;
  /** Availability that is promised: in words, and in percent to be drawn; `null` if it is settled later, a dashed stretch. */
  sla?: { label: string; percent: number | null } | undefined;
  /** What it includes, a few words each. */
  features: readonly string[];
  /** Says why this plan stands out ("Most Popular") and puts it on ink. One plan of a set. */
  popular?: string;
  /** Link that leads on, with its words. */
  action: { label: string; href: string };
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/** One plan: price, promise and what it includes (spec 2.6, 3.1). It fills its Cell; several stand side by side in Cells. */
export function PlanCard({ name, price, sla, features, popular, action, level = 3 }: PlanCardProps) {
  const id = useId();
  const { before, amount, after } = priceParts(price);
  return (
    <article className={css.plan} data-surface={popular ? 'ink' : undefined} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={level} size="title3" id={id}>
          {name}
        </Heading>
        {popular && <Badge live>{popular}</Badge>}
      </div>
      <p className={css.price}>
        {before && <span className={css.around}>{before} </span>}
        <span className={css.amount}>{amount}</span>
        {after && <span className={css.around}>{after}</span>}
      </p>
      {sla && (
        <div className={css.sla}>
          <p className={sla.percent === null ? css.laterLabel : css.slaLabel}>{sla.label}</p>
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
            <span className={css.sign}>
              <Icon name="check" size={14} />
            </span>
            <span className={css.words}>{feature}</span>
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
