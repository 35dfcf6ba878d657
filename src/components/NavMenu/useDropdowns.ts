import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { MenuId } from './navigation';

/** Delay in ms before a dropdown closes after the pointer left it (spec 9.1). */
const POINTER_DELAY: Record<MenuId, number> = { about: 200, solutions: 300 };
/** Delay in ms before a dropdown closes after focus left it (spec 9.1). */
const BLUR_DELAY = 150;
/** Delay in ms before the dropdown of a hovered trigger replaces the open one. The pointer may only be passing by. */
const TAKEOVER_DELAY = 150;
/** A click does not close a dropdown that hover or focus opened less than this time ago, in ms. */
const CLICK_GRACE = 300;

interface Opened {
  menu: MenuId;
  by: 'pointer' | 'focus' | 'click';
  at: number;
}

const panelLink = (item: Element) => item.querySelector('a');
const triggerOf = (item: Element) => item.querySelector('button');

/** Adds the specified delays, and opening on focus, to Radix's dropdowns. */
export function useDropdowns(path: string) {
  const root = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the mouse left the dropdown. While true, `onValueChange` ignores that Radix closes it after 150 ms. */
  const hasLeft = useRef(false);
  const openedBy = useRef<Opened['by']>('pointer');
  /** Dropdown that contains focus. */
  const focusedMenu = useRef<MenuId>(undefined);
  const byKeyboard = useRef(false);
  /** A mouse button or finger is down, so the next focus event does not come from the keyboard. */
  const isPressing = useRef(false);

  function cancelClose() {
    clearTimeout(timer.current);
    hasLeft.current = false;
  }
  function openMenu(menu: MenuId, cause: Opened['by']) {
    cancelClose();
    setOpened({ menu, by: cause, at: performance.now() });
  }
  function closeAfter(delay: number, item: Element) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Moves focus to the trigger, because focus inside the panel would be lost when the panel closes.
      if (panelLink(item) && item.contains(document.activeElement)) triggerOf(item)?.focus();
      setOpened(null);
    }, delay);
  }
  /** Opens the dropdown if necessary and focuses its first link. */
  function enterPanel(menu: MenuId, item: Element | null) {
    if (opened?.menu !== menu) flushSync(() => openMenu(menu, 'click'));
    cancelClose();
    if (item) panelLink(item)?.focus();
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpened(null), [path]);
  // A keyboard user may have focused a trigger before hydration.
  useEffect(() => {
    const focused = document.activeElement;
    const menu = focused?.closest<HTMLElement>('[data-menu]')?.dataset.menu as MenuId | undefined;
    if (!menu || !root.current?.contains(focused) || !focused?.matches('button:focus-visible')) return;
    focusedMenu.current = menu;
    byKeyboard.current = true;
    setOpened({ menu, by: 'focus', at: performance.now() });
  }, []);

  return {
    open: opened?.menu,
    root: {
      ref: root,
      value: opened?.menu ?? '',
      delayDuration: opened ? TAKEOVER_DELAY : 0,
      skipDelayDuration: 0,
      onValueChange: (menu: string) => {
        if (menu) openMenu(menu as MenuId, openedBy.current);
        else if (!hasLeft.current) setOpened(null);
      },
    },
    item: (menu: MenuId) => ({
      'data-menu': menu,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && opened?.menu === menu && cancelClose(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !opened) return;
        hasLeft.current = true;
        if (opened.menu !== menu) return;
        // A dropdown with keyboard focus stays open when the mouse leaves, unless the mouse opened it (WCAG 1.4.13).
        const isPinned = focusedMenu.current === menu && byKeyboard.current && opened.by !== 'pointer';
        if (!isPinned) closeAfter(POINTER_DELAY[menu], event.currentTarget);
      },
      onPointerDown: () => {
        isPressing.current = true;
        byKeyboard.current = false;
      },
      onPointerCancel: () => {
        isPressing.current = false;
      },
      onFocus: (event: FocusEvent) => {
        cancelClose();
        // Ignores focus that returns when the window is activated again, or that Radix restores.
        const isEntering = focusedMenu.current !== menu && triggerOf(event.currentTarget) === event.target;
        focusedMenu.current = menu;
        byKeyboard.current = !isPressing.current;
        if (isPressing.current) return;
        if (opened?.menu !== menu ? isEntering : opened.by === 'pointer') openMenu(menu, 'focus');
      },
      onBlur: (event: FocusEvent) => {
        isPressing.current = false;
        const { currentTarget, relatedTarget } = event;
        // When the window loses focus, `document.activeElement` does not change.
        if (currentTarget.contains(relatedTarget) || document.activeElement === event.target) return;
        focusedMenu.current = undefined;
        const isHovered = !relatedTarget && currentTarget.matches(':hover');
        if (opened?.menu === menu && !isHovered) closeAfter(BLUR_DELAY, currentTarget);
      },
      onClick: () => {
        isPressing.current = false;
      },
    }),
    trigger: (menu: MenuId) => ({
      onPointerMove: () => {
        openedBy.current = 'pointer';
      },
      // Radix toggles the dropdown after this handler, unless the handler prevents the default.
      onClick: (event: MouseEvent<HTMLElement>) => {
        openedBy.current = 'click';
        cancelClose();
        if (opened?.menu !== menu || opened.by === 'click') return;
        if (byKeyboard.current && opened.by === 'focus') {
          event.preventDefault();
          enterPanel(menu, event.currentTarget.closest('[data-menu]'));
        } else if (performance.now() - opened.at < CLICK_GRACE) {
          event.preventDefault();
          openMenu(menu, 'click');
        }
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown' || opened?.menu === menu) return;
        // Without this, Radix would move focus to the next trigger.
        event.preventDefault();
        enterPanel(menu, event.currentTarget.closest('[data-menu]'));
      },
    }),
    panel: {
      onPointerDownOutside: cancelClose,
      onEscapeKeyDown: () => {
        cancelClose();
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body)
          root.current?.querySelector<HTMLElement>(`[data-menu="${opened?.menu}"] > button`)?.focus();
      },
      // `onBlur` closes the dropdown instead, after a delay.
      onFocusOutside: (event: Event) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const first = panelLink(event.currentTarget);
        if (event.key === 'ArrowUp' && event.target === first)
          triggerOf(event.currentTarget.parentElement ?? first)?.focus();
      },
    },
  };
}
