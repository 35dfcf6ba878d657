/** The two offices that the footer names (spec 2.2). The investor page lists all four. */
export interface FooterOffice {
  city: string;
  role: string;
  /** Printed as on a map sheet. */
  coordinates: string;
}

export const footerOffices: readonly FooterOffice[] = [
  { city: 'Philadelphia, PA', role: 'Headquarters', coordinates: '39.95° N  75.17° W' },
  { city: 'Mumbai, India', role: 'Delivery', coordinates: '19.08° N  72.88° E' },
];
