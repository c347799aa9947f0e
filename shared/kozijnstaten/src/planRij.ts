import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { createGevelvullingId } from '@adviestool/domain/velden/gevelvulling';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';
import { nextMerkIn } from '@adviestool/domain/velden/nextMerk';

import { apartMerk } from './apartMerk.ts';
import { applyHerziening } from './applyHerziening.ts';
import { createFromRij, type Gemaakt } from './createFromRij.ts';
import { merkOf, type Dubbel, type DubbelKeuze } from './dubbelen.ts';
import { isZonderAantal, stuksVan } from './optellen.ts';
import type { GelezenKozijnstaat } from './readKozijnstaat.ts';
import type { CelFout, GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';
import type { Typekeuze } from './typeVraag.ts';
import type { Verdwenkeuze } from './verdwenen.ts';
import type { Werklijst } from './werklijst.ts';

/** What was made of each row, for the next run: only of rows that changed it is made again. */
export type GemaaktPerRij = ReadonlyMap<GelezenRij, Gemaakt>;

/** What an import needs beside the project. */
export interface ImportInvoer {
  readonly gelezen: GelezenKozijnstaat;
  /** The answer for each row of `findDubbelen`, by row number. */
  readonly dubbel?: Readonly<Record<number, DubbelKeuze>>;
  /** What becomes of each gevelvulling that is in the list no more (`findVerdwenen`), by its id; absent: it stays. */
  readonly verdwenen?: Readonly<Record<string, Verdwenkeuze>>;
  /** The id of the list, which its gevelvullingen keep; one that revises a list goes on under the id of that. */
  readonly lijst?: string;
  /** Row numbers that the user leaves out. */
  readonly weggelaten?: ReadonlySet<number>;
  readonly standaarden?: Standaarden;
  readonly catalogus: Catalogus;
  /** Of the fasteners, when it needs no choice. */
  readonly leverancier?: string | null;
  readonly randomUuid: () => string;
  /** ISO 8601. */
  readonly moment: string;
  /** `gemaakt` of an earlier run. */
  readonly eerder?: GemaaktPerRij | undefined;
}

/** What a row becomes. */
export interface RijPlan {
  readonly rij: number;
  /**
   * - opgeteld: its pieces are in the row `bij`;
   * - vraag: it is in `findDubbelen` and has no answer;
   * - fout: one of its cells is wrong;
   * - weggelaten: by the user, or by the answer to a question.
   */
  readonly soort:
    | 'nieuw'
    | 'bijwerken'
    | 'ongewijzigd'
    | 'opgeteld'
    | 'weggelaten'
    | 'fout'
    | 'vraag';
  readonly dubbel: Dubbel | null;
  /** Pieces that the row is: none where its aantal is empty and other rows of its merk say how many. */
  readonly stuks: number;
  /** Rows whose pieces are in it. */
  readonly samen: number;
  /** As it is, of a gevelvulling that there is. */
  readonly oud: Gevelvulling | null;
  /** As it will be; null when it will not. */
  readonly gevelvulling: Gevelvulling | null;
  /** Of a row that is wrong: what is. */
  readonly fouten: readonly CelFout[];
  readonly waarschuwingen: readonly string[];
}

/** An import that is planned, row by row. */
export interface Plan {
  readonly project: Project;
  readonly invoer: ImportInvoer;
  /** The id that all that the list has get: that of the list which it revises, a new one where it revises none or several. */
  readonly lijst: string | undefined;
  readonly werklijst: Werklijst;
  readonly typeVanOverige: Typekeuze;
  /** The keys of all merken, also of rows that come later. */
  readonly bezet: Set<string>;
  readonly gemaakt: Map<GelezenRij, Gemaakt>;
  /** The ids of gevelvullingen that are called otherwise now, by the number of their row. */
  readonly hernoemd: ReadonlyMap<number, string>;
}

/** A row in its plan: with the pieces of the rows that are added to it. */
export interface Planrij {
  /** With the pieces of those, and all mistakes. */
  readonly eigen: GelezenRij;
  /** As it was read, without the mistakes that its gevelvulling has too. */
  readonly gelezen: GelezenRij;
  /** With the pieces of those, and without these mistakes. */
  readonly rij: GelezenRij;
  readonly samen: number;
  readonly dubbel: Dubbel | null;
  readonly keuze: DubbelKeuze | null;
}

const without = (
  { eigen, gelezen, rij, samen, dubbel }: Planrij,
  soort: RijPlan['soort'],
): RijPlan => ({
  rij: gelezen.rij,
  soort,
  dubbel,
  stuks: stuksVan(gelezen) || 1,
  samen,
  oud: null,
  gevelvulling: null,
  fouten: soort === 'fout' ? (rij.fouten.length > 0 ? rij : eigen).fouten : [],
  waarschuwingen: [],
});

/** It remembers the list. */
export const withLijst = (gevelvulling: Gevelvulling, { lijst }: Plan): Gevelvulling =>
  lijst === undefined || gevelvulling.gevelvullingEnKaderData.lijst === lijst
    ? gevelvulling
    : {
        ...gevelvulling,
        gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, lijst },
      };

