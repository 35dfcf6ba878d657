// Writes public/social/*.png, the preview images of links on social networks: npm run social
import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../../scripts/chromium.ts';
import { heights, mark, wordmarkStyle } from '../../src/components/Logo/geometry.ts';
import { logo as brandLogo } from '../../src/content/logo.ts';
import { socialImages } from '../../src/content/socialImages.ts';
import values from '../../src/theme/generated/values.json' with { type: 'json' };
import { typeface } from '../../src/theme/typeface.ts';

const root = join(import.meta.dirname, '../..');
const ink = values['light.ink'] as Record<string, string>;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the mark with the brand's name as outlines, or as text if no outlines were generated for this name. */
function logo(): string {
  const { name: text, wordmark } = brandLogo;
  const { left, baseline, size, weight, width, tracking } = wordmarkStyle;
  const name = wordmark
    ? `<path d="${wordmark.path}"/>`
    : `<text x="${left - 2.4}" y="${baseline}" style="font-size:${size}px;font-weight:${weight};font-stretch:${width}%;letter-spacing:${tracking}em">${escaped(text)}</text>`;
  return `<svg class="logo" viewBox="0 0 ${wordmark ? wordmark.right : heights.lg} 48"><path d="${mark}"/>${name}</svg>`;
}

/** Returns an HTML page of 1200 × 630 for each image, by name. `makeSocialImages` adds the typeface. */
function socialPages(): Record<string, string> {
  const colors = Object.entries(ink)
    .filter(([key]) => key.startsWith('--color'))
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  const page = ({ title, drawing }: (typeof socialImages)[keyof typeof socialImages]) => {
    const file = readFileSync(`${root}/public/drawings/${drawing.name}.svg`, 'utf8');
    return `<!doctype html><style>
      * { margin: 0; box-sizing: border-box; }
      body { ${colors}; width: 1200px; height: 630px; background: var(--color-canvas); color: var(--color-text); font-family: '${typeface.family}'; }
      .frame { position: absolute; inset: 0 48px; border-inline: 1px solid var(--color-line); }
      h1 { position: absolute; left: 80px; bottom: 76px; width: 520px; font-size: 62px; line-height: 1; font-weight: 600; font-stretch: 88%; letter-spacing: -.026em; text-wrap: balance; }
      .drawing { position: absolute; right: 64px; top: 40px; width: 540px; height: 550px; }
      .logo { position: absolute; left: 80px; top: 64px; height: 56px; fill: currentColor; overflow: visible; }
      i { position: absolute; left: 80px; right: 48px; bottom: 48px; border-bottom: 2px solid var(--color-signal); }
    </style><div class="frame"></div>${logo()}
    <h1>${escaped(title)}</h1><svg class="drawing" viewBox="${drawing.viewBox}" color="${ink['--color-text']}"><defs>${file}</defs><use href="#d"/></svg><i></i>`;
  };
  return Object.fromEntries(Object.entries(socialImages).map(([name, image]) => [name, page(image)]));
}

async function makeSocialImages() {
  const font = (await readFile(`${root}/src/theme/fonts/${typeface.files[0]}`)).toString('base64');
  const face = `<style>@font-face { font-family: '${typeface.family}'; src: url(data:font/woff2;base64,${font}); font-weight: ${typeface.weight}; font-stretch: ${typeface.stretch}; }</style>`;
  await mkdir(`${root}/public/social`, { recursive: true });
  const pages = socialPages();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const [name, html] of Object.entries(pages)) {
      await page.setContent(html + face);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({ path: `${root}/public/social/${name}.png` });
    }
  } finally {
    await browser.close();
  }
}

await makeSocialImages();
