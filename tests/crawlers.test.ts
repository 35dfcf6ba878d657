import { beforeAll, describe, expect, inject, it } from 'vitest';
import { articles } from '../src/content/articles.ts';
import { brand } from '../src/content/brand.ts';
import { changedAt } from '../src/content/changes.ts';
import { claims } from '../src/content/claims.ts';
import { eventsInPage } from '../src/content/listPages/events.ts';
import { offices } from '../src/content/offices.ts';
import { pageAt } from '../src/content/pages.ts';
import { upgradeOfferings } from '../src/content/servicePages/upgrade.ts';
import { services } from '../src/content/services.ts';
import { attribute, type Document, type Element, elementsOf, readDocument, sizeOfPng, textOf } from './support/html.ts';
import { addresses, unknown } from './support/pages.ts';

// What search engines and social networks get: every page's head, its data, and the files beside the pages.

const DAY = 86_400_000;
const site = () => inject('site');
const documents = new Map<string, Document>();
beforeAll(async () => {
  for (const path of [...addresses, unknown])
    documents.set(path, readDocument(await (await fetch(site() + path)).text()));
});

function at(path: string): Document {
  const known = documents.get(path);
  if (!known) throw new Error(`${path} was not asked for`);
  return known;
}
const one = (list: readonly string[]) => {
  expect(list).toHaveLength(1);
  return list[0] ?? '';
};
/** The text of a page as it is read, spaces folded. */
const words = (path: string) => at(path).named('body').map(textOf).join(' ').replace(/\s+/g, ' ');
const heading = (path: string) => at(path).named('h1').map(textOf)[0];
const isListed = (path: string) => !pageAt(path).aliasOf && !pageAt(path).noindex;
const listed = addresses.filter(isListed);
const ofKind = (mime: string, response: Response) =>
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(mime);

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** Everything that a page tells in its data, each with its type. */
function thingsOf(path: string): Thing[] {
  const blocks = at(path)
    .named('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json');
  return blocks.flatMap((block) => {
    const graph = JSON.parse(textOf(block));
    expect(graph['@context']).toBe('https://schema.org');
    return graph['@graph'];
  });
}
const typed = (path: string, type: string) => thingsOf(path).filter((thing) => thing['@type'] === type);

/** What search engines need of each type, as they document it. */
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

/** The ids that things are only named by, without being described there. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, '@type': type } = value as Thing;
  return [...(id && !type ? [String(id)] : []), ...Object.values(value).flatMap(references)];
}

/** What is missing in a thing and in all things that it names, as "Type.property". */
function missing(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missing);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type } = value as Thing;
  const names = typeof type === 'string' ? required[type] : [];
  if (!names) return [`${type} is of no known type`];
  return [
    ...names.filter((name) => !(value as Thing)[name]).map((name) => `${type}.${name}`),
    ...Object.values(value).flatMap(missing),
  ];
}

