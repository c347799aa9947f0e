import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';
import {
  copyDetaillering,
  createGevelvullingId,
  duplicateGevelvulling,
} from '@adviestool/domain/velden/gevelvulling';
import {
  settleGevelvulling,
  type SettledGevelvulling,
} from '@adviestool/domain/velden/settleGevelvulling';

import type { Change } from '../save/inverseOf.ts';
import { withEach, type Wijzigbasis } from './withEach.ts';

/*
 * Changes of several gevelvullingen, each a function of the project; null: there is nothing to do.
 */

type Ids = ReadonlySet<string>;

const idOf = ({ gevelvullingEnKaderData }: Gevelvulling): string => gevelvullingEnKaderData.id;

type Take = (gevelvulling: Gevelvulling, source: Gevelvulling) => Gevelvulling;

/** Something of another gevelvulling in each; null when that one is gone. */
const withPartOf =
  (take: Take) =>
  (ids: Ids, sourceId: string, basis: Wijzigbasis): Change =>
  (project) => {
    const source = project.gevelvullingen.find((one) => idOf(one) === sourceId);
    return source === undefined
      ? null
      : withEach(ids, (gevelvulling) => take(gevelvulling, source), basis)(project);
  };

export const withDetailleringVan = withPartOf(copyDetaillering);

/** The products of another, on the sides that both anchor. */
const copyProducten: Take = (gevelvulling, source) => ({
  ...gevelvulling,
  productKeuze: mapZijden(gevelvulling.productKeuze, (keuze, zijde) =>
    gevelvulling.verankerdeZijden.includes(zijde) && source.verankerdeZijden.includes(zijde)
      ? { ...keuze, ...source.productKeuze[zijde] }
      : keuze,
  ),
});

export const withProductenVan = withPartOf(copyProducten);

const hasId =
  (id: string) =>
  (gevelvulling: Gevelvulling): boolean =>
    idOf(gevelvulling) === id;

interface TakeOver {
  targetId: string;
  sourceId: string;
}

const takeOver = (
  { targetId, sourceId }: TakeOver,
  catalogus: Catalogus,
  { projectGegevens, gevelvullingen }: Project,
): SettledGevelvulling | null => {
  const target = gevelvullingen.find(hasId(targetId));
  const source = gevelvullingen.find(hasId(sourceId));
  if (target === undefined || source === undefined) return null;
  const gevelvulling = copyDetaillering(target, source);
  return settleGevelvulling({ projectGegevens, gevelvulling, catalogus });
};

/**
 * The project in which a gevelvulling has the detaillering of another; products that are no longer
 * possible are reset and the advice is computed anew.
 */
export const withDetailleringOf =
  (ids: TakeOver, catalogus: Catalogus, now: string) =>
  (project: Project): Project | null => {
    const taken = takeOver(ids, catalogus, project);
    if (taken === null) return null;
    const changed = { ...taken.gevelvulling, changed: now };
    return {
      ...project,
      gevelvullingen: project.gevelvullingen.map((one) =>
        hasId(ids.targetId)(one) ? changed : one,
      ),
    };
  };

/** What taking a detaillering over resets in the project, to tell the user. */
export const resetByDetailleringOf =
  (ids: TakeOver, catalogus: Catalogus) =>
  (project: Project): readonly string[] =>
    takeOver(ids, catalogus, project)?.messages ?? [];

/** A copy right behind each, with the next merk that is free. */
export const withDuplicates =
  (ids: Ids, now: string): Change =>
  (project) => {
    const known = [...project.gevelvullingen];
    const duplicate = (original: Gevelvulling): Gevelvulling => {
      const id = createGevelvullingId(known.map(idOf), () => crypto.randomUUID());
      const copy = duplicateGevelvulling(original, { id, gevelvullingen: known, created: now });
      known.push(copy);
      return copy;
    };
    const gevelvullingen = project.gevelvullingen.flatMap((one) =>
      ids.has(idOf(one)) ? [one, duplicate(one)] : [one],
    );
    return gevelvullingen.length === project.gevelvullingen.length
      ? null
      : { ...project, gevelvullingen };
  };

export const withoutGevelvullingen =
  (ids: Ids): Change =>
  (project) => {
    const gevelvullingen = project.gevelvullingen.filter((one) => !ids.has(idOf(one)));
    return gevelvullingen.length === project.gevelvullingen.length
      ? null
      : { ...project, gevelvullingen };
  };
