import type { Catalogus } from '@adviestool/contract/catalogus';

import { publishedCatalogus } from '../assemble/catalogusOfSite.ts';
import { DocumentError } from '../assemble/readDocument.ts';
import { readCatalogus } from '../assemble/siteState.ts';

/** The catalogue of a release; null: it cannot be read any more, which does not keep a site where it is. */
export const catalogusIfRead = (site: string, release: string): Catalogus | null => {
  try {
    return readCatalogus(site, release);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
};

/** How people call a catalogue. */
const catalogusText = (catalogus: Catalogus): string => {
  const { id, versie } = publishedCatalogus(catalogus).release;
  return `${id} ${versie}`;
};

/** The catalogue that comes in place of another, by name; null: it is that one, or one of them cannot be read. */
export const otherCatalogus = (
  before: Catalogus | null,
  now: Catalogus | null,
): { name: string; warning: string } | null => {
  if (before === null || now === null) return null;
  const [former, name] = [catalogusText(before), catalogusText(now)];
  if (former === name) return null;
  const warning = `the site runs catalogue ${former}, and gets ${name}: every project that follows the one in use is calculated by that.`;
  return { name, warning };
};
