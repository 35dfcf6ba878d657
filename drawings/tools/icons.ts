import { writeFile } from 'node:fs/promises';
import { launchChromium } from '../../scripts/chromium.ts';
import { mark } from '../../src/components/Logo/geometry.ts';
import values from '../../src/theme/generated/values.json' with { type: 'json' };

// Writes the site's icons to public/ from the outlines of the logo and the colors of the tokens: npm run icons
const out = (name: string) => new URL(`../../public/${name}`, import.meta.url);
const ink = values['light.canvas']['--color-text'];
const paper = values['light.canvas']['--color-canvas'];

/** Favicon in the color scheme of the visitor's device. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style><path d="${mark}"/></svg>\n`;

/**
 * Returns the mark on a tile, which is visible on any background.
 *
 * @param size edge in px
 * @param markSize height of the mark in px; a multiple of 16 keeps its bars on whole pixels
 */
const tile = (size: number, markSize: number) => {
  const at = (size - markSize) / 2;
  const scale = markSize / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ink}"/><path transform="translate(${at} ${at}) scale(${scale})" fill="${paper}" d="${mark}"/></svg>`;
};

/** SVG sources of all icons. The `small` ones become `favicon.ico`. */
const iconSources = () => ({
  favicon,
  pictures: [
    { name: 'icon-192.png', size: 192, svg: tile(192, 96) },
    { name: 'icon-512.png', size: 512, svg: tile(512, 256) },
    { name: 'apple-touch-icon.png', size: 180, svg: tile(180, 96) },
  ],
  small: [16, 32, 48].map((size) => ({ size, svg: tile(size, size) })),
});

async function makeIcons() {
  const sources = iconSources();
  const browser = await launchChromium();
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const render = async ({ svg, size }: { svg: string; size: number }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    return page.screenshot({ omitBackground: true });
  };
  for (const source of sources.pictures) await writeFile(out(source.name), await render(source));
  const small: { size: number; png: Buffer }[] = [];
  for (const source of sources.small) small.push({ size: source.size, png: await render(source) });
  await browser.close();
  await writeFile(out('favicon.svg'), sources.favicon);
  await writeFile(out('favicon.ico'), iconFile(small));
}

/** Returns an .ico file: a header, one entry of 16 bytes per picture, then the PNG files. */
function iconFile(small: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * small.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(small.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of small.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...small.map(({ png }) => png)]);
}

await makeIcons();
