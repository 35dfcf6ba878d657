/**
 * One path per icon on an 18-unit grid, in the style of the drawings: open strokes, square ends, no rounding. An icon
 * library would cost more, in its runtime and in its round line caps.
 */
export const paths = {
  alert: 'M9 1.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 1 1 0-15.2zM9 5v5M9 11.8v1.5',
  arrow: 'M1 9h15M10.5 3.5 16 9l-5.5 5.5',
  'arrow-back': 'M17 9H2M7.5 3.5 2 9l5.5 5.5',
  'arrow-down': 'M9 1v15M3.5 10.5 9 16l5.5-5.5',
  calendar: 'M2 3.5h14V16H2zM2 7.5h14M6 1v4M12 1v4',
  check: 'm2 9.6 4.6 4.6L16 3.9',
  'chevron-down': 'm3 6.3 6 6 6-6',
  'chevron-up': 'm3 11.7 6-6 6 6',
  close: 'm3 3 12 12M15 3 3 15',
  copy: 'M6 6h10.2v10.2H6zM12 6V1.8H1.8V12H6',
  download: 'M9 1v10.5M3.8 6.3 9 11.5l5.2-5.2M2 16h14',
  external: 'M7.5 3H2.5v12.5H15v-5M10.5 2h5.7v5.7M16 2.2 8 10.2',
  filter: 'M2 4.5h14M4.5 9h9M7 13.5h4',
  info: 'M9 1.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 1 1 0-15.2zM9 13V8M9 6.2V4.7',
  mail: 'M1.5 3.5h15v11h-15zM1.5 4.5 9 10l7.5-5.5',
  menu: 'M2 6h14M2 12h14',
  minus: 'M2 9h14',
  pause: 'M5.5 3v12M12.5 3v12',
  phone: 'M2.5 1.5h3.7l1.6 4-2.1 1.6a9.6 9.6 0 0 0 5.2 5.2l1.6-2.1 4 1.6v3.7l-1 1A14.4 14.4 0 0 1 1.5 2.5z',
  play: 'M5 2.5v13L15.5 9z',
  plus: 'M9 2v14M2 9h14',
  search: 'M7.75 2a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 1 1 0-11.5zM11.9 11.9l4.6 4.6',
} as const;
