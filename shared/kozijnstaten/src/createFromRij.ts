import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { optionOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { applyStandaard } from '@adviestool/domain/velden/standaard';

import { applyRij, type Rijbasis, type Toegepast } from './applyRij.ts';
import { merkOf } from './dubbelen.ts';
import { isZonderAantal } from './optellen.ts';
import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';
import type { Typekeuze } from './typeVraag.ts';

/** What a new gevelvulling follows from, beside its row. */
export interface Oorsprong extends Rijbasis {
  /** What it is called: its own merk, or the next one when that exists. */
  readonly merk: string | null;
  readonly typeVanOverige: Typekeuze;
  readonly standaarden: Standaarden | undefined;
}

/** A gevelvulling that was made of a row. */
export interface Gemaakt extends Toegepast {
  readonly oorsprong: Oorsprong;
}

const isSame = (left: Oorsprong, right: Oorsprong): boolean =>
  left.merk === right.merk &&
  left.typeVanOverige === right.typeVanOverige &&
  left.standaarden === right.standaarden &&
  left.projectGegevens === right.projectGegevens &&
  left.catalogus === right.catalogus &&
  left.leverancier === right.leverancier;

const create = (rij: GelezenRij, oorsprong: Oorsprong, id: string): Toegepast => {
  const { merk, standaarden = GEEN_STANDAARDEN } = oorsprong;
  const gevelvullingType =
    optionOf(GEVELVULLING_TYPES, rij.waarden['gevelvullingType']) ?? oorsprong.typeVanOverige;
  const created = createGevelvulling({ id, gevelvullingType });
  const standaard = gevelvullingType === null ? null : standaarden[gevelvullingType];
  const started = standaard === null ? created : applyStandaard(created, standaard);
  const { gevelvulling, waarschuwingen } = applyRij(
    started,
    merk === null ? rij : { ...rij, waarden: { ...rij.waarden, merk } },
    oorsprong,
  );
  const own = merkOf(rij);
  return {
    gevelvulling,
    waarschuwingen: [
      ...(own === merk ? [] : [teksten.anderMerk(own ?? '', merk ?? '')]),
      ...(isZonderAantal(rij) ? [teksten.aantalEen] : []),
      ...waarschuwingen,
    ],
  };
};

interface Aanmaak {
  readonly id: string;
  /** What was made of the very same row before: made again when it follows from something else. */
  readonly eerder: Gemaakt | undefined;
}

/** The row as a new gevelvulling, which starts from the standard of its type. */
export const createFromRij = (
  rij: GelezenRij,
  oorsprong: Oorsprong,
  { id, eerder }: Aanmaak,
): Gemaakt => {
  const made =
    eerder !== undefined && isSame(eerder.oorsprong, oorsprong)
      ? eerder
      : { ...create(rij, oorsprong, id), oorsprong };
  const { gevelvulling } = made;
  const gevelvullingEnKaderData = { ...gevelvulling.gevelvullingEnKaderData, id };
  return { ...made, gevelvulling: { ...gevelvulling, gevelvullingEnKaderData } };
};
