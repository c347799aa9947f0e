import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';

import { catalogusOfJson } from './catalogusOfJson.ts';
import type { Resultaat } from './jsonTekst.ts';
import { readText } from './readBestand.ts';

const VOORBEELD = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);

/** Reads a catalogue, which may have been stored before, from a JSON document; undefined: that of the examples. */
export const readCatalogusJson = (bestand: string | undefined): Resultaat<Catalogus> => {
  const naam = bestand ?? 'voorbeeldcatalogus';
  const text = readText(naam, bestand ?? VOORBEELD);
  return text.success ? catalogusOfJson(naam, text.value, catalogusSchema) : text;
};
