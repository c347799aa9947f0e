import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { byId, idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';

/** What of a project became another; its gevelvullingen by their ids. */
export interface ProjectDifference {
  gegevens: boolean;
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
  /** Those that were there before and after stand in another order. */
  volgorde: boolean;
}

export const rowsOf = ({
  gevelvullingen,
}: Pick<Project, 'gevelvullingen'>): ReadonlyMap<string, Gevelvulling> => byId(gevelvullingen);

export const hasSameGegevens = (one: Project, other: Project): boolean =>
  isSameInput(one.projectGegevens, other.projectGegevens) && isSameInput(one.overig, other.overig);

/** Whether what both have stands in one order. */
export const hasSameOrder = (one: Project, other: Project): boolean => {
  const ids = other.gevelvullingen.map(idOf);
  const isAsLong = one.gevelvullingen.length === ids.length;
  if (isAsLong && one.gevelvullingen.every((row, index) => idOf(row) === ids[index])) return true;
  const [inOne, inOther] = [rowsOf(one), rowsOf(other)];
  return isSameInput(
    [...inOne.keys()].filter((id) => inOther.has(id)),
    [...inOther.keys()].filter((id) => inOne.has(id)),
  );
};

export const projectDifference = (before: Project, after: Project): ProjectDifference => {
  const [old, next] = [rowsOf(before), rowsOf(after)];
  return {
    gegevens: !hasSameGegevens(before, after),
    added: [...next.keys()].filter((id) => !old.has(id)),
    changed: [...next].flatMap(([id, row]) =>
      old.has(id) && !isSameInput(old.get(id), row) ? [id] : [],
    ),
    removed: [...old.keys()].filter((id) => !next.has(id)),
    volgorde: !hasSameOrder(before, after),
  };
};

/** The ids of all that is in a difference. */
export const idsIn = ({ added, changed, removed }: ProjectDifference): string[] => [
  ...added,
  ...changed,
  ...removed,
];
