import { basename } from 'node:path';

import type { Catalogus } from '@adviestool/contract/catalogus';
import { GRENZEN } from '@adviestool/spreadsheet/grenzen';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';
import type { z } from 'zod';

import { oneLine } from '../watch/oneLine.ts';
import { catalogusOfBladen } from './catalogusOfBladen.ts';
import { catalogusOfJson } from './catalogusOfJson.ts';
import { failed, type Resultaat } from './jsonTekst.ts';

/** How a workbook begins: it is a ZIP. */
const ZIP = [0x50, 0x4b];

/** Reads a catalogue from a JSON document or a workbook of the template, whatever the file is called. */
export const catalogusOfBytes = (
  naam: string,
  bytes: Uint8Array,
  schema?: z.ZodType<Catalogus>,
): Resultaat<Catalogus> => {
  if (bytes.length > GRENZEN.bytes) return failed(naam, 'Het bestand is groter dan 2 MB.');
  if (!ZIP.every((byte, index) => bytes[index] === byte)) {
    return catalogusOfJson(naam, new TextDecoder().decode(bytes), schema);
  }
  const gelezen = readSpreadsheet(bytes, { naam: basename(naam) });
  if (!gelezen.gelukt) return failed(naam, gelezen.fout.tekst);
  const catalogus = catalogusOfBladen(gelezen.bestand.bladen, schema);
  return catalogus.success
    ? catalogus
    : { success: false, problemen: catalogus.problemen.map((each) => oneLine(`${naam}: ${each}`)) };
};