describe.each(addresses)('what crawlers read of %s', (path) => {
  it('has a title and a description of a length that is shown whole', () => {
    const title = one(at(path).named('title').map(textOf));
    expect(title).toBe(`${pageAt(path).title} | ${brand.name}`);
    // Some 60 characters are shown: of a long brand the end may be cut, of the page's own words nothing.
    expect(pageAt(path).title.length).toBeLessThanOrEqual(50);
    const description = one(at(path).meta('name', 'description'));
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('says whether it is to be listed, and what it is about', () => {
    expect(at(path).meta('name', 'robots')).toEqual(pageAt(path).noindex ? ['noindex, follow'] : []);
    const keywords = one(at(path).meta('name', 'keywords')).split(', ');
    expect(keywords.length).toBeGreaterThan(1);
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it('has a preview for links: words, address and picture', () => {
    const { meta, links } = at(path);
    const og = (name: string) => one(meta('property', `og:${name}`));
    expect(og('title')).toBe(pageAt(path).title);
    expect(og('description')).toBe(one(meta('name', 'description')));
    expect(og('url')).toBe(one(links('canonical').map((link) => attribute(link, 'href') ?? '')));
    expect(og('site_name')).toBe(brand.name);
    expect(og('type')).toBe(articles.some(({ href }) => href === path) ? 'article' : 'website');
    expect(og('image')).toMatch(new RegExp(`^${brand.origin}/social/[a-z]+\\.png$`));
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
    expect(og('image:alt').length).toBeGreaterThan(20);
    expect(one(meta('name', 'twitter:card'))).toBe('summary_large_image');
  });

  it('says where the firm is, as the record of its headquarters does', () => {
    const headquarters = offices.find(({ isHQ }) => isHQ);
    const meta = (name: string) => one(at(path).meta('name', name));
    expect(meta('geo.region')).toBe('US-PA');
    expect(meta('geo.placename')).toBe(headquarters?.city);
    const [latitude, longitude] = meta('geo.position').split(';').map(Number);
    expect(headquarters?.coordinates).toBe(`${latitude}° N  ${-(longitude ?? 0)}° W`);
    expect(meta('ICBM')).toBe(`${latitude}, ${longitude}`);
  });

  it('has data with all that its types need', () => {
    const things = thingsOf(path);
    expect(missing(things)).toEqual([]);
    const described = things.map((thing) => thing['@id']);
    expect(references(things).filter((id) => !described.includes(id))).toEqual([]);
  });

  it('describes the firm: two support lines, two addresses, three profiles', () => {
    const firms = typed(path, 'Organization') as (Thing & {
      contactPoint: { contactType: string; telephone: string; areaServed: string }[];
      address: { addressLocality: string }[];
      sameAs: string[];
    })[];
    expect(firms).toHaveLength(1);
    const [firm] = firms;
    expect(
      firm?.contactPoint.map(({ contactType, areaServed, telephone }) => [contactType, areaServed, telephone]),
    ).toEqual([
      ['customer support', 'US', brand.phone.us.label],
      ['customer support', 'IN', brand.phone.india.label],
    ]);
    expect(firm?.address.map(({ addressLocality }) => addressLocality)).toEqual(
      brand.addresses.map(({ city }) => city),
    );
    expect(firm?.sameAs).toHaveLength(3);
    expect(firm?.foundingDate).toBe(String(brand.founded));
  });

  it('tells its place on the site as the visible breadcrumb does', () => {
    const [trail] = at(path).elements.filter((element) => attribute(element, 'aria-label') === 'Breadcrumb');
    const steps = trail ? elementsOf(trail).filter(({ tagName }) => tagName === 'li') : [];
    const link = (step: Element) => elementsOf(step).find(({ tagName }) => tagName === 'a');
    const visible = steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(step),
      ...(link(step) && { item: brand.origin + attribute(link(step), 'href') }),
    }));
    const lists = typed(path, 'BreadcrumbList');
    expect(lists.map(({ itemListElement }) => itemListElement)).toEqual(visible.length > 0 ? [visible] : []);
    // Only the page itself may be without an address.
    expect(visible.slice(0, -1).filter((step) => !step.item)).toEqual([]);
    if (path.split('/').length > 2 && pageAt(path).aliasOf === undefined) expect(visible.length).toBeGreaterThan(1);
  });
});

it('the page for unknown addresses is in no list and says nothing of itself, only whose it is', () => {
  const { meta, links } = at(unknown);
  expect(meta('name', 'robots')).toEqual(['noindex, follow']);
  expect([...links('canonical'), ...meta('property', 'og:url')]).toEqual([]);
  expect(thingsOf(unknown).map((thing) => thing['@type'])).toEqual(['Organization']);
});

it.each(['title', 'description'] as const)('every %s is the only one of its kind', (part) => {
  const own = addresses.filter((path) => !pageAt(path).aliasOf);
  const texts = own.map((path) =>
    part === 'title' ? at(path).named('title').map(textOf)[0] : at(path).meta('name', 'description')[0],
  );
  expect(own.filter((_, index) => texts.indexOf(texts[index]) !== index)).toEqual([]);
});

describe('the data', () => {
  it('rates the firm on the home page, as the page shows it, and nowhere else', () => {
    const { value, label } = claims.rating;
    const [firm] = typed('/', 'Organization');
    expect(firm?.aggregateRating).toMatchObject({
      ratingValue: value,
      reviewCount: Number.parseInt(label.replace(/\D+/, ''), 10),
    });
    expect(words('/')).toContain(value);
    expect(words('/')).toContain(label);
    expect(typed('/', 'WebSite')).toHaveLength(1);
    const others = addresses.filter((path) => path !== '/');
    expect(others.filter((path) => JSON.stringify(thingsOf(path)).includes('Rating'))).toEqual([]);
  });

  it.each(services.map(({ link }) => link))('of %s names what each offering starts at, as the page does', (path) => {
    const [service] = typed(path, 'Service') as (Thing & {
      offers: { name: string; priceSpecification: { minPrice: number; priceCurrency: string } }[];
    })[];
    expect(service?.name).toBe(heading(path));
    expect(service?.url).toBe(brand.origin + path);
    expect(service?.offers.length).toBeGreaterThan(2);
    for (const { name, priceSpecification } of service?.offers ?? []) {
      expect(priceSpecification.priceCurrency).toBe('USD');
      expect(words(path)).toContain(name);
      expect(words(path)).toContain(`$${priceSpecification.minPrice / 1000}K`);
    }
  });

  it('names the price of a month as such', () => {
    const [service] = typed('/services/upgrade-sap', 'Service') as (Thing & { offers: Thing[] })[];
    expect(service?.offers[0]?.priceSpecification).toMatchObject({
      minPrice: Number(upgradeOfferings[0]?.investment.replace(/\$(.*)K/, '$1000')),
      unitCode: 'MON',
    });
  });

  it.each(articles.map(({ href }) => href))('of %s describes the article', (path) => {
    const [article] = typed(path, 'Article') as (Thing & { author: { name: string } })[];
    expect(article?.headline).toBe(heading(path));
    expect(article?.author.name).toMatch(/\w+ \w+/);
    expect(words(path)).toContain(article?.author.name);
    const times = at(path)
      .named('time')
      .map((time) => attribute(time, 'datetime'));
    expect(times).toContain(article?.datePublished);
    expect(article?.mainEntityOfPage).toBe(brand.origin + path);
  });

  it('of the events names those that have a date and a place', () => {
    const events = typed('/resources/events', 'Event');
    const placed = eventsInPage.filter(({ format, cta }) => format !== 'Online' || cta.href);
    expect(events.map(({ name }) => name)).toEqual(placed.map(({ title }) => title));
    for (const { startDate, endDate, url, name } of events) {
      expect(startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
      expect(Date.parse(String(endDate))).toBeGreaterThan(Date.parse(String(startDate)));
      expect(words('/resources/events')).toContain(name);
      const { hash } = new URL(String(url));
      expect(
        at('/resources/events').elements.filter((element) => attribute(element, 'id') === hash.slice(1)),
      ).toHaveLength(1);
    }
  });
});

describe('the files beside the pages', () => {
  const ask = async (path: string) => {
    const response = await fetch(site() + path);
    expect(response.status, path).toBe(200);
    return response;
  };

  it('have a picture of the size that previews need, for every area', async () => {
    const pictures = new Set(
      addresses.flatMap((path) => at(path).meta('property', 'og:image')).map((image) => new URL(image).pathname),
    );
    expect(pictures.size).toBe(5);
    for (const picture of pictures) {
      const response = await ask(picture);
      ofKind('image/png', response);
      expect(sizeOfPng(await response.bytes()), picture).toEqual([1200, 630]);
    }
  });

  it('list every page that is to be found, once, with the day of its last change', async () => {
    const response = await ask('/sitemap.xml');
    ofKind('application/xml', response);
    const entries = [
      ...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g),
    ];
    expect(entries.map(([, address]) => address)).toEqual(listed.map((path) => brand.origin + path));
    for (const [, address = '', changed = ''] of entries) {
      expect(changed, address).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(changed).toBe(changedAt(new URL(address).pathname));
      expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
    }
    // Articles are as old as they say; otherwise the date would tell nothing.
    expect(new Set(entries.map(([, , changed]) => changed)).size).toBeGreaterThan(articles.length);
  });

  it('let every crawler in and show it the list', async () => {
    const response = await ask('/robots.txt');
    ofKind('text/plain', response);
    const lines = (await response.text()).split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${brand.origin}/sitemap.xml`]);
  });

  it('have a manifest whose icons are there, in the sizes that it names', async () => {
    const response = await ask('/site.webmanifest');
    ofKind('application/manifest+json', response);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: brand.legalName, short_name: brand.name, start_url: '/' });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(src);
      ofKind(type, icon);
      expect(sizeOfPng(await icon.bytes()).join('x')).toBe(sizes);
    }
  });

  it('have icons for tabs, light and dark, and for home screens', async () => {
    const [svg, ico] = at('/').links('icon');
    const drawn = await ask(String(attribute(svg, 'href')));
    ofKind('image/svg+xml', drawn);
    expect(await drawn.text()).toContain('prefers-color-scheme:dark');
    expect(attribute(ico, 'href')).toBe('/favicon.ico');
    const file = await (await ask('/favicon.ico')).bytes();
    expect([...file.slice(0, 4)]).toEqual([0, 0, 1, 0]);
    const [touch] = at('/').links('apple-touch-icon');
    expect(sizeOfPng(await (await ask(String(attribute(touch, 'href')))).bytes())).toEqual([180, 180]);
  });

  it('say whom to tell of a weakness, and that is not about to expire', async () => {
    const response = await ask('/.well-known/security.txt');
    ofKind('text/plain', response);
    const fields = new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${brand.email.security}`);
    expect(fields.get('Canonical')).toBe(`${brand.origin}/.well-known/security.txt`);
    expect(fields.get('Preferred-Languages')).toBe('en');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY;
    // Below 60 the site has not been built for nine months: build and deploy it again. RFC 9116 asks for less than a year.
    expect(days, `security.txt expires on ${fields.get('Expires')}: build and deploy again`).toBeGreaterThan(60);
    expect(days).toBeLessThan(365);
  });
});
