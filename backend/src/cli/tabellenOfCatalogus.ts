import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Tabel, TabelCel } from '@adviestool/spreadsheet/tabel';

import { valueAt } from '../http/requestBody.ts';
import { CATALOGUS_BLADEN, type CatalogusBlad, type BladKolom } from './catalogusBladen.ts';

const UITLEG = { naam: 'Uitleg', kolommen: ['blad', 'kolom', 'invullen'] };

const celOf = (value: unknown): TabelCel => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${key}=${String(each)}`)
      .join('; ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const entriesOf = ({ vorm, sleutel, kolommen }: CatalogusBlad, catalogus: Catalogus): unknown[] => {
  if (vorm === 'een') return [catalogus];
  const value = valueAt(catalogus, sleutel) ?? {};
  if (vorm === 'lijst') return Object.values(value);
  const [key, number] = kolommen.map(({ kop }) => kop);
  return Object.entries(value).map(([id, each]) =>
    vorm === 'record'
      ? { [String(key)]: id, ...each }
      : { [String(key)]: id, [String(number)]: each },
  );
};

const rijOf = (kolommen: readonly BladKolom[], entry: unknown): TabelCel[] =>
  kolommen.map(({ pad }) => celOf(valueAt(entry, pad.join('.'))));

/** The sheets of a workbook that holds a catalogue, with what each column means. */
export const tabellenOfCatalogus = (catalogus: Catalogus): readonly Tabel[] => [
  ...CATALOGUS_BLADEN.map((blad) => ({
    naam: blad.naam,
    kolommen: blad.kolommen.map(({ kop }) => kop),
    rijen: entriesOf(blad, catalogus).map((entry) => rijOf(blad.kolommen, entry)),
  })),
  {
    ...UITLEG,
    rijen: CATALOGUS_BLADEN.flatMap(({ naam, kolommen }) =>
      kolommen.map(({ kop, uitleg }) => [naam, kop, uitleg]),
    ),
  },
];
