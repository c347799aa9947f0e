import type { Catalogus } from '@adviestool/contract/catalogus';
import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';
import { kolomletters, type Cel } from '@adviestool/spreadsheet/cel';
import type { Blad } from '@adviestool/spreadsheet/leesFout';
import type { z } from 'zod';

import type { Resultaat } from './jsonTekst.ts';
import { CATALOGUS_BLADEN, type CatalogusBlad, type BladKolom } from './catalogusBladen.ts';

/** Where the value of a path stands, in words, by the path. */
type Plaatsen = Map<string, string>;

interface GelezenBlad {
  entries: { rij: number; velden: Record<string, unknown>; cellen: ReadonlyMap<string, Cel> }[];
  problemen: string[];
}

const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join('\u0000');

const plaatsOf = (blad: string, { rij, kolom }: Cel, kop: string): string =>
  `${blad}, rij ${rij}, kolom ${kop} (${kolomletters(kolom)}${rij})`;

const parts = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const perWaardeOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    parts(text).map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );

/** What a cell says; undefined: nothing. A number that is written as a text is left for the schema to refuse. */
const waardeOf = (cel: Cel | undefined, { soort, leeg }: BladKolom): unknown => {
  const tekst = cel?.tekst.trim() ?? '';
  if (cel === undefined || cel.soort === 'leeg' || tekst === '') {
    return leeg === 'null' ? null : undefined;
  }
  switch (soort) {
    case 'getal':
      return cel.soort === 'getal' ? cel.waarde : tekst;
    case 'datum':
      return cel.soort === 'datum' ? cel.waarde.slice(0, 10) : tekst;
    case 'lijst':
      return parts(tekst);
    case 'perWaarde':
      return perWaardeOf(tekst);
    case 'tekst':
      return cel.soort === 'getal' ? String(cel.waarde) : tekst;
    default:
      return soort satisfies never;
  }
};

/** A number as a sheet shows it, without a unit. */
const KAAL = /^[-−+\d\s.,%]+(?:e[-+]?\d+)?$/i;

/** Why what a cell holds is not what it shows, or not its own. */
const verschilIn = (cel: Cel, { soort }: BladKolom): string | null => {
  if (cel.soort === 'fout') return `De cel heeft een fout (${cel.tekst}).`;
  if (cel.opzij === true) return 'De cel is samengevoegd met de kolom links.';
  if (soort === 'tekst' && cel.soort === 'datum') {
    return `Hier staat een datum (${cel.tekst}). Maak de cel op als tekst en vul die opnieuw in.`;
  }
  if (cel.soort !== 'getal') return null;
  if (soort === 'tekst' && cel.tekst !== String(cel.waarde)) {
    return `De cel toont ‘${cel.tekst}’ en bewaart het getal ${cel.waarde}. Maak de cel op als tekst en vul die opnieuw in.`;
  }
  return soort === 'getal' && !KAAL.test(cel.tekst)
    ? `De cel toont ‘${cel.tekst}’. Vul een getal in zonder eenheid, en kijk de waarde na.`
    : null;
};

const put = (velden: Record<string, unknown>, [key, inner]: readonly string[], value: unknown) => {
  if (key === undefined || value === undefined) return;
  if (inner === undefined) {
    velden[key] = value;
    return;
  }
  const group = velden[key];
  velden[key] = { ...(typeof group === 'object' ? group : {}), [inner]: value };
};

/** Groups that stand in columns of their own are there even when all of those are empty. */
const emptyGroups = (kolommen: readonly BladKolom[]): Record<string, unknown> =>
  Object.fromEntries(kolommen.flatMap(({ pad }) => (pad.length > 1 ? [[pad[0], {}]] : [])));

const readBlad = ({ naam, kolommen }: CatalogusBlad, blad: Blad): GelezenBlad => {
  const problemen: string[] = [];
  const [kop = [], ...rijen] = blad.rijen;
  const gevonden = new Map<BladKolom, number>();
  for (const cel of kop) {
    const tekst = cel.tekst.trim();
    const found = kolommen.find((kolom) => kolom.kop.toLowerCase() === tekst.toLowerCase());
    if (tekst === '') continue;
    if (found === undefined) {
      problemen.push(`${plaatsOf(naam, cel, tekst)}: Onbekende kolom.`);
    } else if (gevonden.has(found)) {
      problemen.push(`${plaatsOf(naam, cel, tekst)}: Deze kolom staat er twee keer.`);
    } else {
      gevonden.set(found, cel.kolom);
    }
  }
  // An empty cell says that there is no bound; without its column nobody said so.
  for (const kolom of kolommen) {
    if (kolom.leeg === 'null' && !gevonden.has(kolom)) {
      problemen.push(`${naam}, rij ${kop[0]?.rij ?? 1}: Kolom ${kolom.kop} ontbreekt.`);
    }
  }
  const entries = rijen.flatMap((rij) => {
    const velden: Record<string, unknown> = emptyGroups(kolommen);
    const cellen = new Map<string, Cel>();
    for (const kolom of kolommen) {
      const cel = rij.find((each) => each.kolom === gevonden.get(kolom));
      const verschil = cel === undefined ? null : verschilIn(cel, kolom);
      if (cel !== undefined && verschil !== null) {
        problemen.push(`${plaatsOf(naam, cel, kolom.kop)}: ${verschil}`);
      }
      put(velden, kolom.pad, waardeOf(cel, kolom));
      if (cel !== undefined) cellen.set(pathKey(kolom.pad), cel);
    }
    const number = rij[0]?.rij ?? 0;
    if ([...cellen.values()].every((cel) => cel.soort === 'leeg')) return [];
    if (blad.verborgenRijen.includes(number)) {
      problemen.push(`${naam}, rij ${number}: Deze rij is verborgen of weggefilterd.`);
    }
    return [{ rij: number, velden, cellen }];
  });
  return { entries, problemen };
};

