import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { byId, idOf, inOrderOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { idsIn, projectDifference } from '@adviestool/projectdelta/projectDifference';
import type { Change } from '@adviestool/state/undoableChanges';

type List = readonly Gevelvulling[];

/** What both lists have, in the order of the first. */
const commonIds = (list: List, other: List): string[] => {
  const ids = new Set(other.map(idOf));
  return list.map(idOf).filter((id) => ids.has(id));
};

/** Puts back what a change removed, each behind what stood before it. */
const withRemoved = (list: List, before: List, removed: ReadonlySet<string>): Gevelvulling[] => {
  const put = [...list];
  const places = before.map(idOf);
  before.forEach((gevelvulling, place) => {
    if (!removed.has(idOf(gevelvulling))) return;
    const ahead = new Set(places.slice(0, place));
    put.splice(put.findLastIndex((one) => ahead.has(idOf(one))) + 1, 0, gevelvulling);
  });
  return put;
};

/**
 * The change that undoes what was done between two versions of the list of gevelvullingen. It touches
 * only what was added, removed, replaced or put in another order; the rest of the project stays as it
 * is by then. It gives null when what it touches was changed since.
 */
export const inverseOf = (from: Project, after: Project): Change => {
  const before = from.gevelvullingen;
  const [old, made] = [byId(before), byId(after.gevelvullingen)];
  const difference = projectDifference(from, after);
  const touched = idsIn(difference);
  const restored = byId(touched.flatMap((id) => old.get(id) ?? []));
  const added = new Set(difference.added);
  const removed = new Set(difference.removed);
  const madeOrder = commonIds(after.gevelvullingen, before);
  const isMoved = difference.volgorde;

  return (project) => {
    const current = byId(project.gevelvullingen);
    const isAsMade = touched.every((id) => isSameInput(current.get(id), made.get(id)));
    if (!isAsMade || touched.length + Number(isMoved) === 0) return null;
    const stayed = project.gevelvullingen
      .filter((one) => !added.has(idOf(one)))
      .map((one) => restored.get(idOf(one)) ?? one);
    const gevelvullingen = withRemoved(stayed, before, removed);
    if (!isMoved) return { ...project, gevelvullingen };
    const isOrderAsMade =
      commonIds(project.gevelvullingen, before)
        .filter((id) => made.has(id))
        .join() === madeOrder.join();
    return isOrderAsMade
      ? { ...project, gevelvullingen: inOrderOf(gevelvullingen, before.map(idOf)) }
      : null;
  };
};
