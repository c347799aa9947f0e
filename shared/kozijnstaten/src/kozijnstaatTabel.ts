import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { labelOfWaarde } from '@adviestool/domain/velden/showVelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { LEVERANCIER, leverancierNaam, type Leveranciers } from '@adviestool/domain/velden/namen';
import type { Lijsttabel, Lijstwaarde } from '@adviestool/domain/bouwlijst/lijsttabel';
import { isKaderVeld, LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';

import { ID_KOP } from './kopwoorden.ts';
import { teksten } from './teksten.ts';
import { UITKOMST_KOPPEN, uitkomstCellenIn } from './uitkomstCellen.ts';

export const VELD_KOPPEN: readonly string[] = LIJSTVELDEN.map(({ naam }) => teksten.naamVan(naam));

/** A new gevelvulling has these as 0 until they are filled in. */
const NUL_IS_LEEG = new Set(['breedte', 'hoogte']);

const isWaarde = (value: unknown): value is OptieWaarde =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value as a cell holds it: numbers as numbers, in the unit of the field; options by their label. */
export const celVan = (
  veld: RegisterVeld,
  value: unknown,
  leveranciers: Leveranciers = {},
): Lijstwaarde => {
  if (!isWaarde(value)) return null;
  if (veld.soort === 'keuze' || veld.soort === 'janee') return labelOfWaarde(veld, value);
  if (value === 0 && NUL_IS_LEEG.has(veld.naam)) return null;
  if (typeof value === 'boolean') return null;
  return veld.naam === LEVERANCIER ? leverancierNaam(leveranciers, String(value)) : value;
};

const veldCellen = (gevelvulling: Gevelvulling, leveranciers?: Leveranciers): Lijstwaarde[] =>
  LIJSTVELDEN.map((veld) => {
    const { gevelvullingEnKaderData, detailleringData } = gevelvulling;
    const part = isKaderVeld(veld) ? gevelvullingEnKaderData : detailleringData;
    return celVan(veld, readPad(part, veld.pad), leveranciers);
  });

/**
 * The gevelvullingen of a project as a list: the columns that are read, behind them what is calculated,
 * and last the id by which a row is known when the list comes back.
 * @param vandaag ISO date: as of which day sources have expired
 */
export const kozijnstaatTabel = (
  { projectGegevens, gevelvullingen }: Pick<Project, 'projectGegevens' | 'gevelvullingen'>,
  {
    catalogus,
    leveranciers,
    vandaag,
  }: { catalogus: Catalogus; leveranciers?: Leveranciers; vandaag: string },
): Lijsttabel => {
  const uitkomstCellen = uitkomstCellenIn({ projectGegevens, catalogus, vandaag });
  return {
    naam: teksten.blad,
    kolommen: [...VELD_KOPPEN, ...UITKOMST_KOPPEN, ID_KOP],
    rijen: gevelvullingen.map((gevelvulling) => [
      ...veldCellen(gevelvulling, leveranciers),
      ...uitkomstCellen(gevelvulling),
      gevelvulling.gevelvullingEnKaderData.id,
    ]),
  };
};
