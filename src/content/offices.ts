import { brand } from './brand.ts';
import type { Hours } from './format.ts';

/** Office (spec 3.2). London and Sydney are sample content. Their phone numbers are reserved for fiction. */
export interface Office {
  id: string;
  city: string;
  role: string;
  phone: { label: string; href: string };
  /** IANA name of its time zone. */
  timezone: string;
  /** As displayed: "EST". */
  zoneName: string;
  /** Country code, shown on the office's card. */
  flag: string;
  isHQ?: boolean;
  /** Local hours on working days. */
  hours: Hours;
  coordinates: string;
}

const philadelphia: Office = {
  id: 'philadelphia',
  city: 'Philadelphia, PA',
  role: 'Headquarters',
  phone: brand.phone.us,
  timezone: 'America/New_York',
  zoneName: 'EST',
  flag: 'US',
  isHQ: true,
  hours: { from: 8, to: 18 },
  coordinates: '39.95° N  75.17° W',
};
const mumbai: Office = {
  id: 'mumbai',
  city: 'Mumbai, India',
  role: 'Delivery',
  phone: brand.phone.india,
  timezone: 'Asia/Kolkata',
  zoneName: 'IST',
  flag: 'IN',
  hours: { from: 9, to: 18 },
  coordinates: '19.08° N  72.88° E',
};

/** All offices, headquarters first. */
export const offices: readonly Office[] = [
  philadelphia,
  mumbai,
  {
    id: 'london',
    city: 'London, UK',
    role: 'Client office',
    phone: { label: '+44 20 7946 0142', href: 'tel:+442079460142' },
    timezone: 'Europe/London',
    zoneName: 'GMT',
    flag: 'GB',
    hours: { from: 9, to: 17 },
    coordinates: '51.51° N  0.13° W',
  },
  {
    id: 'sydney',
    city: 'Sydney, Australia',
    role: 'Client office',
    phone: { label: '+61 2 5550 0142', href: 'tel:+61255500142' },
    timezone: 'Australia/Sydney',
    zoneName: 'AEST',
    flag: 'AU',
    hours: { from: 9, to: 17 },
    coordinates: '33.87° S  151.21° E',
  },
];

export const headquarters = offices.find(({ isHQ }) => isHQ);

/** Office in the footer. */
export type FooterOffice = Pick<Office, 'city' | 'role' | 'coordinates'>;

export const footerOffices: readonly FooterOffice[] = [philadelphia, mumbai];

/** Drawing of the offices' working hours, with its text alternative. */
export const officeHours = {
  name: 'offices',
  label:
    'Working hours of the offices over one day in universal time: Sydney 23 to 7, Mumbai 3:30 to 12:30, London 9 to 17, Philadelphia 13 to 23.',
} as const;
