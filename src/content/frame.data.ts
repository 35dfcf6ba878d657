import { brand } from './brand.ts';
import { claims } from './claims.data.ts';
import { legalLine } from './legal.ts';
import { logo } from './logo.ts';
import { navigation } from './navigation.ts';
import { footerOffices } from './offices.ts';

const { about, solutions, direct, action, footer: links } = navigation;

/** Texts of the header and footer (spec 2.2). */
export const frame = {
  header: {
    navigation: { about, solutions, direct },
    home: { href: '/', ...logo, label: `${brand.name}, home` },
    action,
    banner: claims.slotsBanner.label,
    proof: [claims.sapProjects, claims.efficiencyGains],
    note: `* ${brand.disclaimer} ${navigation.slots}`,
  },
  footer: {
    name: brand.name,
    tagline: brand.tagline,
    stats: [claims.projects, claims.years],
    links,
    /** Header links that are not in `links`. */
    more: [...about.links, solutions.first, ...solutions.links, action]
      .filter(({ href }) => !links.some((link) => link.href === href))
      .map(({ label, href }) => ({ label, href })),
    offices: footerOffices.map(({ city, role, coordinates }) => ({ city, role, coordinates })),
    start: navigation.start,
    legal: legalLine,
    legalLinks: navigation.legal,
  },
};
