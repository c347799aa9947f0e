import { createHash } from 'node:crypto';

import type { Catalogus } from '@adviestool/contract/catalogus';
import { hashOfCatalogus } from '@adviestool/contract/hashOfCatalogus';

import type { StoredCatalogus } from './catalogiStore.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A catalogue as the store keeps it. */
export const storedCatalogusOf = (catalogus: Catalogus): StoredCatalogus => {
  const { id = null, versie = null } = catalogus;
  const hash = hashOfCatalogus(catalogus, sha256);
  return { hash, id, versie, document: JSON.stringify(catalogus) };
};
