import * as Radix from '@radix-ui/react-navigation-menu';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon';
import { Anchor } from '../Link/Anchor';
import { useWords } from '../words';
import * as css from './NavMenu.css';
import { NavRow, ServicesDrawing } from './NavRow';
import type { MenuId, Navigation } from './navigation';
import { useDropdowns } from './useDropdowns';

export interface NavMenuProps {
  navigation: Navigation;
  /** Current path. A change closes the open dropdown. */
  path: string;
  /**
   * Path that stands for the current page in the menu. For an alias, it is the path of the main page; for any other
   * page, it is the path of the top page of the area.
   */
  area?: string;
  /** Accessible name of the landmark. Default: the text of WordsProvider. */
  label?: string;
}

const isBelow = (href: string, path: string) => path.startsWith(`${href}/`);

/**
 * Dropdowns and direct links of the header, in windows from 1024 px (spec 2.2, 4 and 9.1). Closed panels stay in the
 * DOM for visitors without scripts. Below 1024 px, use MobileMenu.
 */
export function NavMenu({ navigation, path, area, label }: NavMenuProps) {
  const words = useWords('navigation');
  const { open, root, item, trigger, panel } = useDropdowns(path);
  // Loads the drawing on hover or focus, so that it is ready when the panel opens.
  const [drawingRequested, setDrawingRequested] = useState(false);
  const requestDrawing = () => setDrawingRequested(true);

  const isCurrent = ({ href }: { href: string }) =>
    [path, area].some((at) => at !== undefined && (href === at || isBelow(href, at)));
  const dropdown = (menu: MenuId, words: string, current: boolean, content: ReactNode) => (
    <Radix.Item value={menu} className={css.item[menu]} {...item(menu)}>
      <Radix.Trigger type="button" className={css.trigger} data-here={current || undefined} {...trigger(menu)}>
        {words}
        <span className={css.chevron}>
          <Icon name="chevron-down" size={12} />
        </span>
      </Radix.Trigger>
      {open === menu ? (
        <Radix.Content className={css.panel[menu]} {...panel}>
          {content}
        </Radix.Content>
      ) : (
        <div className={css.panel[menu]}>{content}</div>
      )}
    </Radix.Item>
  );

  const { about, solutions, direct } = navigation;
  // The longest matching path is the closest ancestor.
  const closest = direct.filter(isCurrent).toSorted((a, b) => b.href.length - a.href.length)[0];
  return (
    <Radix.Root
      className={css.root}
      aria-label={label ?? words.main}
      onPointerEnter={requestDrawing}
      onFocus={requestDrawing}
      {...root}
    >
      <Radix.List className={css.list}>
        {dropdown(
          'about',
          about.label,
          about.links.some(isCurrent),
          <ul>
            {about.links.map((link) => (
              <NavRow key={link.href} {...link} path={path} />
            ))}
          </ul>,
        )}
        {dropdown(
          'solutions',
          solutions.label,
          [solutions.first, ...solutions.links].some(isCurrent),
          <>
            <ul className={css.services}>
              <NavRow {...solutions.first} path={path} edge />
              {solutions.links.map((link, index) => (
                <NavRow key={link.href} {...link} path={path} number={index + 1} />
              ))}
              <NavRow {...solutions.last} path={path} edge />
            </ul>
            {(drawingRequested || open === 'solutions') && solutions.media && (
              <ServicesDrawing media={solutions.media} />
            )}
          </>,
        )}
        {direct.map((link) => (
          <Radix.Item key={link.href}>
            <Radix.Link asChild active={link.href === path}>
              <Anchor
                href={link.href}
                className={css.direct}
                {...(link === closest && link.href !== path && { 'aria-current': true })}
              >
                {link.label}
              </Anchor>
            </Radix.Link>
          </Radix.Item>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
