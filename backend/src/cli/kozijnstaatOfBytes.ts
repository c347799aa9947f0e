import path from 'node:path';
import { readKozijnstaat, type GelezenKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import type { Antwoorden } from '@adviestool/kozijnstaten/vraag';
import type { Blad } from '@adviestool/spreadsheet/leesFout';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';

import { failed, type Resultaat } from './jsonTekst.ts';

/** A list as it was understood, with the sheet that it stands on. */
export interface LijstVanBlad {
  blad: string;
  /** The names of all sheets that are shown and hold something. */
  bladen: readonly string[];
  /** The names of those that were not read, when none was chosen. */
  ongelezen: readonly string[];
  lijst: GelezenKozijnstaat;
}

interface Keuze {
  blad: string | undefined;
  antwoorden: Antwoorden;
}

const same = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/** Every answer must be one of a question that is asked: a misspelt one would silently do nothing. */
const strayAnswers = ({ vragen }: GelezenKozijnstaat, antwoorden: Antwoorden): string[] =>
  Object.entries(antwoorden).flatMap(([id, waarde]) => {
    const vraag = vragen.find((each) => each.id === id);
    if (vraag === undefined) return [`Er is geen vraag ‘${id}’.`];
    if (vraag.antwoord !== null) return [];
    const opties = vraag.opties.map((optie) => optie.waarde).join(', ');
    return [`Antwoord ‘${waarde}’ op ‘${id}’ is geen van: ${opties}.`];
  });

const readBlad = (blad: Blad, antwoorden: Antwoorden): GelezenKozijnstaat =>
  readKozijnstaat(blad.rijen, { antwoorden, verborgenRijen: blad.verborgenRijen });

/**
 * Reads a file as a kozijnstaat: of the sheet that is named, else of the first one with a header.
 * What is wrong with the file is a line of text.
 */
export const kozijnstaatOfBytes = (
  naam: string,
  bytes: Uint8Array,
  { blad: wanted, antwoorden }: Keuze,
): Resultaat<LijstVanBlad> => {
  const gelezen = readSpreadsheet(bytes, { naam: path.basename(naam) });
  if (!gelezen.gelukt) return failed(naam, gelezen.fout.tekst);
  const { bladen } = gelezen.bestand;
  const shown = bladen.filter((blad) => !blad.verborgen && blad.rijen.length > 0);
  const candidates =
    wanted === undefined ? shown : bladen.filter((blad) => same(blad.naam, wanted));
  const namen = shown.map((blad) => blad.naam);
  if (wanted !== undefined && candidates.length === 0) {
    return failed(naam, `Er is geen blad ‘${wanted}’. De bladen zijn: ${namen.join(', ')}.`);
  }
  const read = candidates.map((blad) => ({ blad, lijst: readBlad(blad, antwoorden) }));
  const found = read.find(({ lijst }) => lijst.kop !== null) ?? read[0];
  const fout = found?.blad.fout?.tekst ?? found?.lijst.fout ?? null;
  if (found === undefined || fout !== null) {
    return failed(naam, fout ?? 'Er is geen blad met gevulde cellen.');
  }
  const stray = strayAnswers(found.lijst, antwoorden);
  if (stray.length > 0) return { success: false, problemen: stray };
  return {
    success: true,
    value: {
      blad: found.blad.naam,
      bladen: namen,
      ongelezen: wanted === undefined ? namen.filter((each) => each !== found.blad.naam) : [],
      lijst: found.lijst,
    },
  };
};

/** What `pnpm kozijnstaat` prints: what each column became, what each row means, and what is asked. */
export const leesuitvoerOf = ({ blad, bladen, lijst }: LijstVanBlad) => {
  const kopOf = (kolom: number | null): string | null =>
    lijst.kolommen.find((each) => each.kolom === kolom)?.kop ?? null;
  return {
    blad,
    bladen,
    kolommen: lijst.kolommen.map(({ kop, veld }) => ({ kop, veld })),
    vragen: lijst.vragen.map(({ id, tekst, opties, antwoord, verplicht }) => ({
      id,
      tekst,
      opties,
      antwoord,
      verplicht,
    })),
    rijen: lijst.rijen.map(({ rij, id, waarden, fouten, waarschuwingen }) => ({
      rij,
      waarden: id === null ? waarden : { ...waarden, id },
      fouten: fouten.map(({ veld, kolom, tekst }) => ({ kolom: kopOf(kolom) ?? veld, tekst })),
      waarschuwingen,
    })),
    overgeslagen: lijst.overgeslagen.map(({ rij, reden }) => ({ rij, reden })),
  };
};
