import type { Catalogus } from '@adviestool/contract/catalogus';
import { onaannemelijkeRegels } from '@adviestool/contract/catalogusAannemelijk';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';

import { pathText } from './jsonTekst.ts';
import { tabellenOfCatalogus } from './tabellenOfCatalogus.ts';
import { waarschuwingenOf } from './waarschuwingenOf.ts';

const countOf = (aantal: number, een: string, meer: string): string =>
  `${aantal} ${aantal === 1 ? een : meer}`;

/** What is probably a slip beside the version that a catalogue replaces. */
export const letOpBij = (catalogus: Catalogus, vorige: Catalogus): string[] =>
  onaannemelijkeRegels(catalogus, vorige, pathText).map((regel) => `Let op: ${regel}`);

/** What `pnpm catalogus check` says of a catalogue that is right: what asks for attention, and what it holds. */
export const verslagOf = (catalogus: Catalogus, vandaag: string): string[] => {
  const { id, versie, hoekankers } = catalogus;
  const middelen = [
    ...catalogus.bevestigingsmiddelenBouwkundig,
    ...catalogus.bevestigingsmiddelenHout,
  ].length;
  const naam = id === undefined ? 'Zonder naam' : `${id} ${versie}`;
  return [
    ...waarschuwingenOf(catalogus, vandaag).map((regel) => `Let op: ${regel}`),
    `In orde: ${naam}, ${countOf(hoekankers.length, 'hoekanker', 'hoekankers')}, ${countOf(middelen, 'bevestigingsmiddel', 'bevestigingsmiddelen')}.`,
  ];
};

/** A catalogue with the first product of each list, to show how the template is filled in. */
export const voorbeeldOf = (catalogus: Catalogus): Catalogus => ({
  ...catalogus,
  hoekankers: catalogus.hoekankers.slice(0, 1),
  bevestigingsmiddelenBouwkundig: catalogus.bevestigingsmiddelenBouwkundig.slice(0, 1),
  bevestigingsmiddelenHout: catalogus.bevestigingsmiddelenHout.slice(0, 1),
});

/** A catalogue as a workbook of the template. */
export const werkmapOf = async (catalogus: Catalogus): Promise<Uint8Array> =>
  new Uint8Array(await (await writeXlsx(tabellenOfCatalogus(catalogus))).arrayBuffer());
