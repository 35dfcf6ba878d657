import { useEffect, useState } from 'react';
import { Badge } from '../Badge';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { say, useWords } from '../words';
import { hoursIn, type OfficeHours } from './hoursIn';
import * as css from './OfficeCard.css';

export interface OfficeCardProps {
  /** Where it is. */
  city: string;
  /** "Delivery". */
  role: string;
  /** Number as it is printed, and as it is called. */
  phone: { label: string; href: string };
  /** IANA name of its time zone: "Asia/Kolkata". */
  timezone: string;
  /** As it is printed: "IST". */
  zoneName: string;
  /** On working days, on the office's own clock. */
  hours: OfficeHours;
  /** How the site prints hours: "8AM-6PM". */
  printHours: (hours: OfficeHours) => string;
  /** Country code, lettered on the plate: "IN". */
  flag: string;
  /** Headquarters are marked. */
  isHQ?: boolean;
  /** Printed as on a map sheet. */
  coordinates?: string;
  /** The visitor's clock, for stories. Default: the browser's zone and time, once scripts run. */
  visitor?: { zone: string; at: string } | undefined;
  /** Level of its heading. Default 3. */
  level?: 2 | 3 | 4;
}

/**
 * An office (spec 3.2): the content of a Cell. Its hours stand as the office keeps them; once scripts run the line
 * below, whose place is kept free, says the same on the visitor's clock.
 */
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
  const [own, setOwn] = useState<OfficeHours>();
  const { zone, at } = visitor ?? {};
  useEffect(() => {
    const here = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    setOwn(hoursIn({ from, to }, timezone, here, at ? new Date(at) : new Date()));
  }, [from, to, timezone, zone, at]);

  return (
    <div className={css.card}>
      <div className={css.top}>
        <span className={css.flag} aria-hidden="true">
          {flag}
        </span>
        {isHQ ? <Badge>{role}</Badge> : <span className={css.role}>{role}</span>}
      </div>
      <div className={css.place}>
        <Heading level={level} size="title3">
          {city}
        </Heading>
        {coordinates && <p className={css.coordinates}>{coordinates}</p>}
      </div>
      <div className={css.reach}>
        <Link href={phone.href}>{phone.label}</Link>
        <p className={css.hours}>{`${printHours({ from, to })} ${zoneName}`}</p>
        <p className={css.own}>{own && say(words.yours, printHours(own))}</p>
      </div>
    </div>
  );
}
