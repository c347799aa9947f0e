import { publishedCatalogus } from './catalogusOfSite.ts';
import { DocumentError } from './readDocument.ts';
import { readComposition, readVariants } from './siteState.ts';

interface OfVariant {
  id: string;
  groupId: number;
  /** Name of the catalogue, and the file by its content. */
  naam: string;
  file: string;
}

/** The catalogue of a release; none when it cannot be read any more. */
const ofVariant = (site: string, release: string): OfVariant[] => {
  try {
    const { variant, catalogus } = readComposition(site, release);
    const { id, versie, file } = publishedCatalogus(catalogus).release;
    return [{ id: variant.id, groupId: variant.groupId, naam: `${id} ${versie}`, file }];
  } catch (error) {
    if (error instanceof DocumentError) return [];
    throw error;
  }
};

/**
 * Variants of a site whose pages calculate with another catalogue than the backend does for their group, which takes
 * that of the first variant of the group.
 */
export const twoCatalogi = (site: string): string[] => {
  const all = readVariants(site).flatMap(({ record }) => ofVariant(site, record.release));
  return all.flatMap(({ id, groupId, naam, file }) => {
    const first = all.find((each) => each.groupId === groupId);
    if (first === undefined || first.file === file) return [];
    return [
      `Group ${groupId} has two catalogues: the pages of ${id} calculate with ${naam}, its lists and reports with ${first.naam} of ${first.id}. Give both the same one.`,
    ];
  });
};
