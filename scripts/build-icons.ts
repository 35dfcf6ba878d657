import { readFile, writeFile } from 'node:fs/promises';
import { mark } from '../src/components/Logo/geometry.ts';
import { launchChromium } from './chromium.ts';

// Writes the site's icons to public/ from the logo's own outlines and the palette of the tokens. Run it when either
// changes: node scripts/build-icons.ts
const out = (name: string) => new URL(`../public/${name}`, import.meta.url);
const { palette } = JSON.parse(await readFile(new URL('../tokens/primitives.json', import.meta.url), 'utf8'));
const ink: string = palette.ink.$value.hex;
const paper: string = palette.paper.$value.hex;

// In a tab, in the colours of the visitor's device.
await writeFile(
  out('favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style><path d="${mark}"/></svg>\n`,
);

/**
 * A tile that shows on any ground.
 * @param size edge in px
 * @param markSize height of the mark in px; a multiple of 16 keeps its bars on whole pixels
 * @param radius of the corners in px; 0 where the device cuts its own
 */
const tile = (size: number, markSize: number, radius: number) => {
  const at = (size - markSize) / 2;
  const scale = markSize / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/><path transform="translate(${at} ${at}) scale(${scale})" fill="${paper}" d="${mark}"/></svg>`;
};

const browser = await launchChromium();
const page = await browser.newPage({ deviceScaleFactor: 1 });
const render = async (svg: string, size: number) => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
};
const icons = {
  'icon-192.png': await render(tile(192, 96, 0), 192),
  'icon-512.png': await render(tile(512, 256, 0), 512),
  'apple-touch-icon.png': await render(tile(180, 96, 0), 180),
};
const small = [
  { size: 16, png: await render(tile(16, 16, 0), 16) },
  { size: 32, png: await render(tile(32, 32, 0), 32) },
  { size: 48, png: await render(tile(48, 48, 0), 48) },
];
await browser.close();
for (const [name, png] of Object.entries(icons)) await writeFile(out(name), png);

// An .ico is a list of pictures: a header, one entry of 16 bytes each, then the PNG files themselves.
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
await writeFile(out('favicon.ico'), Buffer.concat([header, ...small.map(({ png }) => png)]));
