import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { brand } from '../content/brand';
import { claims } from '../content/claims';
import { descriptionAt } from '../content/descriptions';
import { feedAt } from '../content/feeds';
import { keywordsAt } from '../content/keywords';
import { offices } from '../content/offices';
import { notFoundPage, pageAt } from '../content/pages';
import { socialImageAt } from '../content/socialImages';

/** One step of the way to a page, as its visible breadcrumb shows it. */
export interface Step {
  label: string;
  path?: string | undefined;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}">`;
const absolute = (path: string) => brand.origin + path;

/** Latitude and longitude of a record's coordinates as they are printed: "39.95° N  75.17° W". */
const position = (coordinates: string) =>
  [...coordinates.matchAll(/([\d.]+)° ([NSEW])/g)].map(([, degrees, side]) =>
    /[SW]/.test(side ?? '') ? `-${degrees}` : degrees,
  );

const organizationId = absolute('/#organization');
const headquarters = offices.find(({ isHQ }) => isHQ);
const headquartersAddress = brand.addresses[0];

/** The firm for search engines (spec 2.3): two support lines, two addresses, three profiles. */
const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  legalName: brand.legalName,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  slogan: brand.tagline,
  foundingDate: String(brand.founded),
  email: brand.email.contact,
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.us.label,
      areaServed: 'US',
      availableLanguage: 'English',
    },
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.india.label,
      areaServed: 'IN',
      availableLanguage: ['English', 'Hindi'],
    },
  ],
  address: brand.addresses.map(({ street, city, region, postalCode, country }) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  })),
  sameAs: Object.values(brand.social),
};

/** The rating stands on the home page, and markup may only say what the page shows (decisions, "Content"). */
const rating: Organization = {
  ...organization,
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    reviewCount: Number(claims.rating.label.match(/\d+/)?.[0]),
    bestRating: '5',
  },
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  url: absolute('/'),
  publisher: { '@id': organizationId },
  inLanguage: 'en',
};

const breadcrumbs = (steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(path ? { item: absolute(path) } : {}),
  })),
});

/** A block of data for search engines; `<` is written so that no text can end the element. */
const block = (things: readonly Thing[]) => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

/**
 * What the head of a page holds for search engines and social networks beside its title and canonical link (spec 2.3):
 * description, keywords, preview tags, geo tags from the headquarters' record, structured data. Only the prerender uses
 * it, so it weighs nothing in the browser.
 *
 * @param trail the page's visible breadcrumb; the structured one is made from it, so that they cannot disagree
 * @param things more structured data of this page
 */
export function headFor(path: string, trail: readonly Step[], things: readonly Thing[] = []): string {
  const page = pageAt(path);
  const description = descriptionAt(path);
  const image = socialImageAt(path);
  const known = page !== notFoundPage;
  const feed = feedAt(path);
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', keywordsAt(path)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    known && meta('property', 'og:url', absolute(page.aliasOf ?? path)),
    meta('property', 'og:image', absolute(image.path)),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'geo.region', `${headquartersAddress.country}-${headquartersAddress.region}`),
    headquarters && meta('name', 'geo.placename', headquarters.city),
    headquarters && meta('name', 'geo.position', position(headquarters.coordinates).join(';')),
    headquarters && meta('name', 'ICBM', position(headquarters.coordinates).join(', ')),
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escaped(feed.title)}" href="${escaped(feed.href)}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    known &&
      block([...(path === '/' ? [rating, website] : []), ...(trail.length > 1 ? [breadcrumbs(trail)] : []), ...things]),
  ]
    .filter(Boolean)
    .join('');
}
