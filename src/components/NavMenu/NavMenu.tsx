import * as Radix from '@radix-ui/react-navigation-menu';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import * as css from './NavMenu.css';
import { NavRow, ServicesDrawing } from './NavRow';
import type { Navigation } from './navigation';
import { closed, type MenuId, navMenuState } from './navMenuState';

export interface NavMenuProps {
  /** Areas of the site with their pages, in order. */
  navigation: Navigation;
  /** Path of the page that is shown: its link is the current one, and a change closes what is open. */
  path: string;
  /** Names the landmark. Default "Main". */
  label?: string | undefined;
}

/**
 * The header's two dropdowns and the direct links beside them, from 1024 px (spec 2.2, 4 and 9.1): disclosures of plain
 * links, on Radix navigation-menu. When they open and close is decided in `navMenuState`. The panels are always in the
 * page and hidden by CSS, so their links are there without scripts; they hang from the nearest positioned ancestor,
 * the header's row. On phones use MobileMenu.
 */
export function NavMenu({ navigation, path, label = 'Main' }: NavMenuProps) {
  const [state, dispatch] = useReducer(navMenuState, closed);
  const { open, closing, moveFocus } = state;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  /** A mouse button or finger is down on a dropdown: the focus that follows is not the keyboard's. */
  const pressing = useRef(false);
  /** Enter or Space went down on a trigger: the click that follows is the keyboard's. */
  const keyDown = useRef(false);
  /** Focus is being moved by the menu itself. */
  const moving = useRef(false);

  const find = (menu: MenuId, what: string) =>
    root.current?.querySelector<HTMLElement>(`[data-menu="${menu}"] ${what}`) ?? null;

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => dispatch({ type: 'timeUp' }), closing.after);
    return () => clearTimeout(timer);
  }, [closing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` looks into a ref, at whatever time.
  useLayoutEffect(() => {
    if (!moveFocus) return;
    moving.current = true;
    find(moveFocus.menu, moveFocus.to === 'first' ? 'a' : 'button')?.focus();
    moving.current = false;
  }, [moveFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => dispatch({ type: 'navigated' }), [path]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      const focused = document.activeElement;
      const returnFocus = !focused || focused === document.body || !!root.current?.contains(focused);
      dispatch({ type: 'escape', returnFocus });
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) dispatch({ type: 'pressedOutside' });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  // Whoever tabbed to a trigger before the application ran is there already.
  useEffect(() => {
    const focused = document.activeElement;
    const menu = focused?.closest<HTMLElement>('[data-menu]');
    if (!menu || !root.current?.contains(menu) || !focused?.matches('button:focus-visible')) return;
    const at = performance.now();
    dispatch({
      type: 'focused',
      menu: menu.dataset.menu as MenuId,
      part: 'trigger',
      at,
      byKeyboard: true,
      returned: false,
    });
  }, []);

  const pointer = (menu: MenuId, part: 'trigger' | 'panel') => {
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || (state.pointer?.menu === menu && state.pointer.part === part)) return;
      dispatch({ type: 'pointerOver', menu, part, at: event.timeStamp });
    };
    return {
      onPointerEnter: over,
      // The mouse may rest here since before the application ran.
      onPointerMove: over,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') dispatch({ type: 'pointerLeft', menu });
      },
    };
  };

  const item = (menu: MenuId) => ({
    value: menu,
    'data-menu': menu,
    onPointerDown: () => {
      pressing.current = true;
    },
    onPointerCancel: () => {
      pressing.current = false;
    },
    onFocus: (event: FocusEvent<HTMLElement>) =>
      dispatch({
        type: 'focused',
        menu,
        part: event.target.closest('button') ? 'trigger' : 'panel',
        at: event.timeStamp,
        byKeyboard: !pressing.current,
        returned: moving.current,
      }),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      pressing.current = false;
      const next = event.relatedTarget;
      // A window that goes to the back keeps its active element.
      if (event.currentTarget.contains(next) || document.activeElement === event.target) return;
      dispatch({ type: 'blurred', menu, elsewhere: next !== null });
    },
    onClick: (event: MouseEvent) => {
      pressing.current = false;
      // With a modifier the link opens elsewhere, and the menu is still in use.
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if ((event.target as Element).closest('a') && !elsewhere) dispatch({ type: 'linkFollowed' });
    },
  });

  const trigger = (menu: MenuId) => ({
    type: 'button' as const,
    className: css.trigger,
    'aria-controls': `${id}-${menu}`,
    ...pointer(menu, 'trigger'),
    onClick: (event: MouseEvent) => {
      const byKeyboard = event.detail === 0 && keyDown.current;
      keyDown.current = false;
      dispatch({ type: 'pressed', menu, at: event.timeStamp, byKeyboard });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') keyDown.current = true;
      if (event.key !== 'ArrowDown') return;
      // Radix would go to the next trigger.
      event.preventDefault();
      dispatch({ type: 'arrowDown', menu, at: event.timeStamp });
    },
  });

  /** Arrow keys, Home and End move among the links of a panel; ArrowUp leads back to the trigger. */
  const onPanelKeyDown = (menu: MenuId) => (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const here = links.indexOf(event.target as HTMLAnchorElement);
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: links[here + 1],
      ArrowUp: here === 0 ? find(menu, 'button') : links[here - 1],
      Home: links[0],
      End: links.at(-1),
    };
    if (here < 0 || !(event.key in targets)) return;
    event.preventDefault();
    targets[event.key]?.focus();
  };

  const dropdown = (menu: MenuId, words: string, content: ReactNode) => (
    <Radix.Item {...item(menu)} className={css.item[menu]}>
      <Radix.Trigger {...trigger(menu)}>
        {words}
        <span className={css.chevron}>
          <Icon name="chevron-down" size={12} />
        </span>
      </Radix.Trigger>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the links inside */}
      <div
        id={`${id}-${menu}`}
        className={css.panel[menu]}
        data-open={open === menu || undefined}
        onKeyDown={onPanelKeyDown(menu)}
        {...pointer(menu, 'panel')}
      >
        {content}
      </div>
    </Radix.Item>
  );

  const { about, solutions, direct } = navigation;
  return (
    <Radix.Root ref={root} className={css.root} value={open ?? ''} activationMode="manual" aria-label={label}>
      <Radix.List className={css.list}>
        {dropdown(
          'about',
          about.label,
          <ul>
            {about.links.map((link) => (
              <NavRow key={link.href} {...link} path={path} />
            ))}
          </ul>,
        )}
        {dropdown(
          'solutions',
          solutions.label,
          <>
            <ul className={css.services}>
              <NavRow {...solutions.first} path={path} edge />
              {solutions.links.map((link, index) => (
                <NavRow key={link.href} {...link} path={path} number={index + 1} />
              ))}
              <NavRow {...solutions.last} path={path} edge />
            </ul>
            <ServicesDrawing wanted={open === 'solutions'} />
          </>,
        )}
        {direct.map((link) => (
          <Radix.Item key={link.href}>
            <Radix.Link asChild active={link.href === path}>
              <Anchor href={link.href} className={css.direct}>
                {link.label}
              </Anchor>
            </Radix.Link>
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
