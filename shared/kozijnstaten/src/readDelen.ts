import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { deelVan, type DraaiKant } from './linksRechts.ts';
import type { Lijstcel } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { readCel, type Celcontext } from './readCel.ts';

const AANTAL = 'aantal';

/** None of this kind, which a number of pieces by itself cannot be. */
const isNul = (cel: Lijstcel): boolean =>
  cel.soort === 'getal' ? cel.waarde === 0 : /^0+$/.test(cel.tekst.trim());

interface GelezenDelen {
  /** Null: none of the cells says anything, or one of them is wrong. */
  readonly waarde: number | null;
  readonly tekst: string;
  readonly begrepen: string | null;
  readonly fouten: readonly { readonly kolom: number; readonly tekst: string }[];
  readonly links: number;
  readonly rechts: number;
}

/** Adds the pieces of a row that stand in several columns. */
export const readDelen = (
  rij: readonly Lijstcel[],
  kolommen: readonly LijstKolom[],
  context: Celcontext,
): GelezenDelen => {
  const veld = lijstveldOf(AANTAL);
  if (veld === undefined) throw new Error('Every list may say how many there are.');
  const delen = kolommen.map((kolom) => {
    const cel = rij[kolom.kolom - 1];
    const gelezen =
      cel === undefined || isNul(cel) ? { waarde: 0, fout: null } : readCel(veld, cel, context);
    return { kolom, tekst: cel?.tekst.trim() || '0', ...gelezen };
  });
  const fouten = delen.flatMap(({ kolom, fout }) =>
    fout === null ? [] : [{ kolom: kolom.kolom, tekst: fout }],
  );
  const somVan = (deel: DraaiKant | 'alle'): number =>
    delen.reduce(
      (sum, { kolom, waarde }) =>
        deel === 'alle' || deelVan(kolom) === deel ? sum + Number(waarde ?? 0) : sum,
      0,
    );
  const [links, rechts, som] = [somVan('links'), somVan('rechts'), somVan('alle')];
  const isLeeg = kolommen.every(({ kolom }) => (rij[kolom - 1]?.tekst.trim() ?? '') === '');
  return {
    waarde: isLeeg || fouten.length > 0 ? null : som,
    tekst: isLeeg ? '' : delen.map(({ tekst }) => tekst).join(' + '),
    begrepen: isLeeg || fouten.length > 0 ? null : formatDecimal(som),
    fouten,
    links,
    rechts,
  };
};
