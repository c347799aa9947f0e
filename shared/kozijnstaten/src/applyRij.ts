import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { applyAntwoorden } from '@adviestool/domain/velden/antwoorden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { settleGevelvulling } from '@adviestool/domain/productkeuze/settleGevelvulling';
import { withSoleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { writeWaarde } from '@adviestool/domain/velden/showVelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { isKaderVeld, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { asShown } from './readCel.ts';
import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';

interface Gegeven {
  readonly veld: RegisterVeld;
  readonly waarde: OptieWaarde;
}

const partOf = (gevelvulling: Gevelvulling, veld: RegisterVeld): object =>
  isKaderVeld(veld) ? gevelvulling.gevelvullingEnKaderData : gevelvulling.detailleringData;

const storedOf = (gevelvulling: Gevelvulling, veld: RegisterVeld): unknown =>
  readPad(partOf(gevelvulling, veld), veld.pad);

/** Whether the gevelvulling has the value already, as a list would write it. */
export const has = (gevelvulling: Gevelvulling, { veld, waarde }: Gegeven): boolean => {
  const stored = storedOf(gevelvulling, veld);
  if (typeof stored === 'number') return stored === waarde || asShown(stored) === waarde;
  if (typeof stored !== 'string') return (stored ?? '') === waarde;
  const tekst = stored.trim();
  // A CSV that was saved again as a workbook still has the apostrophe before a formula sign.
  return tekst === waarde || (/^'*[=+\-@]/.test(tekst) && `'${tekst}` === waarde);
};

const gegevensOf = ({ waarden }: GelezenRij): Gegeven[] =>
  Object.entries(waarden).flatMap(([naam, waarde]) => {
    const veld = lijstveldOf(naam);
    return veld === undefined ? [] : [{ veld, waarde }];
  });

/** How the weight is entered follows from the weight that is given; alone it is no change. */
const isOnlyImplied = ({ afgeleid }: GelezenRij, changed: readonly Gegeven[]): boolean =>
  changed.every(({ veld }) => veld.naam === 'gewichtinvoer') && afgeleid.includes('gewichtinvoer');

/** What the row gives that the gevelvulling has not. */
const changesOf = (gevelvulling: Gevelvulling, rij: GelezenRij): Gegeven[] => {
  const changed = gegevensOf(rij).filter((gegeven) => !has(gevelvulling, gegeven));
  return isOnlyImplied(rij, changed) ? [] : changed;
};

export interface Toegepast {
  readonly gevelvulling: Gevelvulling;
  /** What the row gives and the gevelvulling cannot have; products that were reset. */
  readonly waarschuwingen: readonly string[];
}

/** What a row is applied in. */
export interface Rijbasis {
  readonly projectGegevens: ProjectGegevens;
  readonly catalogus: Catalogus;
  /** Of the fasteners, when it needs no choice. */
  readonly leverancier?: string | null | undefined;
}

/**
 * A gevelvulling with everything that the row gives; an empty cell changes nothing. The very same
 * gevelvulling when the row gives nothing new.
 */
export const applyRij = (
  gevelvulling: Gevelvulling,
  rij: GelezenRij,
  { projectGegevens, catalogus, leverancier = null }: Rijbasis,
): Toegepast => {
  const changes = changesOf(gevelvulling, rij);
  if (changes.length === 0) return { gevelvulling, waarschuwingen: [] };
  const changed = applyAntwoorden(
    gevelvulling,
    Object.fromEntries(
      changes.map(({ veld, waarde }) => [veld.naam, waarde === '' ? null : waarde]),
    ),
  );
  const { gevelvullingEnKaderData } = changed;
  const settled = settleGevelvulling({
    gevelvulling: {
      ...changed,
      gevelvullingEnKaderData: withSoleSupplier(gevelvullingEnKaderData, leverancier),
    },
    projectGegevens,
    catalogus,
  });
  const lost = changes.filter((gegeven) => !has(settled.gevelvulling, gegeven));
  const waarschuwingen = lost.map(({ veld, waarde }) =>
    teksten.geldtNiet(veld.label, writeWaarde(veld, waarde) ?? ''),
  );
  return lost.length === changes.length
    ? { gevelvulling, waarschuwingen }
    : {
        gevelvulling: settled.gevelvulling,
        waarschuwingen: [...waarschuwingen, ...settled.messages],
      };
};
