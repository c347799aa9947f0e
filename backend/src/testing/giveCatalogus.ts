import { readFile } from 'node:fs/promises';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';

import { hashOfCatalogus } from '../catalogi/followSiteCatalogus.ts';
import type { TestApp } from './testApp.ts';

const FILE = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);

/** Makes a catalogue the one of a group: the shipped one, with what is changed in it. */
export const giveCatalogus = async (
  { services }: Pick<TestApp, 'services'>,
  groupId: number,
  change: (catalogus: Catalogus) => Catalogus = (catalogus) => catalogus,
): Promise<void> => {
  const catalogus = change(catalogusSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))));
  await services.repositories.catalogi.keep(
    groupId,
    { hash: hashOfCatalogus(catalogus), document: JSON.stringify(catalogus) },
    services.now(),
  );
};