/** It remembers whether its aantal was counted from the rows. */
const withGeteld = (gevelvulling: Gevelvulling, rij: GelezenRij): Gevelvulling => {
  const { geteld: eerder, ...kader } = gevelvulling.gevelvullingEnKaderData;
  const hasCel = rij.cellen['aantal'] !== undefined;
  const blijft = hasCel && rij.waarden['aantal'] !== undefined ? undefined : eerder;
  const geteld = !hasCel && stuksVan(rij) === kader.aantal ? kader.aantal : blijft;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: geteld === undefined ? kader : { ...kader, geteld },
  };
};

const change = (planrij: Planrij, stored: Gevelvulling, plan: Plan): RijPlan => {
  const { rij } = planrij;
  const { projectGegevens } = plan.project;
  const { catalogus, leverancier, moment } = plan.invoer;
  const { gevelvulling, waarschuwingen } = applyHerziening(stored, rij, {
    projectGegevens,
    catalogus,
    leverancier,
  });
  if (gevelvulling === stored) {
    return { ...without(planrij, 'ongewijzigd'), oud: stored, gevelvulling, waarschuwingen };
  }
  const changed = withLijst({ ...withGeteld(gevelvulling, rij), changed: moment }, plan);
  const { id, merk } = changed.gevelvullingEnKaderData;
  const other = plan.werklijst.byMerk(merk);
  plan.werklijst.put(changed);
  const isTaken = other !== undefined && other.gevelvullingEnKaderData.id !== id;
  return {
    ...without(planrij, 'bijwerken'),
    oud: stored,
    gevelvulling: changed,
    waarschuwingen: isTaken ? [teksten.ookMerk(merk ?? ''), ...waarschuwingen] : waarschuwingen,
  };
};

/** What it is called: its own merk, or one that is free where that is taken. */
const merkVoor = ({ rij, dubbel }: Planrij, { werklijst, bezet }: Plan): string | null => {
  const merk = merkOf(rij);
  if (dubbel === null || werklijst.byMerk(merk) === undefined) return merk;
  return dubbel.waar === 'bestand' ? apartMerk(merk, bezet) : nextMerkIn(merk, bezet);
};

const become = (planrij: Planrij, plan: Plan): RijPlan => {
  const { eigen, gelezen, rij, dubbel, keuze } = planrij;
  const { invoer, werklijst } = plan;
  if (invoer.weggelaten?.has(gelezen.rij) === true) return without(planrij, 'weggelaten');
  if (gelezen.fouten.length > 0) return without(planrij, 'fout');
  if (dubbel !== null && keuze === null) return without(planrij, 'vraag');
  if (keuze === 'overslaan') return without(planrij, 'weggelaten');
  if (keuze === 'optellen') return without(planrij, 'opgeteld');
  if (rij.fouten.length > 0) return without(planrij, 'fout');
  const byId =
    dubbel?.waar === 'bestand'
      ? undefined
      : werklijst.byId(plan.hernoemd.get(gelezen.rij) ?? rij.id);
  const stored = byId ?? (keuze === 'bijwerken' ? werklijst.byMerk(merkOf(rij)) : undefined);
  if (stored !== undefined && keuze !== 'nieuw') return change(planrij, stored, plan);
  if (eigen.fouten.length > 0) return without(planrij, 'fout');
  const { catalogus, leverancier, standaarden, randomUuid, moment } = invoer;
  const made = createFromRij(
    rij,
    {
      merk: merkVoor(planrij, plan),
      typeVanOverige: plan.typeVanOverige,
      projectGegevens: plan.project.projectGegevens,
      standaarden,
      catalogus,
      leverancier,
    },
    { id: createGevelvullingId(werklijst.ids, randomUuid), eerder: plan.gemaakt.get(rij) },
  );
  plan.gemaakt.set(rij, made);
  const { waarschuwingen } = made;
  const gevelvulling = withLijst(
    { ...withGeteld(made.gevelvulling, rij), created: moment, changed: moment },
    plan,
  );
  plan.bezet.add(merkSleutel(gevelvulling.gevelvullingEnKaderData.merk));
  werklijst.put(gevelvulling);
  return { ...without(planrij, 'nieuw'), gevelvulling, waarschuwingen };
};

/** What a row becomes; what it makes or changes is put into the list of the plan. */
export const planRij = (planrij: Planrij, plan: Plan): RijPlan => {
  const regel = become(planrij, plan);
  const isErbij = regel.soort === 'opgeteld' || !isZonderAantal(planrij.rij);
  return isErbij && isZonderAantal(planrij.gelezen)
    ? { ...regel, stuks: 0, waarschuwingen: [teksten.aantalTeltNiet, ...regel.waarschuwingen] }
    : regel;
};
