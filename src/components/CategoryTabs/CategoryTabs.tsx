import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './CategoryTabs.css';

export interface CategoryTabsProps {
  /** Names the set of tabs for people who cannot see it. */
  label: string;
  /** The first one shows everything, which is what a visitor without scripts gets. */
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  /** Id of the selected tab. Without it the tabs keep it themselves. */
  value?: string;
  /** Id of the tab that is selected at first. Default the first one. */
  defaultValue?: string;
  /** Another tab was selected. */
  onValueChange?: (id: string) => void;
}

/**
 * Shows one category of a list at a time (spec 2.8): "All" first, then the categories. Arrow keys, Home and End select
 * and show. To jump between parts of a page, use StickyTabs; to combine several choices, filters.
 */
export function CategoryTabs({ label, tabs, value, defaultValue, onValueChange }: CategoryTabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id ?? '');
  const selected = value ?? own;
  // One click asks up to three times: Radix selects when a tab receives focus and when the pointer goes down on it, the
  // click below comes last, and a page that keeps the selection in its address may not have shown it by then.
  const asked = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown now answers what was asked before
  useEffect(() => {
    asked.current = undefined;
  }, [selected]);
  const select = (next: string) => {
    if (next === selected || next === asked.current) return;
    asked.current = next;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <Tabs.Root value={selected} onValueChange={select}>
      <Tabs.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.id}
            value={tab.id}
            className={css.tab}
            // Radix selects when the pointer goes down. A click before the application ran comes without it.
            onClick={() => select(tab.id)}
          >
            <span className={css.name} data-name={tab.label}>
              {tab.label}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        // Radix lets a panel take focus: a click on its text would then move the focus up to its start.
        <Tabs.Content key={tab.id} value={tab.id} className={css.panel} tabIndex={undefined}>
          {tab.panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
