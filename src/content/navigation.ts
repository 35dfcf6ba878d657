import type { Path } from './pages.ts';
import { services } from './services.ts';

export interface NavLink {
  label: string;
  href: Path;
  /** A second line in the About dropdown. */
  hint?: string;
  /** Note at the end of the row, such as the duration of a service. */
  note?: string;
  /** Layer of the menu's drawing that is highlighted while the link is hovered or focused. */
  plate?: 'core' | 'bus' | 'ai' | 'cx';
}

/** Header, mobile menu and footer links (spec 2.2). */
export const navigation = {
  about: {
    label: 'About',
    links: [
      { label: 'Our Story', href: '/about', hint: 'Who we are and what we stand for' },
      { label: 'Leadership Team', href: '/about/our-team', hint: 'The people who plan and run your project' },
      { label: 'Careers', href: '/about/careers', hint: 'Open positions, how we work and learn' },
      { label: 'Partnerships', href: '/about/partnerships', hint: 'Strategic alliances and integrations' },
    ] satisfies NavLink[],
  },
  solutions: {
    label: 'Solutions',
    first: { label: 'View All Services', href: '/services' } satisfies NavLink,
    links: services.map(
      ({ title, link, timeline, plate }): NavLink => ({ label: title, href: link, note: timeline, plate }),
    ),
    last: { label: 'View All Solutions', href: '/solutions' } satisfies NavLink,
  },
  direct: [
    { label: 'Case Studies', href: '/resources/case-studies' },
    { label: 'Resources', href: '/resources' },
  ] satisfies NavLink[],
  action: { label: 'Free Strategy Call', href: '/contact' } satisfies NavLink,
  footer: [
    { label: 'About', href: '/about' },
    { label: 'Leadership', href: '/leadership' },
    { label: 'Solutions', href: '/solutions' },
    { label: 'AI Strategy', href: '/ai' },
    { label: 'Case Studies', href: '/resources/case-studies' },
    { label: 'Industries', href: '/system' },
    { label: 'Resources', href: '/resources' },
    { label: 'Support', href: '/contact/support' },
  ] satisfies NavLink[],
  /** Note in the mobile menu. The banner there offers slots in one quarter. */
  slots: 'Slots are limited each quarter: ask for the next.',
  start: { label: 'Get Started', href: '/contact' } satisfies NavLink,
  /** Links about the site in the last line of the footer. */
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Imprint', href: '/imprint' },
    { label: 'Accessibility', href: '/accessibility' },
    { label: 'Site map', href: '/site-map' },
  ] satisfies NavLink[],
} as const;
