import type { Catalogus } from '@adviestool/contract/catalogus';
import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';

import { oneLine } from '../watch/oneLine.ts';
import { parseJson, pathText, type Resultaat } from './jsonTekst.ts';

/** Reads a catalogue document; a problem names the document and its path. */
export const catalogusOfJson = (naam: string, text: string): Resultaat<Catalogus> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const catalogus = nieuweCatalogusSchema.safeParse(json.value);
  if (catalogus.success) return { success: true, value: catalogus.data };
  return {
    success: false,
    problemen: catalogus.error.issues.map(({ path, message }) =>
      oneLine(path.length === 0 ? `${naam}: ${message}` : `${naam}: ${pathText(path)}: ${message}`),
    ),
  };
};
