import { expect, type Page } from '../support/test.ts';

/** Elements that make the page scroll horizontally, except inside clipping or scrolling boxes. */
function overflowing() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.documentElement) return false;
    return (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') || isHeld(parent);
  };
  const elements = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element))
    .map((element) => element.outerHTML.slice(0, 120));
  return ['the page', ...elements];
}

/** Words that break without a hyphen, slash or soft hyphen. */
function brokenWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesIn = () => new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  // Text for screen readers is one pixel wide.
  const isSeen = (element: Element | null): boolean =>
    !element || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement));
  const found = new Set<string>();
  let folded = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    if (linesIn() < 2 || node.parentElement?.closest('svg') || !isSeen(node.parentElement)) continue;
    folded += 1;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b\u2010-\u2014/-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesIn() > 1) found.add(word);
    }
  }
  return { folded, broken: [...found] };
}

/** Text and controls outside the window, and overlapping text. */
function misplaced() {
  const { clientWidth } = document.documentElement;
  const isWithin = (element: Element | null, holds: (style: CSSStyleDeclaration) => boolean): boolean =>
    !!element && (holds(getComputedStyle(element)) || isWithin(element.parentElement, holds));
  // Text for screen readers is clipped to nothing.
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isWithin(element, ({ clipPath }) => clipPath === 'inset(50%)');
  const outside = new Set<string>();
  const name = (text: string | null) => text?.trim().slice(0, 40) ?? '';
  const expectInside = (element: Element, { left, right }: DOMRect, text: string | null) => {
    if (left >= -1 && right <= clientWidth + 1) return;
    if (!isWithin(element, ({ overflowX }) => /auto|scroll/.test(overflowX)))
      outside.add(`${element.tagName} ${name(text)}`);
  };
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary'))
    if (isSeen(control)) expectInside(control, control.getBoundingClientRect(), control.textContent);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: { node: Node; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest('svg') || !isSeen(parent)) continue;
    range.selectNodeContents(node);
    expectInside(parent, range.getBoundingClientRect(), node.textContent);
    // Fixed and sticky elements cover scrolled content.
    if (isWithin(parent, ({ position }) => /fixed|sticky/.test(position))) continue;
    for (const box of range.getClientRects()) lines.push({ node, box });
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  const overlapping = new Set<string>();
  lines.forEach(({ node, box }, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.box.top >= box.bottom) break;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // Boxes of adjacent lines may overlap although their glyphs do not.
      if (other.node !== node && width > 2 && height > 0.4 * Math.min(box.height, other.box.height))
        overlapping.add(`${name(node.textContent)} / ${name(other.node.textContent)}`);
    }
  });
  return { outside: [...outside], overlapping: [...overlapping] };
}

/** Applies the text spacing of WCAG 2.2, 1.4.12. The page's policy allows constructed style sheets. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Clipped text, except text for screen readers. */
function clipped() {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!cuts(overflowX) && !cuts(overflowY)) continue;
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1) break;
      if (
        (cuts(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1)) ||
        (cuts(overflowY) && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1))
      )
        found.push(`${node.textContent.trim().slice(0, 60)} in ${box.tagName} ${box.className}`);
    }
  }
  return found;
}

/** Focuses each control at the top edge of the window; returns those that a fixed or sticky element covers. */
function coveredInFocus() {
  const fixedPart = (element: Element | null): Element | null =>
    element &&
    (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ? element : fixedPart(element.parentElement));
  const spread = (from: number, length: number) => [0.1, 0.5, 0.9].map((part) => from + length * part);
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  const able = [...all].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const covered = new Set<string>();
  // At 4 px, the header may cover the element. At 90 px, a sticky element below the header may.
  for (const [element, under] of able.flatMap((each) => [4, 90].map((top) => [each, top] as const))) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollBy(0, element.getBoundingClientRect().top - under);
    element.focus();
    if (document.activeElement !== element) continue;
    const box = element.getBoundingClientRect();
    for (const x of spread(box.left, box.width))
      for (const y of spread(box.top, box.height)) {
        const part = fixedPart(document.elementFromPoint(x, y));
        if (part && !part.contains(element))
          covered.add(`${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)} under ${part.className}`);
      }
  }
  return { focused: able.length, covered: [...covered] };
}

/** Expects that no focused element is covered by a sticky or fixed one. */
export async function expectRoomForFocus(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { focused, covered } = await page.evaluate(coveredInFocus);
    expect(focused).toBeGreaterThan(5);
    expect.soft(covered, `covered in focus at ${width} px`).toEqual([]);
  }
}

/** Expects no horizontal scrolling, no cut-off or overlapping text, and no text or control outside the window. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(overflowing), `overflows ${where}`).toEqual([]);
  expect.soft(await page.evaluate(clipped), `clipped ${where}`).toEqual([]);
  expect.soft(await page.evaluate(misplaced), `misplaced ${where}`).toEqual({ outside: [], overlapping: [] });
}

/**
 * Expects no overflow and no broken words at nine widths, and no overflow and no clipped text with wider text spacing.
 * Leaves that spacing on.
 */
export async function expectRoomForText(page: Page): Promise<void> {
  // Each layout is used at one or more of these widths. 320 px equals 1280 px at 400% zoom.
  let lines = 0;
  for (const width of [320, 360, 690, 700, 1024, 1280, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(overflowing), `overflows at ${width} px`).toEqual([]);
    const { folded, broken } = await page.evaluate(brokenWords);
    lines += folded;
    expect.soft(broken, `broken words at ${width} px`).toEqual([]);
  }
  expect(lines).toBeGreaterThan(0);
  await page.evaluate(spaceText);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await page.evaluate(overflowing), `overflows at ${width} px with text spacing`).toEqual([]);
    expect.soft(await page.evaluate(clipped), `clipped at ${width} px with text spacing`).toEqual([]);
  }
}
