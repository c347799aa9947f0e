import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';
import {
  copyDetaillering,
  createGevelvullingId,
  duplicateGevelvulling,
} from '@adviestool/domain/velden/gevelvulling';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { settleGevelvulling } from '@adviestool/domain/productkeuze/settleGevelvulling';
import type { Change } from '@adviestool/state/undoableChanges';

import { withEach, type Wijzigbasis } from './withEach.ts';

/*
 * Changes of several gevelvullingen, each a function of the project; null: there is nothing to do.
 */

type Ids = ReadonlySet<string>;

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

/** What taking a detaillering over resets in each, to tell the user. */
export const resetByDetailleringVan =
  (ids: Ids, sourceId: string, catalogus: Catalogus) =>
  ({ gevelvullingen, projectGegevens }: Project): readonly string[] => {
    const source = gevelvullingen.find((one) => idOf(one) === sourceId);
    if (source === undefined) return [];
    return gevelvullingen
      .filter((one) => ids.has(idOf(one)))
      .map((one) => copyDetaillering(one, source))
      .flatMap(
        (gevelvulling) => settleGevelvulling({ projectGegevens, gevelvulling, catalogus }).messages,
      );
  };

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
