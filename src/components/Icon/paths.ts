/**
 * One path a sign on an 18 unit grid, drawn as the drawings are: open strokes, square ends, no rounding.
 * They are ours rather than a library's because a library's runtime and round caps cost more than these lines do.
 */
export const paths = {
  ai: 'M5 5h8v8H5zM7 1.5V5M11 1.5V5M7 13v3.5M11 13v3.5M1.5 7H5M1.5 11H5M13 7h3.5M13 11h3.5',
  alert: 'M9 1.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 1 1 0-15.2zM9 5v5M9 11.8v1.5',
  arrow: 'M1 9h15M10.5 3.5 16 9l-5.5 5.5',
  'arrow-back': 'M17 9H2M7.5 3.5 2 9l5.5 5.5',
  'arrow-down': 'M9 1v15M3.5 10.5 9 16l5.5-5.5',
  bus: 'M1.5 3h5v5h-5zM11.5 10h5v5h-5zM6.5 5.5H14V10M11.5 12.5H4V8',
  calendar: 'M2 3.5h14V16H2zM2 7.5h14M6 1v4M12 1v4',
  check: 'm2 9.6 4.6 4.6L16 3.9',
  'chevron-down': 'm3 6.3 6 6 6-6',
  'chevron-up': 'm3 11.7 6-6 6 6',
  close: 'm3 3 12 12M15 3 3 15',
  copy: 'M6 6h10.2v10.2H6zM12 6V1.8H1.8V12H6',
  core: 'M2 3h14v12H2zM2 9h14M5 6h4M5 12h4',
  cx: 'M1.5 3h15v10h-15zM5 16.5h8M9 13v3.5M4.5 6.5h4M4.5 9.5h7',
  download: 'M9 1v10.5M3.8 6.3 9 11.5l5.2-5.2M2 16h14',
  external: 'M7.5 3H2.5v12.5H15v-5M10.5 2h5.7v5.7M16 2.2 8 10.2',
  filter: 'M2 4.5h14M4.5 9h9M7 13.5h4',
  info: 'M9 1.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 1 1 0-15.2zM9 13V8M9 6.2V4.7',
  mail: 'M1.5 3.5h15v11h-15zM1.5 4.5 9 10l7.5-5.5',
  menu: 'M2 6h14M2 12h14',
  minus: 'M2 9h14',
  office: 'M3 16.5v-14h8v14M11 7h4v9.5M1 16.5h16M6 6h2M6 9.5h2M6 13h2',
  pause: 'M5.5 3v12M12.5 3v12',
  people:
    'M6.5 2.5a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 1 1 0-5.5zM1.5 15.5a5 5 0 0 1 10 0M12 3a2.5 2.5 0 1 1 0 5M13 10.7a5 5 0 0 1 3.5 4.8',
  phone: 'M2.5 1.5h3.7l1.6 4-2.1 1.6a9.6 9.6 0 0 0 5.2 5.2l1.6-2.1 4 1.6v3.7l-1 1A14.4 14.4 0 0 1 1.5 2.5z',
  play: 'M5 2.5v13L15.5 9z',
  plus: 'M9 2v14M2 9h14',
  search: 'M7.75 2a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 1 1 0-11.5zM11.9 11.9l4.6 4.6',
} as const;
