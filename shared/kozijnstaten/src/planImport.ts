import type { Project } from '@adviestool/contract/project';
import { merkSleutel } from '@adviestool/domain/velden/merkSleutel';

import type { Gemaakt } from './createFromRij.ts';
import { findDubbelen, keuzeVoor, merkOf } from './dubbelen.ts';
import { telOp } from './optellen.ts';
import {
  planRij,
  withLijst,
  type GemaaktPerRij,
  type ImportInvoer,
  type Plan,
  type Planrij,
  type RijPlan,
} from './planRij.ts';
import { heeftOpenVraag } from './readKozijnstaat.ts';
import type { GelezenRij } from './readRij.ts';
import { findHerzien, findVerdwenen, type Verdwenen } from './verdwenen.ts';
import { Werklijst } from './werklijst.ts';
import { zonderBekende } from './zonderBekende.ts';

export interface Importplan {
  readonly regels: readonly RijPlan[];
  /** Of an earlier list, and in this one no more. */
  readonly verdwenen: readonly Verdwenen[];
  /** The project with all of it; the very same one when nothing changes. */
  readonly project: Project;
  /** `eerder` of the next run. */
  readonly gemaakt: GemaaktPerRij;
}

/** Also of a row that is left out in this run: it may come back in the next. */
const gemaaktVan = (rijen: readonly GelezenRij[], eerder?: GemaaktPerRij) =>
  new Map(
    rijen.flatMap((rij): [GelezenRij, Gemaakt][] => {
      const made = eerder?.get(rij);
      return made === undefined ? [] : [[rij, made]];
    }),
  );

/** Each row with those that are added to it. */
const planrijenVan = (
  alle: readonly GelezenRij[],
  { gevelvullingen }: Project,
  { gelezen, weggelaten, dubbel: antwoorden = {} }: ImportInvoer,
): Planrij[] => {
  const rijen = alle.filter(({ rij }) => weggelaten?.has(rij) !== true);
  const dubbelen = findDubbelen(rijen, gevelvullingen);
  const keuzes = new Map(
    [...dubbelen].map(([rij, dubbel]) => [rij, keuzeVoor(dubbel, antwoorden[rij])]),
  );
  const erbij = new Map<number, GelezenRij[]>();
  for (const rij of rijen) {
    const bij = dubbelen.get(rij.rij)?.bij ?? null;
    if (bij === null || keuzes.get(rij.rij) !== 'optellen') continue;
    erbij.set(bij, [...(erbij.get(bij) ?? []), rij]);
  }
  return alle.map((rij, index) => {
    const andere = erbij.get(rij.rij) ?? [];
    return {
      eigen: telOp(gelezen.rijen[index] ?? rij, andere),
      gelezen: rij,
      rij: telOp(rij, andere),
      samen: andere.length,
      dubbel: dubbelen.get(rij.rij) ?? null,
      keuze: keuzes.get(rij.rij) ?? null,
    };
  });
};

/** What is added to a row that is passed over is passed over with it. */
const followEersten = (regels: readonly RijPlan[]): RijPlan[] => {
  const weg = new Set(regels.flatMap(({ rij, soort }) => (soort === 'weggelaten' ? rij : [])));
  return regels.map((regel) =>
    regel.soort === 'opgeteld' && weg.has(regel.dubbel?.bij ?? 0)
      ? { ...regel, soort: 'weggelaten' }
      : regel,
  );
};

/** What every row of a list becomes, in the project that it is put in. */
export const planImport = (project: Project, invoer: ImportInvoer): Importplan => {
  const { gelezen, weggelaten } = invoer;
  const werklijst = new Werklijst(project.gevelvullingen);
  const withoutKnown = (rij: GelezenRij): GelezenRij =>
    zonderBekende(rij, werklijst.byId(rij.id) ?? werklijst.byMerk(merkOf(rij)));
  const alle = gelezen.rijen.map(withoutKnown);
  const rijen = gelezen.rijen.filter(({ rij }) => weggelaten?.has(rij) !== true);
  const planrijen = planrijenVan(alle, project, invoer).map((planrij): Planrij => ({
    ...planrij,
    rij: withoutKnown(planrij.rij),
  }));
  const verdwenen = findVerdwenen(gelezen.rijen, project.gevelvullingen, invoer.verdwenen);
  const herzien = [...findHerzien(gelezen.rijen, project.gevelvullingen)];
  const plan: Plan = {
    hernoemd: new Map(
      verdwenen.flatMap(({ keuze, gevelvulling }): [number, string][] =>
        typeof keuze === 'object' ? [[keuze.rij, gevelvulling.gevelvullingEnKaderData.id]] : [],
      ),
    ),
    project,
    invoer,
    lijst: invoer.lijst !== undefined && herzien.length === 1 ? herzien[0] : invoer.lijst,
    werklijst,
    typeVanOverige: gelezen.typeVanOverige,
    bezet: new Set(
      [
        ...project.gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk),
        ...rijen.map(merkOf),
      ].map(merkSleutel),
    ),
    gemaakt: gemaaktVan([...gelezen.rijen, ...planrijen.map(({ rij }) => rij)], invoer.eerder),
  };
  const regels = planrijen.map((planrij) => planRij(planrij, plan));
  const { gemaakt } = plan;
  const weg = new Set(
    verdwenen.flatMap(({ keuze, gevelvulling }) =>
      keuze === 'verwijderen' ? gevelvulling.gevelvullingEnKaderData.id : [],
    ),
  );
  const isChanged =
    weg.size > 0 || regels.some(({ soort }) => soort === 'nieuw' || soort === 'bijwerken');
  if (!isChanged) return { regels: followEersten(regels), verdwenen, project, gemaakt };
  for (const { soort, gevelvulling } of regels) {
    // What was made by hand, and is as the list says, stays so.
    if (soort === 'ongewijzigd' && gevelvulling?.gevelvullingEnKaderData.lijst !== undefined) {
      werklijst.put(withLijst(gevelvulling, plan));
    }
  }
  return {
    regels: followEersten(regels),
    verdwenen,
    project: {
      ...project,
      gevelvullingen: werklijst.all.filter(({ gevelvullingEnKaderData: { id } }) => !weg.has(id)),
    },
    gemaakt,
  };
};

/**
 * The project with all rows of the list, as one change for `host.project.save`. Null while a question is
 * open, a cell is wrong or a row asks what it becomes: all rows or none. The same project when nothing
 * changes.
 */
export const importRijen = (project: Project, invoer: ImportInvoer): Project | null => {
  if (heeftOpenVraag(invoer.gelezen) || invoer.gelezen.fout !== null) return null;
  const { regels, project: changed } = planImport(project, invoer);
  return regels.some(({ soort }) => soort === 'fout' || soort === 'vraag') ? null : changed;
};
