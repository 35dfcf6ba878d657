import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../../theme/media';
import { Container } from '../Container';
import { loadDrawings } from '../Drawing/reveal';
import { currentSection } from './currentSection';
import * as css from './StickyTabs.css';

export interface StickyTabsProps {
  /** Accessible name of the navigation: "Parts of this page". */
  label: string;
  /** In the order of the page. `id` is that of a section whose heading is focusable (`tabIndex={-1}`). */
  tabs: readonly { id: string; label: string }[];
  /** Id of the current section, for stories. Default: the section at the scroll position. */
  activeId?: string;
}

/**
 * Links to the sections of a long page. The link of the current section is marked (spec 2.5, constants in spec 4 and
 * 9.1). Sticky in windows of at least 480 px in height. To show one panel at a time, use CategoryTabs.
 */
export function StickyTabs({ label, tabs, activeId }: StickyTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string | undefined>(tabs[0]?.id);
  const active = activeId ?? reached;
  /** Section of a clicked tab, which stays current until scrolling reaches it. */
  const pending = useRef<string>(undefined);

  useEffect(() => {
    if (activeId !== undefined) return;
    let frame = 0;
    const updateCurrent = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const sections = tabs.flatMap(({ id }) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top + scrollY }] : [];
      });
      const current = currentSection(sections, {
        scroll: scrollY,
        windowHeight: clientHeight,
        pageHeight: scrollHeight,
      });
      if (current === pending.current) pending.current = undefined;
      if (pending.current === undefined) setReached(current);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updateCurrent);
    };
    // Any input outside the tabs cancels the pending section.
    const clearPending = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target)) return;
      pending.current = undefined;
    };
    // At the end of the page, scrolling can no longer reach a pending section whose top is farther down.
    const end = () => {
      const pendingSection = pending.current === undefined ? null : document.getElementById(pending.current);
      const { scrollHeight, clientHeight } = document.documentElement;
      const isBelow = pendingSection && pendingSection.getBoundingClientRect().top > 0;
      if (!isBelow || scrollY + clientHeight < scrollHeight - 1) return;
      pending.current = undefined;
      updateCurrent();
    };
    const controller = new AbortController();
    const { signal } = controller;
    updateCurrent();
    for (const event of ['scroll', 'resize']) addEventListener(event, scheduleUpdate, { passive: true, signal });
    for (const event of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(event, clearPending, { passive: true, signal });
    addEventListener('scrollend', end, { signal });
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [tabs, activeId]);

  useSlidingLine(list, active);

  // Smooth scrolling passes sections too fast for their lazy drawings to load.
  const loadSectionDrawings = () => {
    for (const { id } of tabs) {
      const drawings = document.getElementById(id)?.querySelectorAll<SVGElement>('svg[data-drawing]');
      if (drawings) loadDrawings(drawings);
    }
  };

  const scrollToSection = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const section = document.getElementById(id);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!section || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    if (id !== reached) pending.current = id;
    setReached(id);
    // Replaces the history entry, so that Back leaves the page.
    history.replaceState(history.state, '', `#${id}`);
    // Moves keyboard focus and the reading position to the section.
    section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: matchMedia(media.still).matches ? 'instant' : 'smooth' });
  };

  return (
    <nav aria-label={label} className={css.bar}>
      <Container>
        <ul ref={list} className={css.list} onPointerEnter={loadSectionDrawings} onFocus={loadSectionDrawings}>
          {tabs.map(({ id, label: name }) => (
            <li key={id} className={css.item}>
              <a
                href={`#${id}`}
                className={css.tab}
                aria-current={id === active ? 'true' : undefined}
                onClick={(event) => scrollToSection(event, id)}
              >
                <span className={css.name} data-name={name}>
                  {name}
                </span>
                <span className={css.line} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** Animates the marker from the previous to the current tab, and scrolls the current tab into view in a narrow bar. */
function useSlidingLine(list: { readonly current: HTMLUListElement | null }, active: string | undefined) {
  const previousLine = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current tab changes
  useLayoutEffect(() => {
    const row = list.current;
    const line = row?.querySelector('[aria-current] > :last-child') ?? null;
    const from = previousLine.current;
    previousLine.current = line;
    if (!row || !line || !from || from === line) return;
    const [start, end, box] = [from, line, row].map((element) => element.getBoundingClientRect());
    if (!start || !end || !box || end.width === 0) return;
    const outside = end.left < box.left || end.right > box.right - css.edge;
    // Does not scroll while a tab has keyboard focus, because that tab must stay in view.
    if (outside && !row.querySelector(':focus-visible')) row.scrollLeft += end.left - box.left - css.edge;
    // The transition duration in CSS is 0 with reduced motion.
    const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(line);
    const path = `translateX(${start.left - end.left}px) scaleX(${start.width / end.width})`;
    line.animate([{ transform: path }, { transform: 'none' }], {
      duration: Number.parseFloat(transitionDuration) * 1000,
      easing,
    });
  }, [active, list]);
}
