/** Distance in px from the top of the window within which a section becomes current (spec 4 and 9.1). */
export const DETECTION_OFFSET = 200;
/** Distance of a scroll target from the top of the window, in px (spec 4 and 9.1). */
export const SCROLL_OFFSET = 140;

export interface PagePosition {
  /** Scroll position in px. */
  scroll: number;
  windowHeight: number;
  pageHeight: number;
}

/**
 * Id of the last section whose top is less than 200 px below the top of the window (spec 4), or else of the first
 * section. At the bottom of the page, it is the id of the last section, even if that section starts farther down.
 *
 * @param sections in the order of the page, `top` from the top of the page in px
 * @returns undefined without sections
 */
export function currentSection(
  sections: readonly { id: string; top: number }[],
  { scroll, windowHeight, pageHeight }: PagePosition,
): string | undefined {
  // Browsers round scroll positions on a zoomed page by up to half a pixel.
  const atBottom = scroll > 0 && scroll + windowHeight >= pageHeight - 0.5;
  if (atBottom) return sections.at(-1)?.id;
  const passed = sections.filter(({ top }) => top < scroll + DETECTION_OFFSET);
  return (passed.at(-1) ?? sections[0])?.id;
}
