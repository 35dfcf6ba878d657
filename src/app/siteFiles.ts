import { brand } from '../content/brand';
import { changedAt } from '../content/changes';
import { dataFiles } from '../content/data';
import { feedFiles } from '../content/feeds';
import { addresses, pageAt } from '../content/pages';
import values from '../theme/generated/values.json';

const DAY = 86_400_000;
/** Number of days for which the security contact is valid after a build. RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 330;

/** Maximum number of URLs in a sitemap. */
const MAX_SITEMAP_URLS = 50_000;

const sitemap = () => {
  const listed = addresses.filter((path) => {
    const { aliasOf, noindex } = pageAt(path);
    return !aliasOf && !noindex;
  });
  if (listed.length > MAX_SITEMAP_URLS)
    throw new Error(
      `The sitemap would name ${listed.length} addresses, of at most ${MAX_SITEMAP_URLS}: split it (sitemaps.org)`,
    );
  const urls = listed.map(
    (path) => `<url><loc>${brand.origin}${path}</loc><lastmod>${changedAt(path)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** Color around the icon, equal to the icon's background. */
const ink = values['light.ink']['--color-canvas'];

const manifest = () =>
  `${JSON.stringify(
    {
      name: brand.legalName,
      short_name: brand.name,
      description: brand.tagline,
      lang: 'en',
      id: '/',
      start_url: '/',
      display: 'browser',
      background_color: ink,
      theme_color: ink,
      icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    },
    null,
    2,
  )}\n`;

/** Generated files beside the pages: data, feeds, calendars, sitemap, robots.txt, manifest and security contact. */
export const siteFiles = (now: Date): ReadonlyMap<string, string> =>
  new Map([
    ...feedFiles(),
    ...dataFiles(),
    ['sitemap.xml', sitemap()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${brand.origin}/sitemap.xml\n`],
    ['site.webmanifest', manifest()],
    [
      '.well-known/security.txt',
      [
        `Contact: mailto:${brand.email.security}`,
        `Expires: ${new Date(now.getTime() + SECURITY_DAYS * DAY).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${brand.origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    ],
  ]);
