import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
import { Cell, Cells } from '../../components/Cells';
import { Heading } from '../../components/Heading';
import { Link } from '../../components/Link';
import { hoursIn } from '../../components/OfficeCard/hoursIn';
import { Section, type SectionProps } from '../../components/Section';
import { hoursOfDay, SpanScale } from '../../components/SpanScale';
import { Stat } from '../../components/Stat';
import { Text } from '../../components/Text';
import { type Hours, printHours } from '../../content/format';
import type { SupportContent } from '../../content/support.data';
import * as css from './SupportChannels.css';

type Content = SupportContent['channels'];

export interface SupportChannelsProps extends Content, Pick<SectionProps, 'index'> {
  /** Label above the axes of hours. */
  scale: Content['scale'];
  /** Time zone and current time of the visitor, for stories. Default: the browser's, after hydration. */
  visitor?: { zone: string; at: string } | undefined;
}

/** Business hours, and the hours of each channel on an axis. Hydration adds the hours in the visitor's time zone. */
function WorkingHours({
  list,
  scale,
  hours,
  visitor,
}: Pick<SupportChannelsProps, 'list' | 'scale' | 'hours' | 'visitor'>) {
  const { label, text, average, open: { from, to }, timezone, yours } = hours; // biome-ignore format: one record
  const [visitorHours, setVisitorHours] = useState<Hours>();
  const { zone, at } = visitor ?? {};
  useEffect(() => {
    const visitorZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    setVisitorHours(hoursIn({ from, to }, timezone, visitorZone, at ? new Date(at) : new Date()) ?? { from, to });
  }, [from, to, timezone, zone, at]);
  return (
    <div className={css.hours}>
      <div className={css.clock}>
        <div>
          <p className={css.label}>{label}</p>
          <p className={css.when}>{text}</p>
        </div>
        <div className={css.visitorRow}>
          <p className={css.label}>{yours}</p>
          <p className={css.visitorHours}>{visitorHours && printHours(visitorHours)}</p>
        </div>
        <p className={css.average}>{average}</p>
      </div>
      {/* Hidden from assistive technology, because the text above gives the hours. */}
      <div className={css.staffed} aria-hidden="true">
        <p className={css.label}>{scale}</p>
        {list.map(({ id, title, open }, i) => (
          <div key={id} className={css.row}>
            <span className={css.name}>{title}</span>
            <SpanScale
              {...hoursOfDay}
              marks={i === list.length - 1 ? (hoursOfDay.marks ?? []) : []}
              between
              span={[open.from, open.to]}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Support channels with response times, links and hours (spec 2.9, 9.4). */
export function SupportChannels({ index, heading, lead, list, scale, hours, visitor }: SupportChannelsProps) {
  if (list.length === 0) return null;
  return (
    <Section index={index} pad="start" heading={heading} lead={lead}>
      <Cells as="ul" columns={Math.min(3, list.length) as 1 | 2 | 3} medium={1} lines="start">
        {list.map(({ id: key, title, figure, label, text, action }) => (
          <Cell as="li" key={key}>
            <div className={css.channel}>
              <div className={css.figure}>
                <Heading level={3}>{title}</Heading>
                <Stat value={figure} label={label} />
              </div>
              <div className={css.text}>
                <Text tone="muted">{text}</Text>
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
            </div>
          </Cell>
        ))}
      </Cells>
      <WorkingHours list={list} scale={scale} hours={hours} visitor={visitor} />
    </Section>
  );
}
