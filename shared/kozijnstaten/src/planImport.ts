import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { createGevelvullingId } from '@adviestool/domain/velden/gevelvulling';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';
import { nextMerkIn } from '@adviestool/domain/velden/nextMerk';

import { applyRij } from './applyRij.ts';
import { createFromRij, type Gemaakt } from './createFromRij.ts';
import { findDubbelen, merkOf, type Dubbel, type DubbelKeuze } from './dubbelen.ts';
import { heeftOpenVraag, type GelezenKozijnstaat } from './readKozijnstaat.ts';
import type { GelezenRij } from './readRij.ts';
import { teksten } from './teksten.ts';
import type { Typekeuze } from './typeVraag.ts';
import { Werklijst } from './werklijst.ts';

/** What was made of each row, for the next run: only of rows that changed it is made again. */
type GemaaktPerRij = ReadonlyMap<GelezenRij, Gemaakt>;

/** What an import needs beside the project. */
export interface ImportInvoer {
  readonly gelezen: GelezenKozijnstaat;
  /** The answer for each row of `findDubbelen`, by row number. */
  readonly dubbel?: Readonly<Record<number, DubbelKeuze>>;
  /** Row numbers that the user leaves out. */
  readonly weggelaten?: ReadonlySet<number>;
  readonly standaarden?: Standaarden;
  readonly catalogus: Catalogus;
  readonly randomUuid: () => string;
  /** ISO 8601. */
  readonly moment: string;
  /** `gemaakt` of an earlier run. */
  readonly eerder?: GemaaktPerRij | undefined;
}

/** What a row becomes. */
export interface Regel {
  readonly rij: number;
  /**
   * - vraag: it is in `findDubbelen` and has no answer;
   * - fout: one of its cells is wrong;
   * - weggelaten: by the user, or by the answer to a question.
   */
  readonly soort: 'nieuw' | 'bijwerken' | 'ongewijzigd' | 'weggelaten' | 'fout' | 'vraag';
  readonly dubbel: Dubbel | null;
  /** As it will be; null when it will not. */
  readonly gevelvulling: Gevelvulling | null;
  readonly waarschuwingen: readonly string[];
}

export interface Importplan {
  readonly regels: readonly Regel[];
  /** The project with all of it. */
  readonly project: Project;
  /** `eerder` of the next run. */
  readonly gemaakt: GemaaktPerRij;
}

interface Plan {
  readonly project: Project;
  readonly invoer: ImportInvoer;
  readonly werklijst: Werklijst;
  readonly typeVanOverige: Typekeuze;
  /** The keys of all merken, also of rows that come later. */
  readonly bezet: Set<string>;
  readonly gemaakt: Map<GelezenRij, Gemaakt>;
}

const without = (rij: GelezenRij, soort: Regel['soort'], dubbel: Dubbel | null): Regel => ({
  rij: rij.rij,
  soort,
  dubbel,
  gevelvulling: null,
  waarschuwingen: [],
});

const change = (
  { rij, dubbel }: { rij: GelezenRij; dubbel: Dubbel | null },
  stored: Gevelvulling,
  plan: Plan,
): Regel => {
  const { projectGegevens } = plan.project;
  const { catalogus, moment } = plan.invoer;
  const { gevelvulling, waarschuwingen } = applyRij(stored, rij, { projectGegevens, catalogus });
  if (gevelvulling === stored) {
    return { rij: rij.rij, soort: 'ongewijzigd', dubbel, gevelvulling, waarschuwingen };
  }
  const changed = { ...gevelvulling, changed: moment };
  const { id, merk } = changed.gevelvullingEnKaderData;
  const other = plan.werklijst.byMerk(merk);
  plan.werklijst.put(changed);
  const isTaken = other !== undefined && other.gevelvullingEnKaderData.id !== id;
  return {
    rij: rij.rij,
    soort: 'bijwerken',
    dubbel,
    gevelvulling: changed,
    waarschuwingen: isTaken ? [teksten.ookMerk(merk ?? ''), ...waarschuwingen] : waarschuwingen,
  };
};

