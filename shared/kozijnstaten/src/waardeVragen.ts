import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { labelOfWaarde } from '@adviestool/domain/velden/showVelden';

import { tekstIn, type Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { isNiets, isTwijfel, optiesVan, readOptie, sleutelOfTekst } from './readOptie.ts';
import { teksten } from './teksten.ts';
import type { Vertaling } from './vertaling.ts';
import { createVraag, GEEN, type Antwoorden, type Vraag } from './vraag.ts';

/** With more texts that are none of its options a column is no list of them. */
const MEESTE = 12;

export interface Waardevragen {
  /** By the name of the field. */
  readonly vertalingen: ReadonlyMap<string, Vertaling>;
  readonly vragen: readonly Vraag[];
}

/** How a question about a text is called; the answer to it holds in any list. */
export const WAARDE_VRAAG = 'waarde:';

/** The same of a text with a sign of doubt; the answer holds in this list alone. */
const TWIJFEL_VRAAG = 'twijfel:';

interface Onbekend {
  readonly tekst: string;
  rijen: number;
}

/** The texts of a column that are none of the options of its field, each once. */
const onbekendIn = (
  data: Lijstrijen,
  { kolom }: LijstKolom,
  veld: RegisterVeld,
): ReadonlyMap<string, Onbekend> => {
  const onbekend = new Map<string, Onbekend>();
  for (const rij of data) {
    const tekst = tekstIn(rij, kolom);
    const sleutel = sleutelOfTekst(tekst);
    if (sleutel === '' || isNiets(tekst)) continue;
    const bekend = onbekend.get(sleutel);
    if (bekend !== undefined) bekend.rijen += 1;
    else if (readOptie(veld, tekst).fout !== null) onbekend.set(sleutel, { tekst, rijen: 1 });
  }
  return onbekend;
};

const askWaarde = (
  { veld, kolom }: { readonly veld: RegisterVeld; readonly kolom: LijstKolom },
  [sleutel, { tekst, rijen }]: readonly [string, Onbekend],
  antwoorden: Antwoorden,
): Vraag =>
  createVraag(
    {
      id: `${isTwijfel(tekst) ? TWIJFEL_VRAAG : WAARDE_VRAAG}${veld.naam}:${sleutel}`,
      soort: 'waarde',
      kolommen: [kolom.kolom],
      tekst: teksten.watBetekent(tekst, rijen),
      opties: [
        ...optiesVan(veld).map((waarde) => ({
          waarde: String(waarde),
          label: labelOfWaarde(veld, waarde),
        })),
        { waarde: GEEN, label: teksten.leegLaten },
      ],
      // Without an answer each of its cells is wrong, and can be mended there.
      verplicht: false,
    },
    antwoorden,
  );

/** Asks once what each text means that is none of the options of its field. */
export const askWaarden = (
  data: Lijstrijen,
  kolommen: readonly LijstKolom[],
  antwoorden: Antwoorden,
): Waardevragen => {
  const vragen: Vraag[] = [];
  const vertalingen = new Map<string, Vertaling>();
  for (const kolom of kolommen) {
    const veld = lijstveldOf(kolom.veld ?? '');
    if (veld === undefined || (veld.soort !== 'keuze' && veld.soort !== 'janee')) continue;
    const onbekend = onbekendIn(data, kolom, veld);
    if (onbekend.size === 0 || onbekend.size > MEESTE) continue;
    const vertaling = new Map<string, OptieWaarde | null>();
    for (const entry of onbekend) {
      const vraag = askWaarde({ veld, kolom }, entry, antwoorden);
      vragen.push(vraag);
      const waarde = optiesVan(veld).find((each) => String(each) === vraag.antwoord);
      if (vraag.antwoord !== null) vertaling.set(entry[0], waarde ?? null);
    }
    vertalingen.set(veld.naam, vertaling);
  }
  return { vertalingen, vragen };
};
