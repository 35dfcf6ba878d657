import type { Page } from 'playwright';

/** Whether a text is rendered only with web fonts. */
export async function usesWebFont(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId, selector: '*' });
  const fonts = [];
  // The protocol omits deeply nested text.
  for (const id of [nodeId, ...nodeIds])
    fonts.push(...(await devtools.send('CSS.getPlatformFontsForNode', { nodeId: id })).fonts);
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
