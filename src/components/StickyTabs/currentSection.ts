/** A section is current from when its top is less than this below the top of the window, in px (spec 4 and 9.1). */
export const DETECTION_OFFSET = 200;
/** A section that was asked for comes to stand this far below the top of the window, in px (spec 4 and 9.1). */
export const SCROLL_OFFSET = 140;

export interface PagePosition {
  /** From the top of the page to the top of the window, in px. */
  scroll: number;
  /** Height of the window and of the whole page, in px. */
  windowHeight: number;
  pageHeight: number;
}

/**
 * Which section the visitor is in: the last one whose top is above the scroll position plus 200 px (spec 4). Before the
 * first one it is the first. At the bottom of the page it is the last, which may be too short to reach the line.
 *
 * @param sections in the order of the page, `top` from the top of the page in px
 * @returns nothing when there are no sections
 */
export function currentSection(
  sections: readonly { id: string; top: number }[],
  { scroll, windowHeight, pageHeight }: PagePosition,
): string | undefined {
  // Half a pixel: browsers round what they report of a zoomed page.
  const atBottom = scroll > 0 && scroll + windowHeight >= pageHeight - 0.5;
  if (atBottom) return sections.at(-1)?.id;
  const passed = sections.filter(({ top }) => top < scroll + DETECTION_OFFSET);
  return (passed.at(-1) ?? sections[0])?.id;
}
