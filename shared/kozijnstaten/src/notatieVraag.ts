import { lengtemaatOf, toEenheidOf } from '@adviestool/domain/velden/eenheid';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import type { Grenzen } from '@adviestool/domain/velden/veld';

import { fitsGrenzen } from './fitsGrenzen.ts';
import {
  heeftDecimalePunt,
  isDubbelzinnig,
  readGetaltekst,
  type Decimaalteken,
} from './getaltekst.ts';
import type { Lijstcel } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { teksten } from './teksten.ts';
import { createVraag, type Antwoorden, type Vraag } from './vraag.ts';

/** A column whose cells are looked at. */
export interface Onderzoek {
  readonly kolom: LijstKolom;
  readonly cellen: readonly Lijstcel[];
  readonly antwoorden: Antwoorden;
}

/** More than this nobody means, though the form takes it: 25.500 kg/m² is 25,5, and 2.000 pieces may be 2. */
const GEWOONLIJK = 999;

const grenzenOf = ({ naam, eenheid, grenzen = {} }: RegisterVeld): Grenzen =>
  eenheid === 'kg/m²' || naam === 'aantal' ? { ...grenzen, max: GEWOONLIJK } : grenzen;

/** Whether a number is within the bounds of its field, and whole where it must be, when it is read so. */
const fitsAls = (
  veld: RegisterVeld,
  { eenheid }: LijstKolom,
  decimaal: Decimaalteken,
): ((tekst: string) => boolean) => {
  const grenzen = grenzenOf(veld);
  return (tekst) => {
    const getal = readGetaltekst(tekst, decimaal);
    if (getal === null) return false;
    const own = lengtemaatOf(getal.eenheid) ?? lengtemaatOf(eenheid);
    const waarde = toEenheidOf(veld, getal.waarde, own) ?? getal.waarde;
    return fitsGrenzen(grenzen, waarde) && (grenzen.stap !== 1 || Number.isInteger(waarde));
  };
};

/** Whether single groups can only have decimals: `2.400` in a column of metres. */
const onlyFitsAsPunt = (
  dubbelzinnig: readonly string[],
  veld: RegisterVeld,
  kolom: LijstKolom,
): boolean =>
  !dubbelzinnig.some(fitsAls(veld, kolom, ',')) && dubbelzinnig.every(fitsAls(veld, kolom, '.'));

/** A whole that weighs less, kg, is more likely a thousand times as heavy. */
const LICHT = 10;

/** Whether a weight would be very light as the Dutch read it, `1,200` kg, in a column without decimals. */
const isTeLicht = (
  texts: readonly string[],
  dubbelzinnig: readonly string[],
  { eenheid }: RegisterVeld,
): boolean =>
  eenheid === 'kg' &&
  dubbelzinnig.some((tekst) => (readGetaltekst(tekst)?.waarde ?? LICHT) < LICHT) &&
  !texts.some((tekst) => tekst.includes(',') && !isDubbelzinnig(tekst));

/**
 * Asks how single groups (`1.250`) are read, when others in the column have a decimal point, when they
 * would be out of bounds as the Dutch read them and are within as English, or when they would be too light.
 */
export const askNotatie = (
  { kolom, cellen, antwoorden }: Onderzoek,
  veld: RegisterVeld,
): Vraag | null => {
  const texts = cellen.flatMap((cel) => (cel.soort === 'tekst' ? [cel.tekst] : []));
  const dubbelzinnig = texts.filter(isDubbelzinnig);
  const [example] = dubbelzinnig;
  if (example === undefined) return null;
  if (
    !texts.some(heeftDecimalePunt) &&
    !onlyFitsAsPunt(dubbelzinnig, veld, kolom) &&
    !isTeLicht(texts, dubbelzinnig, veld)
  )
    return null;
  return createVraag(
    {
      id: `notatie:${veld.naam}`,
      soort: 'notatie',
      kolommen: [kolom.kolom],
      tekst: teksten.welkeNotatie(
        kolom.kop,
        example,
        kolom.maten === undefined ? null : veld.label,
      ),
      opties: [
        { waarde: 'komma', label: teksten.alsKomma(readGetaltekst(example, ',')?.waarde ?? 0) },
        { waarde: 'punt', label: teksten.alsPunt(readGetaltekst(example, '.')?.waarde ?? 0) },
      ],
    },
    antwoorden,
  );
};
