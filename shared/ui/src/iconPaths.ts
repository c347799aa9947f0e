/** Outlines on a grid of 20, drawn with a stroke of 1.5. */
export const ICON_PATHS = {
  plus: ['M10 4v12', 'M4 10h12'],
  minus: ['M4 10h12'],
  pencil: [
    'M12.5 4.5l3 3',
    'M4 16l.75-3.75L13.5 3.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-8.75 8.75z',
  ],
  copy: ['M7.5 7.5h8v9h-8z', 'M12.5 4.5v-1h-8v9h1'],
  trash: [
    'M4 5.5h12',
    'M7.5 5.5v-2h5v2',
    'M5.5 5.5l.75 11h7.5l.75-11',
    'M8.5 8.5l.25 5',
    'M11.5 8.5l-.25 5',
  ],
  'chevron-down': ['M5 7.5l5 5 5-5'],
  'chevron-right': ['M7.5 5l5 5-5 5'],
  'chevron-left': ['M12.5 5l-5 5 5 5'],
  'arrow-left': ['M16 10H4', 'M9 5l-5 5 5 5'],
  'arrow-right': ['M4 10h12', 'M11 5l5 5-5 5'],
  check: ['M4 10.5l4 4 8-9'],
  warning: ['M10 3.5l7.25 12.75H2.75z', 'M10 8.25v3.5', 'M10 13.9v.1'],
  error: ['M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7z', 'M10 6.5v4.5', 'M10 13.4v.1'],
  info: ['M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5z', 'M10 9v4.5', 'M10 6.5v.1'],
  search: ['M8.75 3.5a5.25 5.25 0 1 0 0 10.5 5.25 5.25 0 0 0 0-10.5z', 'M12.75 12.75L17 17'],
  close: ['M5 5l10 10', 'M15 5L5 15'],
  menu: ['M3.5 5.5h13', 'M3.5 10h13', 'M3.5 14.5h13'],
  more: ['M4.5 10v.01', 'M10 10v.01', 'M15.5 10v.01'],
  user: [
    'M10 3a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 10 3z',
    'M3.5 17c.6-3 3.2-4.75 6.5-4.75S15.9 14 16.5 17',
  ],
  print: ['M6 7V3.5h8V7', 'M6 14H3.500V7.500h13V14H14', 'M6 11.500h8v5H6z'],
  external: ['M11.5 3.5h5v5', 'M16.5 3.500L9.5 10.5', 'M14.5 11.500v5h-11v-11h5'],
  download: ['M10 3.500v9', 'M6 8.750l4 4 4-4', 'M3.5 16.500h13'],
} as const;

export type IconName = keyof typeof ICON_PATHS;
