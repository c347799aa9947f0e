import { lengtemaatOf, LENGTEMATEN } from '../velden/eenheid.ts';
import type { RegisterVeld } from '../velden/register.ts';
import { fitsGrenzen } from './fitsGrenzen.ts';
import {
  heeftDecimalePunt,
  isDubbelzinnig,
  readGetaltekst,
  type Decimaalteken,
} from './getaltekst.ts';
import type { Lijstcel } from './lijstcel.ts';
import type { Kolom } from './matchKolommen.ts';
import { teksten } from './teksten.ts';
import { createVraag, type Antwoorden, type Vraag } from './vraag.ts';

/** A column whose cells are looked at. */
export interface Onderzoek {
  readonly kolom: Kolom;
  readonly cellen: readonly Lijstcel[];
  readonly antwoorden: Antwoorden;
}

/** Whether a length is within the bounds of its field when it is read so. */
const fitsAls = (
  { grenzen = {} }: RegisterVeld,
  { eenheid }: Kolom,
  decimaal: Decimaalteken,
): ((tekst: string) => boolean) => {
  const named = lengtemaatOf(eenheid) ?? 'mm';
  return (tekst) => {
    const getal = readGetaltekst(tekst, decimaal);
    if (getal === null) return false;
    return fitsGrenzen(grenzen, getal.waarde * LENGTEMATEN[lengtemaatOf(getal.eenheid) ?? named]);
  };
};

/** Whether single groups can only have decimals: `2.400` in a column of metres. */
const onlyFitsAsPunt = (
  dubbelzinnig: readonly string[],
  veld: RegisterVeld,
  kolom: Kolom,
): boolean =>
  veld.eenheid === 'mm' &&
  !dubbelzinnig.some(fitsAls(veld, kolom, ',')) &&
  dubbelzinnig.every(fitsAls(veld, kolom, '.'));

/**
 * Asks how single groups (`1.250`) are read, when others in the column have a decimal point, or when they
 * would be out of bounds as the Dutch read them and are within as English.
 */
export const askNotatie = (
  { kolom, cellen, antwoorden }: Onderzoek,
  veld: RegisterVeld,
): Vraag | null => {
  const texts = cellen.flatMap((cel) => (cel.soort === 'tekst' ? [cel.tekst] : []));
  const dubbelzinnig = texts.filter(isDubbelzinnig);
  const [example] = dubbelzinnig;
  if (example === undefined) return null;
  if (!texts.some(heeftDecimalePunt) && !onlyFitsAsPunt(dubbelzinnig, veld, kolom)) return null;
  return createVraag(
    {
      id: `notatie:${veld.naam}`,
      soort: 'notatie',
      kolommen: [kolom.kolom],
      tekst: teksten.welkeNotatie(kolom.kop, example),
      opties: [
        { waarde: 'komma', label: teksten.alsKomma(readGetaltekst(example, ',')?.waarde ?? 0) },
        { waarde: 'punt', label: teksten.alsPunt(readGetaltekst(example, '.')?.waarde ?? 0) },
      ],
    },
    antwoorden,
  );
};
