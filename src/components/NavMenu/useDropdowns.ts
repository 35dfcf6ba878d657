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

/** How long a dropdown stays after the pointer has left it, in ms (spec 9.1). */
const POINTER_DELAY: Record<MenuId, number> = { about: 200, solutions: 300 };
/** How long it stays after focus has left it, in ms (spec 9.1). */
const BLUR_DELAY = 150;
/** How long the pointer rests on another trigger before its dropdown replaces the open one, in ms: it may only cross it. */
const TAKEOVER_DELAY = 150;
/** A click this soon after the dropdown opened by itself, in ms, meant to open it too and does not close it. */
const CLICK_GRACE = 300;

interface Opened {
  menu: MenuId;
  by: 'pointer' | 'focus' | 'click';
  at: number;
}

const panelLink = (item: Element) => item.querySelector('a');
const triggerOf = (item: Element) => item.querySelector('button');

/**
 * What the header's dropdowns add to Radix's: focus opens them, they close some time after the pointer or focus left, a
 * click right after they opened by themselves leaves them open, Enter moves into what focus has opened, and the pointer may
 * cross another trigger on its way to a row.
 */
export function useDropdowns(path: string) {
  const root = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The mouse has left a dropdown or its trigger: Radix asks to close 150 ms later, which is not the specified time. */
  const away = useRef(false);
  const by = useRef<Opened['by']>('pointer');
  /** Focus is in this dropdown. */
  const within = useRef<MenuId>(undefined);
  const byKeyboard = useRef(false);
  /** A mouse button or finger is down: the focus that follows is not the keyboard's. */
  const pressing = useRef(false);

  function stay() {
    clearTimeout(timer.current);
    away.current = false;
  }
  function show(menu: MenuId, how: Opened['by']) {
    stay();
    setOpened({ menu, by: how, at: performance.now() });
  }
  function closeAfter(delay: number, item: Element) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Focus must not be lost with the panel that it stands in.
      if (panelLink(item) && item.contains(document.activeElement)) triggerOf(item)?.focus();
      setOpened(null);
    }, delay);
  }
  /** Opens if need be, and moves focus to the first link. */
  function enter(menu: MenuId, item: Element | null) {
    if (opened?.menu !== menu) flushSync(() => show(menu, 'click'));
    stay();
    if (item) panelLink(item)?.focus();
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => setOpened(null), [path]);
  // Whoever tabbed to a trigger before the application ran is there already.
  useEffect(() => {
    const focused = document.activeElement;
    const menu = focused?.closest<HTMLElement>('[data-menu]')?.dataset.menu as MenuId | undefined;
    if (!menu || !root.current?.contains(focused) || !focused?.matches('button:focus-visible')) return;
    within.current = menu;
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
        if (menu) show(menu as MenuId, by.current);
        else if (!away.current) setOpened(null);
      },
    },
    item: (menu: MenuId) => ({
      'data-menu': menu,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && opened?.menu === menu && stay(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !opened) return;
        away.current = true;
        if (opened.menu !== menu) return;
        // What the keyboard opened or stands in stays, wherever the mouse goes (WCAG 1.4.13).
        const held = within.current === menu && byKeyboard.current && opened.by !== 'pointer';
        if (!held) closeAfter(POINTER_DELAY[menu], event.currentTarget);
      },
      onPointerDown: () => {
        pressing.current = true;
        byKeyboard.current = false;
      },
      onPointerCancel: () => {
        pressing.current = false;
      },
      onFocus: (event: FocusEvent) => {
        stay();
        // A window that comes back to the front, or Radix that gives focus back, brings nobody to the trigger.
        const arrived = within.current !== menu && triggerOf(event.currentTarget) === event.target;
        within.current = menu;
        byKeyboard.current = !pressing.current;
        if (pressing.current) return;
        if (opened?.menu !== menu ? arrived : opened.by === 'pointer') show(menu, 'focus');
      },
      onBlur: (event: FocusEvent) => {
        pressing.current = false;
        const { currentTarget, relatedTarget } = event;
        // A window that goes to the back keeps its active element.
        if (currentTarget.contains(relatedTarget) || document.activeElement === event.target) return;
        within.current = undefined;
        const restsHere = !relatedTarget && currentTarget.matches(':hover');
        if (opened?.menu === menu && !restsHere) closeAfter(BLUR_DELAY, currentTarget);
      },
      onClick: () => {
        pressing.current = false;
      },
    }),
    trigger: (menu: MenuId) => ({
      onPointerMove: () => {
        by.current = 'pointer';
      },
      // Radix opens or closes after this, unless it is prevented.
      onClick: (event: MouseEvent<HTMLElement>) => {
        by.current = 'click';
        stay();
        if (opened?.menu !== menu || opened.by === 'click') return;
        if (byKeyboard.current && opened.by === 'focus') {
          event.preventDefault();
          enter(menu, event.currentTarget.closest('[data-menu]'));
        } else if (performance.now() - opened.at < CLICK_GRACE) {
          event.preventDefault();
          show(menu, 'click');
        }
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown' || opened?.menu === menu) return;
        // Radix would go to the next trigger.
        event.preventDefault();
        enter(menu, event.currentTarget.closest('[data-menu]'));
      },
    }),
    panel: {
      onPointerDownOutside: stay,
      onEscapeKeyDown: () => {
        stay();
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body)
          root.current?.querySelector<HTMLElement>(`[data-menu="${opened?.menu}"] > button`)?.focus();
      },
      // Focus that leaves closes later.
      onFocusOutside: (event: Event) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const first = panelLink(event.currentTarget);
        if (event.key === 'ArrowUp' && event.target === first)
          triggerOf(event.currentTarget.parentElement ?? first)?.focus();
      },
    },
  };
}