const planRij = (rij: GelezenRij, dubbel: Dubbel | null, plan: Plan): Regel => {
  const { invoer, werklijst } = plan;
  if (invoer.weggelaten?.has(rij.rij) === true) return without(rij, 'weggelaten', dubbel);
  if (rij.fouten.length > 0) return without(rij, 'fout', dubbel);
  const byId = werklijst.byId(rij.id);
  const keuze = dubbel === null ? null : (invoer.dubbel?.[rij.rij] ?? null);
  if (dubbel !== null && keuze === null) return without(rij, 'vraag', dubbel);
  if (keuze === 'overslaan') return without(rij, 'weggelaten', dubbel);
  const stored = byId ?? (keuze === 'bijwerken' ? werklijst.byMerk(merkOf(rij)) : undefined);
  if (stored !== undefined && keuze !== 'nieuw') {
    return dubbel?.kanBijwerken === false
      ? without(rij, 'vraag', dubbel)
      : change({ rij, dubbel }, stored, plan);
  }
  const merk = merkOf(rij);
  const isTaken = dubbel !== null && werklijst.byMerk(merk) !== undefined;
  const { catalogus, standaarden, randomUuid, moment } = invoer;
  const made = createFromRij(
    rij,
    {
      merk: isTaken ? nextMerkIn(merk, plan.bezet) : merk,
      typeVanOverige: plan.typeVanOverige,
      projectGegevens: plan.project.projectGegevens,
      standaarden,
      catalogus,
    },
    { id: createGevelvullingId(werklijst.ids, randomUuid), eerder: plan.gemaakt.get(rij) },
  );
  plan.gemaakt.set(rij, made);
  const { waarschuwingen } = made;
  const gevelvulling = { ...made.gevelvulling, created: moment, changed: moment };
  plan.bezet.add(merkSleutel(gevelvulling.gevelvullingEnKaderData.merk));
  werklijst.put(gevelvulling);
  return { rij: rij.rij, soort: 'nieuw', dubbel, gevelvulling, waarschuwingen };
};

/** Also of a row that is left out in this run: it may come back in the next. */
const gemaaktVan = (rijen: readonly GelezenRij[], eerder?: GemaaktPerRij) =>
  new Map(
    rijen.flatMap((rij): [GelezenRij, Gemaakt][] => {
      const made = eerder?.get(rij);
      return made === undefined ? [] : [[rij, made]];
    }),
  );

/** What every row of a list becomes, in the project that it is put in. */
export const planImport = (project: Project, invoer: ImportInvoer): Importplan => {
  const { gelezen, weggelaten } = invoer;
  const rijen = gelezen.rijen.filter(({ rij }) => weggelaten?.has(rij) !== true);
  const dubbelen = findDubbelen(rijen, project.gevelvullingen);
  const plan: Plan = {
    project,
    invoer,
    werklijst: new Werklijst(project.gevelvullingen),
    typeVanOverige: gelezen.typeVanOverige,
    bezet: new Set(
      [
        ...project.gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk),
        ...rijen.map(merkOf),
      ].map(merkSleutel),
    ),
    gemaakt: gemaaktVan(gelezen.rijen, invoer.eerder),
  };
  const regels = gelezen.rijen.map((rij) => planRij(rij, dubbelen.get(rij.rij) ?? null, plan));
  const { gemaakt, werklijst } = plan;
  return { regels, project: { ...project, gevelvullingen: werklijst.all }, gemaakt };
};

/**
 * The project with all rows of the list, as one change for `host.project.save`. Null while a question is
 * open, a cell is wrong or a row asks what it becomes: all rows or none. The same project when nothing
 * changes.
 */
export const importRijen = (project: Project, invoer: ImportInvoer): Project | null => {
  if (heeftOpenVraag(invoer.gelezen) || invoer.gelezen.fout !== null) return null;
  const { regels, project: changed } = planImport(project, invoer);
  if (regels.some(({ soort }) => soort === 'fout' || soort === 'vraag')) return null;
  const isChanged = regels.some(({ soort }) => soort === 'nieuw' || soort === 'bijwerken');
  return isChanged ? changed : project;
};