const keyTekst = (id: unknown): string =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : '';

/** Puts the entries of a sheet into the document, and notes where each value stands. */
const addBlad = (
  { document, plaatsen }: { document: Record<string, unknown>; plaatsen: Plaatsen },
  blad: CatalogusBlad,
  { entries }: GelezenBlad,
): string[] => {
  const { naam, vorm, sleutel, kolommen } = blad;
  const problemen: string[] = [];
  const [eerste, tweede] = kolommen.map(({ pad }) => pad[0]);
  const members: [string, unknown][] = [];
  entries.forEach(({ rij, velden, cellen }, index) => {
    const { [String(eerste)]: id, ...rest } = velden;
    const key = vorm === 'lijst' ? index : keyTekst(id);
    const path = vorm === 'een' ? [] : [sleutel, key];
    const hier = `${naam}, rij ${rij}`;
    if ((vorm === 'record' || vorm === 'waarden') && members.some(([known]) => known === key)) {
      problemen.push(`${hier}: ‘${key}’ staat er twee keer.`);
    }
    plaatsen.set(pathKey(path), hier);
    for (const kolom of kolommen) {
      const cel = cellen.get(pathKey(kolom.pad));
      const plaats =
        cel === undefined ? `${hier}, kolom ${kolom.kop}` : plaatsOf(naam, cel, kolom.kop);
      const isValue = vorm === 'waarden' && kolom.pad[0] === tweede;
      plaatsen.set(pathKey(isValue ? path : [...path, ...kolom.pad]), plaats);
    }
    if (vorm === 'een') Object.assign(document, velden);
    else if (vorm === 'lijst') members.push([String(index), velden]);
    else members.push([String(key), vorm === 'record' ? rest : rest[String(tweede)]]);
  });
  if (vorm === 'lijst') document[sleutel] = members.map(([, value]) => value);
  else if (vorm !== 'een') document[sleutel] = Object.fromEntries(members);
  return problemen;
};

/** The place of the longest part of a path that has one. */
const findPlaats = (plaatsen: Plaatsen, path: readonly PropertyKey[]): string => {
  for (let length = path.length; length > 0; length -= 1) {
    const found = plaatsen.get(pathKey(path.slice(0, length)));
    if (found !== undefined) return found;
  }
  const blad = CATALOGUS_BLADEN.find(({ sleutel }) => sleutel === path[0]);
  return blad?.naam ?? plaatsen.get('') ?? 'Catalogus';
};

/** Reads a catalogue out of the sheets of the template. Every problem names its sheet, row and column. */
export const catalogusOfBladen = (
  bladen: readonly Blad[],
  schema: z.ZodType<Catalogus> = nieuweCatalogusSchema,
): Resultaat<Catalogus> => {
  const document: Record<string, unknown> = {};
  const plaatsen: Plaatsen = new Map();
  const problemen = CATALOGUS_BLADEN.flatMap((blad) => {
    const found = bladen.find(({ naam }) => naam.trim().toLowerCase() === blad.naam.toLowerCase());
    if (found === undefined) return [`Blad ‘${blad.naam}’ ontbreekt.`];
    if (found.fout !== null) return [`${blad.naam}: ${found.fout.tekst}`];
    const gelezen = readBlad(blad, found);
    const dubbel = addBlad({ document, plaatsen }, blad, gelezen);
    const teVeel =
      blad.vorm === 'een' && gelezen.entries.length > 1
        ? [`${blad.naam}, rij ${gelezen.entries[1]?.rij}: Hier staat één rij.`]
        : [];
    return [...gelezen.problemen, ...dubbel, ...teVeel];
  });
  const catalogus = schema.safeParse(document);
  if (catalogus.success && problemen.length === 0) {
    return { success: true, value: catalogus.data };
  }
  const ofSchema = (catalogus.error?.issues ?? []).map(
    ({ path, message }) => `${findPlaats(plaatsen, path)}: ${message}`,
  );
  return { success: false, problemen: [...problemen, ...ofSchema] };
};
