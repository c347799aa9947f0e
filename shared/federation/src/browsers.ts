/**
 * The oldest browsers that are served, as the build, the checks of what it uses (`pnpm test:rest`), the document
 * itself and the handbook name them.
 */
export const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 140',
  'safari >= 16.4',
] as const;
