import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { Cell, Cells } from '../../components/Cells';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { hoursIn } from '../../components/OfficeCard/hoursIn';
import { Section, type SectionProps } from '../../components/Section';
import { hoursOfDay } from '../../components/SpanScale';
import { Stat } from '../../components/Stat';
import { Text } from '../../components/Text';
import { type Hours, printHours } from '../../content/format';
import type { SupportContent } from '../../content/support';
import * as css from './SupportChannels.css';

type Content = SupportContent['channels'];

export interface SupportChannelsProps extends Content, Pick<SectionProps, 'index'> {
  /** What the axis of hours under each figure shows. */
  scale: Content['scale'];
  /** The visitor's clock, for stories. Default: the browser's zone and time, once scripts run. */
  visitor?: { zone: string; at: string } | undefined;
}

/** When the firm is at work, and once scripts run the same on the visitor's clock, in a place that is kept free. */
function WorkingHours({ label, text, average, open: { from, to }, timezone, yours, visitor }: HoursProps) {
  const [own, setOwn] = useState<Hours>();
  const { zone, at } = visitor ?? {};
  useEffect(() => {
    const here = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    setOwn(hoursIn({ from, to }, timezone, here, at ? new Date(at) : new Date()) ?? { from, to });
  }, [from, to, timezone, zone, at]);
  return (
    <Cells columns={1} medium={1} lines="start">
      <Cell surface="ink">
        <div className={css.hours}>
          <div>
            <p className={css.label}>{label}</p>
            <p className={css.when}>{text}</p>
          </div>
          <div className={css.yours}>
            <p className={css.label}>{yours}</p>
            <p className={css.own}>{own && printHours(own)}</p>
          </div>
          <div className={css.average}>
            <Text size="small" tone="muted">
              {average}
            </Text>
          </div>
        </div>
      </Cell>
    </Cells>
  );
}
type HoursProps = Content['hours'] & Pick<SupportChannelsProps, 'visitor'>;

/** Ways to get support side by side (spec 2.9, 9.4): how soon each answers, when it is open, and the way itself. */
export function SupportChannels({ index, heading, lead, list, scale, hours, visitor }: SupportChannelsProps) {
  if (list.length === 0) return null;
  return (
    <Section index={index} pad="start" heading={heading} lead={lead}>
      <Cells as="ul" columns={Math.min(3, list.length) as 1 | 2 | 3} medium={1} lines="start">
        {list.map(({ id: key, title, figure, label, text, open, action }) => (
          <Cell as="li" key={key}>
            <div className={css.channel}>
              <Heading level={3}>{title}</Heading>
              <div>
                <Stat
                  value={figure}
                  label={label}
                  scale={{ ...hoursOfDay, span: [open.from, open.to], between: true }}
                />
                <p className={css.scale}>{scale}</p>
              </div>
              <div className={css.action}>
                {action.href.startsWith('tel:') ? (
                  <ButtonLink variant="outline" icon="phone" width="full-narrow" href={action.href}>
                    {action.label}
                  </ButtonLink>
                ) : (
                  <Link href={action.href}>{action.label}</Link>
                )}
              </div>
              <Text tone="muted">{text}</Text>
            </div>
          </Cell>
        ))}
      </Cells>
      <WorkingHours {...hours} visitor={visitor} />
    </Section>
  );
}
