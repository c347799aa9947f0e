import type { GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import type { Advies, Melding, ZijdeAdvies } from '../rekenen/advies.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import type { KaderWaarden } from '../velden/variants.ts';
import { adviesTeksten as teksten } from './adviesTeksten.ts';
import { zijdeWaarschuwing } from './zijdeTeksten.ts';

export interface Oordeel {
  tone: 'ok' | 'warn' | 'bad';
  tekst: string;
  /** The number of hoekankers in all; null as soon as a side has no number. */
  totaal: string | null;
}

type Kant = { zijde: Zijde; advies: ZijdeAdvies };

const sidesOf = ({ zijden }: Advies): Kant[] =>
  ZIJDEN.flatMap((zijde) => {
    const advies = zijden[zijde];
    return advies === undefined ? [] : [{ zijde, advies }];
  });

const hasStatus =
  (...statuses: ZijdeAdvies['status'][]) =>
  ({ advies }: Kant): boolean =>
    statuses.includes(advies.status);

const totaalOf = (
  { totaalPerGevelvulling, totaal }: Advies,
  aantal: number | null,
): string | null =>
  totaalPerGevelvulling === null || totaal === null || aantal === null
    ? null
    : teksten.oordeel.totaal(totaalPerGevelvulling, aantal, totaal);

const failing = (advies: Advies): string | null => {
  const zijden = sidesOf(advies);
  const gezakt = zijden.filter(hasStatus('VOLDOET_NIET', 'PAST_NIET', 'PRODUCT_ONGESCHIKT'));
  if (gezakt.length > 0) {
    return gezakt.length === zijden.length && zijden.length > 1
      ? teksten.oordeel.geenZijdeVoldoet
      : teksten.oordeel.voldoetNiet(gezakt.map(({ zijde }) => zijde));
  }
  return advies.meldingen.some(({ soort }) => soort === 'fout')
    ? teksten.oordeel.verankeringVoldoetNiet
    : null;
};

const SOORTEN = [
  'GEKOZEN_TE_DICHT',
  'HART_OP_HART_TE_GROOT',
  'GEKOZEN_TE_LAAG',
  'BEVESTIGINGSMIDDEL_ONTBREEKT',
] as const satisfies (keyof typeof teksten.oordeel.afwijkingen)[];

/** What is not in order on sides of which the unity check holds. */
const listAfwijkingen = ({ meldingen }: Advies): string[] => {
  const zijdenMet = (code: Melding['code']): Zijde[] =>
    ZIJDEN.filter((zijde) =>
      meldingen.some((melding) => melding.code === code && melding.zijde === zijde),
    );
  const teVer = zijdenMet('HART_OP_HART_TE_GROOT');
  return SOORTEN.flatMap((soort) => {
    const zijden = zijdenMet(soort).filter(
      // Fewer than advised is why they stand too far apart.
      (zijde) => soort !== 'GEKOZEN_TE_LAAG' || !teVer.includes(zijde),
    );
    return zijden.length === 0
      ? []
      : [teksten.oordeel.afwijkingOp(zijden, teksten.oordeel.afwijkingen[soort])];
  });
};

/**
 * The advice in one sentence: what fails first, then what is still missing, then what is warned of. What was not
 * calculated is never green: without fasteners the sentence says that the fastening is not.
 * @param kader of its gevelvulling
 * @param gewaarschuwd number of warnings besides those of the calculation
 */
export const oordeelOf = (
  advies: Advies,
  kader: Pick<GevelvullingEnKaderData, 'aantal'> & KaderWaarden,
  gewaarschuwd = 0,
): Oordeel => {
  const totaal = totaalOf(advies, kader.aantal);
  const gezakt = failing(advies);
  if (gezakt !== null) return { tone: 'bad', tekst: gezakt, totaal };

  const zonderProduct = sidesOf(advies).filter(hasStatus('GEEN_PRODUCT'));
  if (zonderProduct.length > 0 || advies.totaalPerGevelvulling === null) {
    const zijden = zonderProduct.map(({ zijde }) => zijde);
    return { tone: 'warn', tekst: teksten.oordeel.voorlopig(zijden), totaal };
  }
  const isGetoetst = gebruiktBevestigingsmiddelen(kader);
  const nietGetoetst = isGetoetst ? '' : teksten.oordeel.bevestigingNietGetoetst;
  const afwijkingen = listAfwijkingen(advies);
  if (afwijkingen.length > 0) {
    const tekst = teksten.oordeel.afwijking(advies.totaalPerGevelvulling, afwijkingen);
    return { tone: 'warn', tekst: tekst + nietGetoetst, totaal };
  }
  const waarschuwingen =
    advies.meldingen.filter(({ soort }) => soort === 'waarschuwing').length + gewaarschuwd;
  const tekst = teksten.oordeel.voldoet(
    advies.totaalPerGevelvulling,
    waarschuwingen,
    ZIJDEN.flatMap((zijde) => zijdeWaarschuwing(zijde, advies) ?? []),
  );
  return {
    tone: waarschuwingen > 0 || !isGetoetst ? 'warn' : 'ok',
    tekst: tekst + nietGetoetst,
    totaal,
  };
};
