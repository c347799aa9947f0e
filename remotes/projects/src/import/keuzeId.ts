import type { ImportItem } from '@adviestool/contract/importQueue';

/** Id of the element with which the choice for an item begins. */
export const keuzeId = ({ receipt }: Pick<ImportItem, 'receipt'>): string =>
  `import-keuze-${receipt}`;
