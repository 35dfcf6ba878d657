// Docs pages show each state in a frame of its own. This is what the page and the story in the frame have to agree on.

/** Frames with a state. */
export const FRAME = 'iframe[data-story]';

/** Whether this page is the frame of a state on a docs page, rather than Storybook's canvas. */
export const inDocs = () => window.frameElement?.matches(FRAME) ?? false;

/**
 * Keeps what a play function leaves when the reader, or the next frame, takes the focus: a menu that opened by focus would close.
 * Call before anything else listens.
 */
export function keepStateOnBlur() {
  for (const type of ['blur', 'focusout'])
    addEventListener(type, (event) => !document.hasFocus() && event.stopImmediatePropagation(), { capture: true });
}

/**
 * Keeps a story's links in its frame, which Storybook sends to the window around it: those within the page lead there, all
 * others lead nowhere.
 */
export function stayHere() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.target || link.closest('#storybook-docs')) return;
    if (!link.protocol.startsWith('http')) return;
    event.preventDefault();
    const here =
      link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) location.hash = link.hash;
  });
}

/** Beside what is seen, in CSS pixels. */
const MARGIN = 16;

/** What has a look of its own, rather than holding something. */
const LOOKS = 'svg, img, video, canvas, iframe, input, textarea, select, button';

/** Right edge of what an element itself shows, in CSS pixels; 0 where it only holds other elements. */
function paintedTo(element: Element, { innerWidth, getComputedStyle: styleOf }: Window & typeof globalThis): number {
  const box = element.getBoundingClientRect();
  const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
  let right = 0;
  for (const text of texts) {
    const range = element.ownerDocument.createRange();
    range.selectNode(text);
    right = Math.max(right, range.getBoundingClientRect().right);
  }
  // What is as wide as the window, or nearly so, is its surface and its frame lines.
  if (box.width > 0.9 * innerWidth) return right;
  const { backgroundColor, backgroundImage, borderWidth } = styleOf(element);
  const painted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || /[1-9]/.test(borderWidth);
  return painted || element.matches(LOOKS) ? Math.max(right, box.right) : right;
}

/**
 * How far down and to the right anything is seen in a frame's window, in CSS pixels of that window. The height is Infinity where it
 * is scrolled, and 0 where nothing is to be seen.
 */
export function seenSize(inside: Window & typeof globalThis): { width: number; height: number } {
  const { document: page, scrollY, innerWidth } = inside;
  let [right, bottom] = [0, 0];
  /** Where what an element holds is cut off. */
  const ends = new Map<Element | null, number>();
  for (const element of page.querySelectorAll('body > :not(.sb-wrapper, script, style) *')) {
    const box = element.getBoundingClientRect();
    const { overflowY, position } = inside.getComputedStyle(element);
    const end =
      position === 'fixed' ? Number.POSITIVE_INFINITY : (ends.get(element.parentElement) ?? Number.POSITIVE_INFINITY);
    ends.set(element, overflowY === 'visible' ? end : Math.min(end, box.bottom));
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // What is for screen readers alone has a box of one pixel.
    if (box.width <= 1 || box.height <= 1) continue;
    bottom = Math.max(bottom, Math.min(end, box.bottom));
    right = Math.max(right, paintedTo(element, inside));
  }
  const { paddingRight, paddingBottom } = inside.getComputedStyle(page.body);
  if (scrollY > 0) bottom = Number.POSITIVE_INFINITY;
  return {
    width: right > 0 ? Math.min(right + Math.max(Number.parseFloat(paddingRight), MARGIN), innerWidth) : innerWidth,
    height: bottom > 0 ? bottom + Number.parseFloat(paddingBottom) : 0,
  };
}

/** A number on a part of a story, in CSS pixels of the page around its frame. */
export interface Mark {
  /** Center of the number. */
  x: number;
  y: number;
  /** The part itself. */
  box: { left: number; top: number; width: number; height: number };
}

/** Edge of a number. */
const NUMBER = 22;

/**
 * Where the parts of a story are, each with a place for its number at the corner where it begins, beside the numbers before it.
 *
 * @param options.selectors of the parts
 * @param options.scale at which the frame is shown
 * @param options.room size of the frame as it is shown
 * @throws Error that names the selector of a part that is not there, or out of sight
 */
export function marksOf(
  inside: Document,
  { selectors, scale, room }: { selectors: readonly string[]; scale: number; room: { width: number; height: number } },
): Mark[] {
  const marks: Mark[] = [];
  for (const selector of selectors) {
    const part = inside.querySelector(`#storybook-root :is(${selector})`);
    if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      throw new Error(`No part "${selector}" is to be seen.`);
    const { left, top, width, height } = part.getBoundingClientRect();
    const box = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    const within = (at: number, size: number) => Math.min(Math.max(at, NUMBER / 2), size - NUMBER / 2);
    let x = within(box.left - 2, room.width);
    let y = within(box.top - 2, room.height);
    const taken = () => marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < NUMBER);
    while (taken()) {
      if (x + NUMBER * 1.5 <= room.width) x += NUMBER;
      else y += NUMBER;
    }
    marks.push({ x, y, box });
  }
  return marks;
}

/** The preview in a frame, as far as another window may use it. */
interface Preview {
  onUpdateArgs(change: { storyId: string; updatedArgs: object }): Promise<void>;
}

/** The preview in a frame, once it has started. */
export const previewIn = (frame: HTMLIFrameElement | null | undefined): Preview | undefined =>
  frame?.contentWindow ? Reflect.get(frame.contentWindow, '__STORYBOOK_PREVIEW__') : undefined;
