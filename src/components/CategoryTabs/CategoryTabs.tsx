import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './CategoryTabs.css';

export interface CategoryTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The first panel must have all items, because the others are not shown without scripts. */
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  /** Id of the selected tab, for controlled use. */
  value?: string;
  /** Id of the tab selected initially. Default: the first one. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
}

/** Shows one category of a list at a time (spec 2.8). To jump between parts of a page, use StickyTabs. */
export function CategoryTabs({ label, tabs, value, defaultValue, onValueChange }: CategoryTabsProps) {
  const [internalValue, setInternalValue] = useState(defaultValue ?? tabs[0]?.id ?? '');
  const selected = value ?? internalValue;
  // One click calls `select` up to three times: on focus, mousedown and click.
  const pending = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection completes the pending one
  useEffect(() => {
    pending.current = undefined;
  }, [selected]);
  const select = (next: string) => {
    if (next === selected || next === pending.current) return;
    pending.current = next;
    setInternalValue(next);
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
            // Radix selects on mousedown. For a click before hydration, the loader replays only the click event.
            onClick={() => select(tab.id)}
          >
            <span className={css.name} data-name={tab.label}>
              {tab.label}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        // Overrides Radix's `tabIndex`, with which a click on the text would scroll to the top of the panel.
        <Tabs.Content key={tab.id} value={tab.id} className={css.panel} tabIndex={undefined}>
          {tab.panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
