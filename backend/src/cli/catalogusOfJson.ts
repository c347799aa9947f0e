import type { Catalogus } from '@adviestool/contract/catalogus';
import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';
import type { z } from 'zod';

import { oneLine } from '../watch/oneLine.ts';
import { parseJson, pathText, type Resultaat } from './jsonTekst.ts';

const regelsOf = (naam: string, error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) =>
    oneLine(path.length === 0 ? `${naam}: ${message}` : `${naam}: ${pathText(path)}: ${message}`),
  );

/** Reads a catalogue document, by default one that is new; a problem names the document and its path. */
export const catalogusOfJson = (
  naam: string,
  text: string,
  schema: z.ZodType<Catalogus> = nieuweCatalogusSchema,
): Resultaat<Catalogus> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const catalogus = schema.safeParse(json.value);
  return catalogus.success
    ? { success: true, value: catalogus.data }
    : { success: false, problemen: regelsOf(naam, catalogus.error) };
};

/** Of a catalogue that was stored before: for what it would be refused now. */
export const letOpVan = (naam: string, catalogus: Catalogus): string[] =>
  regelsOf(naam, nieuweCatalogusSchema.safeParse(catalogus).error).map(
    (regel) => `Let op: ${regel}`,
  );
