// Draws public/social/*.png, the pictures that links show on social networks: npm run social
import { mkdir, readFile } from 'node:fs/promises';
import { mark, wordmarkStyle } from '../src/components/Logo/geometry.ts';
import { wordmark } from '../src/components/Logo/wordmark.generated.ts';
import { brand } from '../src/content/brand.ts';
import { socialImages } from '../src/content/socialImages.ts';
import values from '../src/theme/generated/values.json' with { type: 'json' };
import { typeface } from '../src/theme/typeface.ts';
import { launchChromium } from './chromium.ts';

const ink = values['light.ink'] as Record<string, string>;
const font = (await readFile(`src/theme/fonts/${typeface.files[0]}`)).toString('base64');
await mkdir('public/social', { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, { title, drawing }] of Object.entries(socialImages)) {
    const file = await readFile(`public/drawings/${drawing.name}.svg`, 'utf8');
    const colours = Object.entries(ink)
      .filter(([key]) => key.startsWith('--color'))
      .map(([key, value]) => `${key}:${value}`)
      .join(';');
    await page.setContent(`<!doctype html><style>
      @font-face { font-family: '${typeface.family}'; src: url(data:font/woff2;base64,${font}); font-weight: ${typeface.weight}; font-stretch: ${typeface.stretch}; }
      * { margin: 0; box-sizing: border-box; }
      body { ${colours}; width: 1200px; height: 630px; background: var(--color-canvas); color: var(--color-text); font-family: '${typeface.family}'; }
      .frame { position: absolute; inset: 0 48px; border-inline: 1px solid var(--color-line); }
      h1 { position: absolute; left: 80px; bottom: 76px; width: 520px; font-size: 62px; line-height: 1; font-weight: 600; font-stretch: 88%; letter-spacing: -.026em; text-wrap: balance; }
      .drawing { position: absolute; right: 64px; top: 40px; width: 540px; height: 550px; }
      .logo { position: absolute; left: 80px; top: 64px; height: 56px; fill: currentColor; }
      i { position: absolute; left: 80px; right: 48px; bottom: 48px; border-bottom: 2px solid var(--color-signal); }
    </style><div class="frame"></div><svg class="logo" viewBox="${extents.full.x} 0 ${extents.full.width} 48" aria-label="${brand.name}"><path d="${mark}${wordmark}"/></svg>
    <h1>${title.replaceAll('&', '&amp;')}</h1><svg class="drawing" viewBox="${drawing.viewBox}" color="${ink['--color-text']}">${file}<use href="#d"/></svg><i></i>`);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path: `public/social/${name}.png` });
    console.log(`public/social/${name}.png`);
  }
} finally {
  await browser.close();
}
