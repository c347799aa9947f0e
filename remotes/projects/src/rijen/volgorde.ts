import type { Project } from '@adviestool/contract/project';
import { inOrderOf } from '@adviestool/domain/velden/gevelvullingLijst';

/** Where a dragged thing comes: right before or right after another. */
export interface SleepPlek {
  id: string;
  kant: 'voor' | 'na';
}

/** A place up or down. */
export type Richting = 'omhoog' | 'omlaag';

/** The ids with one of them moved to another place; the same when there is no such place. */
export const movedTo = (ids: readonly string[], id: string, plek: SleepPlek): readonly string[] => {
  if (id === plek.id || !ids.includes(id)) return ids;
  const others = ids.filter((other) => other !== id);
  const at = others.indexOf(plek.id);
  return at === -1 ? ids : others.toSpliced(plek.kant === 'voor' ? at : at + 1, 0, id);
};

/**
 * Where a thing comes that goes up or down among those in sight; null at the end. Those out of sight
 * keep their place in the whole.
 */
export const plekNaast = (
  visible: readonly string[],
  id: string,
  richting: Richting,
): SleepPlek | null => {
  const from = visible.indexOf(id);
  if (from === -1) return null;
  const neighbour = visible[richting === 'omhoog' ? from - 1 : from + 1];
  if (from === 0 && richting === 'omhoog') return null;
  return neighbour === undefined
    ? null
    : { id: neighbour, kant: richting === 'omhoog' ? 'voor' : 'na' };
};

/** The ids with the chosen ones a place up or down among those in sight; at the end they stay. */
export const shifted = (
  { ids, visible }: { ids: readonly string[]; visible: readonly string[] },
  chosen: ReadonlySet<string>,
  richting: Richting,
): readonly string[] => {
  let [whole, seen] = [ids, visible];
  const inTurn = visible.filter((id) => chosen.has(id));
  for (const id of richting === 'omhoog' ? inTurn : inTurn.toReversed()) {
    const plek = plekNaast(seen, id, richting);
    if (plek === null || chosen.has(plek.id)) continue;
    whole = movedTo(whole, id, plek);
    seen = movedTo(seen, id, plek);
  }
  return whole;
};

/** The project with its gevelvullingen in the order of `ids`; what is not named comes last, as it was. */
export const withOrder =
  (ids: readonly string[]) =>
  (project: Project): Project => ({
    ...project,
    gevelvullingen: inOrderOf(project.gevelvullingen, ids),
  });
