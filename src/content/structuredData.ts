import type {
  AggregateRating,
  Article,
  BreadcrumbList,
  Event,
  Graph,
  Offer,
  Organization,
  Person,
  Place,
  Service,
  Thing,
  VirtualLocation,
  WebSite,
} from 'schema-dts';
import { type Article as ArticleRecord, articles } from './articles.data.ts';
import { brand } from './brand.ts';
import { claims } from './claims.data.ts';
import type { SiteEvent } from './events.data.ts';
import { eventsInPage, eventsPage } from './listPages/events.data.ts';
import { offerings } from './offerings.data.ts';
import { pageAt } from './pages.ts';
import type { Offering } from './servicePages/types.ts';
import { type ServiceSummary, services } from './services.ts';
import { socialImage } from './socialImages.ts';
import { breadcrumbAt } from './trails.ts';
import { momentOf, withOffset } from './zones.ts';

/** Returns the absolute URL of a path. */
export const absolute = (path: string) => brand.origin + path;

const pictureOf = (path: string) => absolute(socialImage(pageAt(path).image).path);

const organizationId = absolute('/#organization');

/** Reference to the firm, which every page describes under this id. */
const firm = { '@id': organizationId };

/** The firm, described on every page (spec 2.11): two support lines, two addresses, three profiles. */
const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: brand.name,
  url: absolute('/'),
  legalName: brand.legalName,
  logo: absolute('/icon-512.png'),
  foundingDate: String(brand.founded),
  email: brand.email.contact,
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.us.label,
      areaServed: 'US',
    },
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.india.label,
      areaServed: 'IN',
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
} satisfies Organization;

/** Only for the home page, because structured data must match the visible content and other pages show no rating. */
const rating: AggregateRating = {
  '@type': 'AggregateRating',
  ratingValue: claims.rating.value,
  reviewCount: Number(claims.rating.label.match(/\d+/)?.[0]),
  bestRating: '5',
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  url: absolute('/'),
  publisher: firm,
  inLanguage: 'en',
};

const breadcrumbs = (steps: ReturnType<typeof breadcrumbAt>): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: absolute(href) }),
  })),
});

/** Converts an offering. Its starting price has the form "$25K" or "$5K/month". */
const offer = ({ title, investment }: Offering): Offer => {
  const [, thousands, monthly] = investment.match(/^\$(\d+)K(\/month)?$/) ?? [];
  if (!thousands) throw new Error(`${investment} is not a price in thousands of dollars`);
  const price = { priceCurrency: 'USD', minPrice: Number(thousands) * 1000 };
  return {
    '@type': 'Offer',
    name: title,
    priceSpecification: monthly
      ? { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' }
      : { '@type': 'PriceSpecification', ...price },
  };
};

const service = ({ id, title, link }: ServiceSummary): Service => ({
  '@type': 'Service',
  name: title,
  description: pageAt(link).description,
  url: absolute(link),
  provider: firm,
  offers: offerings[id].map(offer),
});

const article = ({ title, excerpt, author, role, publishDate, category, href }: ArticleRecord): Article => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  author: { '@type': 'Person', name: author, jobTitle: role },
  publisher: firm,
  datePublished: publishDate,
  articleSection: category,
  image: pictureOf(href),
  mainEntityOfPage: absolute(href),
  inLanguage: 'en',
});

/** Returns the location of an event, or `undefined` for an online event without a URL. */
function locationOf({ format, place, cta }: SiteEvent): Place | VirtualLocation | undefined {
  if (format !== 'Online') return { '@type': 'Place', name: place, address: place };
  return cta.href ? { '@type': 'VirtualLocation', url: new URL(cta.href, brand.origin).href } : undefined;
}

/**
 * Returns structured data of an event, or an empty list if the event has no location. An upcoming event with a
 * registration link has an offer that is valid until the event ends.
 *
 * @param now in milliseconds since 1970; events that end later are upcoming
 */
export function eventOf(record: SiteEvent, now: number): Event[] {
  const location = locationOf(record);
  if (!location) return [];
  const { id, title, description, start, end, timezone, format, maxCapacity, speakers, cta } = record;
  return [
    {
      '@type': 'Event',
      name: title,
      description,
      url: absolute(`/resources/events#${id}`),
      startDate: withOffset(start, timezone),
      endDate: withOffset(end, timezone),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode:
        format === 'Online'
          ? 'https://schema.org/OnlineEventAttendanceMode'
          : 'https://schema.org/OfflineEventAttendanceMode',
      location,
      maximumAttendeeCapacity: maxCapacity,
      image: pictureOf('/resources/events'),
      organizer: firm,
      performer: speakers.map(({ name, role }): Person => ({ '@type': 'Person', name, jobTitle: role })),
      ...(cta.href &&
        momentOf(end, timezone) > now && {
          offers: {
            '@type': 'Offer',
            url: new URL(cta.href, brand.origin).href,
            validThrough: withOffset(end, timezone),
          },
        }),
    } satisfies Event,
  ];
}

/** Returns the structured data that belongs to one page only, such as a service or an article. */
function thingsAt(path: string): Thing[] {
  if (path === '/') return [website];
  if (path === '/resources/events') return eventsInPage.flatMap((event) => eventOf(event, eventsPage.ended));
  const known = services.find(({ link }) => link === path);
  const position = articles.find(({ href }) => href === path);
  return [...(known ? [service(known)] : []), ...(position ? [article(position)] : [])];
}

/** Returns the structured data of a page (spec 2.11): the firm, the page's records and its breadcrumb. */
export function structuredData(path: string): string {
  const trail = breadcrumbAt(path);
  const things = [
    path === '/' ? { ...organization, aggregateRating: rating } : organization,
    ...thingsAt(path),
    ...(trail.length > 0 ? [breadcrumbs(trail)] : []),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Escapes `<`, so that no text can close the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
