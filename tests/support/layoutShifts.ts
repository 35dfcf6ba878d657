declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** One layout shift with the moved elements. */
export interface LayoutShift {
  value: number;
  moved: string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Runs in a page before its scripts. */
export function recordLayoutShifts() {
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
      if (!hadRecentInput)
        window.layoutShifts.push({
          value,
          moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sum of all shifts, as in the budgets. */
export const totalShift = (shifts: readonly LayoutShift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
