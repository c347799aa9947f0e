import { join } from 'node:path';

import { remoteDocumentSchema } from '@adviestool/contract/remoteDocument';
import { z } from 'zod';

import { pathsOf } from '../assemble/claims.ts';
import { DocumentError, readDocument } from '../assemble/readDocument.ts';
import { partFolder } from '../assemble/siteParts.ts';
import { readVariants } from '../assemble/siteState.ts';

/** The paths of the pages that visitors of each variant of a site get, by its id. */
export type SitePaths = ReadonlyMap<string, readonly string[]>;

const documentSchema = z.object({ pages: remoteDocumentSchema.shape.pages });

/** None of a document that cannot be read: who deploys another version of that part mends it. */
const pathsIn = (file: string): string[] => {
  try {
    return pathsOf(readDocument(file, documentSchema));
  } catch (error) {
    if (error instanceof DocumentError) return [];
    throw error;
  }
};

/** @throws DocumentError */
export const sitePaths = (site: string): SitePaths =>
  new Map(
    readVariants(site).map(({ record: { variant, remotes } }) => [
      variant,
      Object.entries(remotes).flatMap(([id, version]) =>
        pathsIn(join(partFolder(site, id), version, 'remote.json')).map((path) =>
          path.startsWith('/') ? path : `/${path}`,
        ),
      ),
    ]),
  );
