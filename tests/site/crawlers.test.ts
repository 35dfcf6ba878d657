import { articles } from '../../src/content/articles.data.ts';
import { brand } from '../../src/content/brand.ts';
import { changedAt } from '../../src/content/changes.ts';
import { claims } from '../../src/content/claims.data.ts';
import { eventsInPage } from '../../src/content/listPages/events.data.ts';
import { pageAt } from '../../src/content/pages.ts';
import { services } from '../../src/content/services.ts';
import { type Answer, test as base, expect } from '../support/documents.ts';
import { attribute, type Document, elementsOf, fold, sizeOfPng, textOf } from '../support/html.ts';
import { addresses, unknown } from '../support/pages.ts';

// Data for search engines and social networks: the head and structured data of every page, and files such as
// sitemap.xml. Feeds and calendars are tested in src/content/feeds.

const DAY = 86_400_000;

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** All structured data of a page. */
function thingsOf({ named }: Document): Thing[] {
  return named('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((block) => JSON.parse(textOf(block))['@graph']);
}

const test = base.extend<{ at: (path: string) => Document; typed: (path: string, type: string) => Thing[] }>({
  at: async ({ site }, use) => {
    await use((path) => (site.get(path) as Answer).document);
  },
  typed: async ({ at }, use) => {
    await use((path, type) => thingsOf(at(path)).filter((thing) => thing['@type'] === type));
  },
});

/** Properties that structured data must have, by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'contactPoint', 'address', 'sameAs', 'foundingDate'],
  ContactPoint: ['telephone', 'contactType', 'areaServed'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name', 'description', 'url', 'provider', 'offers'],
  Offer: ['name', 'priceSpecification'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  UnitPriceSpecification: ['minPrice', 'priceCurrency', 'unitCode'],
  Article: ['headline', 'description', 'author', 'publisher', 'datePublished', 'image', 'mainEntityOfPage'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'url'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  Person: ['name'],
};

/**
 * Lists required properties that are missing in an item or in the items inside it, as "Type.property". Also lists
 * references to items that are not described on the page, and unknown types.
 */
function lacks(value: unknown, described: readonly unknown[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((each) => lacks(each, described));
  if (Array.isArray(value)) return inside;
  const { '@type': type, '@id': id } = value as Thing;
  if (!type) return id && !described.includes(id) ? [`no description of ${id}`, ...inside] : inside;
  const names = required[type];
  if (!names) return [`${type} is of no known type`, ...inside];
  return [...names.filter((name) => !(value as Thing)[name]).map((name) => `${type}.${name}`), ...inside];
}

test('titles and descriptions have a limited length and, except on aliases, are unique', ({ at }) => {
  const seen = new Map<string, string>();
  for (const path of addresses) {
    const { title: own, aliasOf, noindex } = pageAt(path);
    expect.soft(at(path).named('title').map(textOf), path).toEqual([`${own} | ${brand.name}`]);
    // Search results show about 60 characters and may cut the name of the company.
    expect.soft(own.length, path).toBeLessThanOrEqual(50);
    const [description = '', ...others] = at(path).meta('name', 'description');
    expect.soft(others, path).toEqual([]);
    expect.soft(description.length, path).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, path).toBeLessThanOrEqual(160);
    expect.soft(at(path).meta('name', 'robots'), path).toEqual(noindex ? ['noindex, follow'] : []);
    if (aliasOf) continue;
    for (const text of [own, description]) {
      expect.soft(seen.get(text), `${text} on ${path}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('every page has a link preview', ({ at }) => {
  for (const path of addresses) {
    const { meta, links } = at(path);
    const preview = Object.fromEntries(
      ['title', 'description', 'url', 'site_name', 'type', 'image', 'image:width', 'image:height'].map((name) => [
        name,
        meta('property', `og:${name}`).join(),
      ]),
    );
    expect.soft(preview, path).toEqual({
      title: pageAt(path).title,
      description: meta('name', 'description').join(),
      url: links('canonical').map((link) => attribute(link, 'href'))[0],
      site_name: brand.name,
      type: articles.some(({ href }) => href === path) ? 'article' : 'website',
      image: expect.stringMatching(new RegExp(`^${brand.origin}/social/[a-z]+\\.png$`)),
      'image:width': '1200',
      'image:height': '630',
    });
    expect.soft(meta('property', 'og:image:alt').join().length, path).toBeGreaterThan(20);
    expect.soft(meta('name', 'twitter:card'), path).toEqual(['summary_large_image']);
    expect.soft(meta('name', 'geo.region'), path).toEqual(['US-PA']);
  }
});

test('every page has complete structured data with the organization', ({ at, typed }) => {
  for (const path of addresses) {
    const things = thingsOf(at(path));
    const ids = things.map((thing) => thing['@id']);
    expect.soft(lacks(things, ids), path).toEqual([]);
    const [firm, ...others] = typed(path, 'Organization');
    expect.soft(others, path).toEqual([]);
    const { us, india } = brand.phone;
    expect.soft(firm, path).toMatchObject({
      contactPoint: [us, india].map(({ label }) => ({ telephone: label, contactType: 'customer support' })),
      address: brand.addresses.map(({ city }) => ({ addressLocality: city })),
      sameAs: [expect.any(String), expect.any(String), expect.any(String)],
    });
    // The data contains the rating only on the page that shows it.
    expect.soft('aggregateRating' in (firm ?? {}), path).toBe(path === '/');
  }
});

test('the rating in the data equals the rating on the home page', ({ at, typed }) => {
  const { value, label } = claims.rating;
  expect(typed('/', 'Organization')[0]?.aggregateRating).toMatchObject({
    ratingValue: value,
    reviewCount: Number(label.match(/\d+/)),
  });
  const shown = fold(at('/').named('main').map(textOf).join(' '));
  for (const text of [value, label]) expect(shown).toContain(text);
});

test('breadcrumbs in the data equal those on the page', ({ at, typed }) => {
  for (const path of addresses) {
    const [trail] = at(path).elements.filter((element) => attribute(element, 'aria-label') === 'Breadcrumb');
    const steps = trail ? elementsOf(trail).filter(({ tagName }) => tagName === 'li') : [];
    const shown = steps.map((step, index) => {
      const href = attribute(
        elementsOf(step).find(({ tagName }) => tagName === 'a'),
        'href',
      );
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: textOf(step),
        ...(href && { item: brand.origin + href }),
      };
    });
    const lists = typed(path, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
    expect.soft(lists, path).toEqual(shown.length > 0 ? [shown] : []);
    if (path.split('/').length > 2 && !pageAt(path).aliasOf) expect.soft(shown.length, path).toBeGreaterThan(1);
  }
});

test('the data of services, articles and events matches their pages', ({ at, typed }) => {
  const shown = (path: string) => fold(at(path).named('main').map(textOf).join(' '));
  for (const { link } of services) {
    const [service] = typed(link, 'Service') as (Thing & { offers: { name: string; priceSpecification: Thing }[] })[];
    expect.soft(service?.offers.length, link).toBeGreaterThan(2);
    for (const { name, priceSpecification } of service?.offers ?? []) {
      expect.soft(shown(link)).toContain(name);
      expect.soft(shown(link)).toContain(`$${Number(priceSpecification.minPrice) / 1000}K`);
    }
  }
  for (const { href } of articles) {
    const [article] = typed(href, 'Article') as (Thing & { author: { name: string } })[];
    expect.soft(shown(href)).toContain(article?.headline);
    expect.soft(shown(href)).toContain(article?.author.name);
    const days = at(href)
      .named('time')
      .map((time) => attribute(time, 'datetime'));
    expect.soft(days).toContain(article?.datePublished);
  }
  const placed = eventsInPage.filter(({ format, cta }) => format !== 'Online' || cta.href);
  const listed = typed('/resources/events', 'Event');
  expect(listed.map(({ name }) => name)).toEqual(placed.map(({ title }) => title));
  for (const { startDate, endDate } of listed) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
    expect(Date.parse(String(endDate))).toBeGreaterThan(Date.parse(String(startDate)));
  }
});

test('the 404 page is not indexed, and its only structured data is the organization', ({ at }) => {
  const { meta, links } = at(unknown);
  expect(meta('name', 'robots')).toEqual(['noindex, follow']);
  expect([...links('canonical'), ...meta('property', 'og:url')]).toEqual([]);
  expect(thingsOf(at(unknown)).map((thing) => thing['@type'])).toEqual(['Organization']);
});

test('the sitemap lists every indexable page, with the date of its last change', async ({ ask }) => {
  const text = await (await ask('/sitemap.xml')).text();
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  const listed = addresses.filter((path) => !pageAt(path).aliasOf && !pageAt(path).noindex);
  expect(entries.map(([, address, changed]) => [address, changed])).toEqual(
    listed.map((path) => [brand.origin + path, changedAt(path)]),
  );
});

test('robots.txt allows all crawlers and links the sitemap', async ({ ask }) => {
  const lines = (await (await ask('/robots.txt')).text()).split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${brand.origin}/sitemap.xml`]);
});

test('preview images and icons have the declared sizes', async ({ ask, at }) => {
  const size = async (path: string) => sizeOfPng(await (await ask(path)).bytes()).join('x');
  const pictures = new Set(addresses.flatMap((path) => at(path).meta('property', 'og:image')));
  expect(pictures.size).toBe(5);
  for (const picture of pictures) expect.soft(await size(new URL(picture).pathname), picture).toBe('1200x630');

  const manifest = await (await ask('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: brand.legalName, short_name: brand.name, start_url: '/' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) expect(await size(src)).toBe(sizes);
  const hrefs = ['icon', 'apple-touch-icon']
    .flatMap((rel) => at('/').links(rel))
    .map((link) => attribute(link, 'href'));
  const [svg = '', ico, touch = ''] = hrefs;
  expect(await (await ask(svg)).text()).toContain('prefers-color-scheme:dark');
  expect(ico).toBe('/favicon.ico');
  expect(await size(touch)).toBe('180x180');
});

test('security.txt has a contact and does not expire soon', async ({ ask }) => {
  const text = await (await ask('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${brand.email.security}\n`);
  expect(text).toContain(`Canonical: ${brand.origin}/.well-known/security.txt\n`);
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / DAY;
  // RFC 9116 recommends less than a year.
  expect(days, `security.txt expires on ${expires}: build and deploy again`).toBeGreaterThan(60);
  expect(days).toBeLessThan(365);
});
