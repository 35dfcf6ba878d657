/** Range of values: 12 to 24 weeks are `[12, 24]`. */
export type Range = readonly [from: number, to: number];

/** Local hours of a day. Values below 0 or above 24 are on the previous or next day. */
export interface Hours {
  from: number;
  to: number;
}

/** "12-24 weeks", or "12-24" without a unit. Uses a hyphen, as the specification does. */
export function printRange([from, to]: Range, unit = ''): string {
  return `${from}-${to}${unit && ` ${unit}`}`;
}

/** Duration in weeks, as displayed and for drawing to scale. */
export const inWeeks = (from: number, to: number) =>
  ({ timeline: printRange([from, to], 'weeks'), weeks: [from, to] }) as const;

/** 13.5 hours are "1:30PM". */
function clock(hours: number): string {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`;
}

/** "8AM-6PM". */
export const printHours = ({ from, to }: Hours) => `${clock(from)}-${clock(to)}`;

/** "Mon-Fri 8AM-6PM EST". @param zone short name of the time zone */
export const printWorkingHours = (hours: Hours, zone: string) => `Mon-Fri ${printHours(hours)} ${zone}`;

/** Formats a salary range in thousands of US dollars: "$140k-$180k". */
export const printSalary = ({ from, to }: { from: number; to: number }) => `$${from}k-$${to}k`;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "three people", "one person", "no people", "13 people". @param many default: `one` with an s */
export function count({ length }: { length: number }, one: string, many = `${one}s`): string {
  return `${words[length] ?? length} ${length === 1 ? one : many}`;
}

/** `count` at the start of a sentence: "Three people". */
export function countFirst(...parts: Parameters<typeof count>): string {
  const text = count(...parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
