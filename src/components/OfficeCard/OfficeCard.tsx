import { useEffect, useState } from 'react';
import { Badge } from '../Badge';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { formatMessage, useWords } from '../words';
import { hoursIn, type OfficeHours } from './hoursIn';
import * as css from './OfficeCard.css';

export interface OfficeCardProps {
  city: string;
  role: string;
  /** `label` is displayed; `href` is a `tel:` URL. */
  phone: { label: string; href: string };
  /** IANA time zone: "Asia/Kolkata". */
  timezone: string;
  /** Displayed abbreviation: "IST". */
  zoneName: string;
  /** Hours of a working day, in the time zone of the office. */
  hours: OfficeHours;
  /** Formats hours: "8AM-6PM". */
  printHours: (hours: OfficeHours) => string;
  /** Country code shown on the card: "IN". */
  flag: string;
  /** Marks the headquarters. */
  isHQ?: boolean;
  /** Displayed coordinates. */
  coordinates?: string;
  /** Time zone and current time of the visitor, for stories. Default: the browser's, after hydration. */
  visitor?: { zone: string; at: string } | undefined;
  level?: 2 | 3 | 4;
}

/** Office with its hours and, after hydration, the same hours in the visitor's time zone (spec 3.2). Use it in a Cell. */
export function OfficeCard({
  city,
  role,
  phone,
  timezone,
  zoneName,
  hours: { from, to },
  printHours,
  flag,
  isHQ,
  coordinates,
  visitor,
  level = 3,
}: OfficeCardProps) {
  const words = useWords('office');
  const [visitorHours, setVisitorHours] = useState<OfficeHours>();
  const { zone, at } = visitor ?? {};
  useEffect(() => {
    const visitorZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    setVisitorHours(hoursIn({ from, to }, timezone, visitorZone, at ? new Date(at) : new Date()));
  }, [from, to, timezone, zone, at]);

  return (
    <div className={css.card}>
      <div className={css.top}>
        <span className={css.flag} aria-hidden="true">
          {flag}
        </span>
        {isHQ ? <Badge>{role}</Badge> : <span className={css.role}>{role}</span>}
      </div>
      <div className={css.location}>
        <Heading level={level} size="title3">
          {city}
        </Heading>
        {coordinates && <p className={css.coordinates}>{coordinates}</p>}
      </div>
      <div className={css.contact}>
        <Link href={phone.href}>{phone.label}</Link>
        <p className={css.hours}>{`${printHours({ from, to })} ${zoneName}`}</p>
        <p className={css.visitorHours}>{visitorHours && formatMessage(words.yours, printHours(visitorHours))}</p>
      </div>
    </div>
  );
}
