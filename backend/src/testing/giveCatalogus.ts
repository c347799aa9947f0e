import { readFile } from 'node:fs/promises';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';

import { storedCatalogusOf } from '../catalogi/storedCatalogusOf.ts';
import type { TestApp } from './testApp.ts';

const FILE = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);

/**
 * Makes a catalogue the one of a group: the shipped one without its name, with what is changed in it,
 * which may be a name.
 */
export const giveCatalogus = async (
  { services, stores }: Pick<TestApp, 'services' | 'stores'>,
  groupId: number,
  change: (catalogus: Catalogus) => Catalogus = (catalogus) => catalogus,
): Promise<void> => {
  const {
    id: _id,
    versie: _versie,
    ...shipped
  } = catalogusSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  const catalogus = storedCatalogusOf(change(shipped));
  await stores.catalogi.use(groupId, catalogus, services.now());
};
