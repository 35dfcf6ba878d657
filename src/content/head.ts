import { articles } from './articles.data.ts';
import { brand } from './brand.ts';
import { feedAt } from './feeds/index.ts';
import { headquarters } from './offices.ts';
import { notFoundPage, pageAt } from './pages.ts';
import { socialImage } from './socialImages.ts';
import { absolute, structuredData } from './structuredData.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}">`;

/** Parses displayed coordinates: "39.95° N  75.17° W". */
const position = (coordinates: string) =>
  [...coordinates.matchAll(/([\d.]+)° ([NSEW])/g)].map(([, degrees, side]) =>
    /[SW]/.test(side ?? '') ? `-${degrees}` : degrees,
  );

const headquartersAddress = brand.addresses[0];

/**
 * Returns the metadata of a page for search engines and social networks (spec 2.11): description, keywords, preview
 * tags, geo tags of the headquarters and structured data. Title and canonical link are not included. Used only for
 * prerendering, so it adds nothing to the client bundle.
 */
export function headFor(path: string): string {
  const page = pageAt(path);
  const { description, keywords, image: imageName } = page;
  const image = socialImage(imageName);
  const known = page !== notFoundPage;
  const feed = feedAt(path);
  const article = articles.find(({ href }) => href === path);
  return [
    meta('name', 'description', description),
    keywords.length > 0 && meta('name', 'keywords', keywords.join(', ')),
    meta('property', 'og:type', article ? 'article' : 'website'),
    article && meta('property', 'article:published_time', article.publishDate),
    article && meta('property', 'article:section', article.category),
    article && meta('name', 'author', article.author),
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
    structuredData(path),
  ]
    .filter(Boolean)
    .join('');
}
