import type { Page } from 'playwright';

/** Whether the browser drew a text with fonts that the page brought, and with nothing else. */
export async function usesWebFont(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId, selector: '*' });
  const fonts = [];
  // An element's answer leaves out what stands deep in it.
  for (const id of [nodeId, ...nodeIds])
    fonts.push(...(await devtools.send('CSS.getPlatformFontsForNode', { nodeId: id })).fonts);
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
