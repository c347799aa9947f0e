import type { Catalogus } from '@adviestool/contract/catalogus';
import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { optionOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { applyStandaard } from '@adviestool/domain/velden/standaard';

import { applyRij, type Toegepast } from './applyRij.ts';
import { merkOf } from './dubbelen.ts';
import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';
import type { Typekeuze } from './typeVraag.ts';

/** What a new gevelvulling follows from, beside its row. */
export interface Oorsprong {
  /** What it is called: its own merk, or the next one when that exists. */
  readonly merk: string | null;
  readonly typeVanOverige: Typekeuze;
  readonly standaarden: Standaarden | undefined;
  readonly projectGegevens: ProjectGegevens;
  readonly catalogus: Catalogus;
}

interface Gemaakt extends Toegepast {
  readonly oorsprong: Oorsprong;
}

/** Gevelvullingen by their row: when one row is corrected, those of the others are kept. */
const GEMAAKT = new WeakMap<GelezenRij, Gemaakt>();

const isSame = (left: Oorsprong, right: Oorsprong): boolean =>
  left.merk === right.merk &&
  left.typeVanOverige === right.typeVanOverige &&
  left.standaarden === right.standaarden &&
  left.projectGegevens === right.projectGegevens &&
  left.catalogus === right.catalogus;

const create = (rij: GelezenRij, oorsprong: Oorsprong, id: string): Toegepast => {
  const { merk, standaarden = GEEN_STANDAARDEN, projectGegevens, catalogus } = oorsprong;
  const gevelvullingType =
    optionOf(GEVELVULLING_TYPES, rij.waarden['gevelvullingType']) ?? oorsprong.typeVanOverige;
  const created = createGevelvulling({ id, gevelvullingType });
  const standaard = gevelvullingType === null ? null : standaarden[gevelvullingType];
  const started = standaard === null ? created : applyStandaard(created, standaard);
  const { gevelvulling, waarschuwingen } = applyRij(
    started,
    merk === null ? rij : { ...rij, waarden: { ...rij.waarden, merk } },
    { projectGegevens, catalogus },
  );
  const own = merkOf(rij);
  const isCountless = rij.waarden['aantal'] === undefined && rij.cellen['aantal'] !== undefined;
  return {
    gevelvulling,
    waarschuwingen: [
      ...(own === merk ? [] : [teksten.anderMerk(own ?? '', merk ?? '')]),
      ...(isCountless ? [teksten.aantalEen] : []),
      ...waarschuwingen,
    ],
  };
};

/** The row as a new gevelvulling, which starts from the standard of its type. */
export const createFromRij = (rij: GelezenRij, oorsprong: Oorsprong, id: string): Toegepast => {
  const earlier = GEMAAKT.get(rij);
  const made =
    earlier !== undefined && isSame(earlier.oorsprong, oorsprong)
      ? earlier
      : { ...create(rij, oorsprong, id), oorsprong };
  GEMAAKT.set(rij, made);
  const { gevelvulling, waarschuwingen } = made;
  const gevelvullingEnKaderData = { ...gevelvulling.gevelvullingEnKaderData, id };
  return { gevelvulling: { ...gevelvulling, gevelvullingEnKaderData }, waarschuwingen };
};
