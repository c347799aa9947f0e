import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ManyGevelvullingenBody } from '@adviestool/contract/gevelvullingWrites';
import type { Project } from '@adviestool/contract/project';
import type { Revisies } from '@adviestool/contract/revisie';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import {
  projectDifference,
  rowsOf,
  type ProjectDifference,
} from '@adviestool/projectdelta/projectDifference';

/** The smallest call that stores a change. */
export type SaveCall =
  | { kind: 'none' }
  | { kind: 'gegevens' }
  /** `revision` null: it is a new one. */
  | { kind: 'gevelvulling'; gevelvulling: Gevelvulling; revision: string | null }
  /** With an order it is sent against the revision of the project, which alone knows the order. */
  | { kind: 'gevelvullingen'; body: ManyGevelvullingenBody }
  | { kind: 'project' };

/** An id that can stand in an address as it is. */
const PLAIN_ID = /^[\w-]{1,64}$/;

const idsOf = ({ gevelvullingen }: Project): string[] => gevelvullingen.map(idOf);

/** The ids in the order that the backend would give them by itself. */
const givenOrder = (stored: Project, { removed, added }: ProjectDifference): string[] => [
  ...idsOf(stored).filter((id) => !removed.includes(id)),
  ...added,
];

const only = (revisies: Revisies, ids: readonly string[]): Revisies =>
  Object.fromEntries(Object.entries(revisies).filter(([id]) => ids.includes(id)));

/** Whether every gevelvulling has a revision of its own: not so when two have one id. */
const isDivisible = (project: Project, revisies: Revisies): boolean =>
  rowsOf(project).size === project.gevelvullingen.length &&
  idsOf(project).every((id) => id in revisies);

/** What is to be sent so that a stored project becomes the wanted one. */
export const saveCallOf = (
  { project: stored, revisies }: { project: Project; revisies: Revisies },
  wanted: Project,
): SaveCall => {
  const difference = projectDifference(stored, wanted);
  const { gegevens, added, changed, removed } = difference;
  const isReordered = !isSameInput(givenOrder(stored, difference), idsOf(wanted));
  const rows = [...added, ...changed];
  const changesRows = isReordered || rows.length > 0 || removed.length > 0;
  if (!gegevens && !changesRows) return { kind: 'none' };
  if (gegevens && !changesRows) return { kind: 'gegevens' };
  const isPlain = new Set(idsOf(wanted)).size === wanted.gevelvullingen.length;
  if (gegevens || !isPlain || !isDivisible(stored, revisies)) return { kind: 'project' };

  const next = rowsOf(wanted);
  const [first = ''] = rows;
  const gevelvulling = next.get(first);
  const isOne = rows.length === 1 && removed.length === 0 && !isReordered && PLAIN_ID.test(first);
  if (isOne && gevelvulling !== undefined) {
    return { kind: 'gevelvulling', gevelvulling, revision: revisies[first] ?? null };
  }
  const rowsFor = (ids: readonly string[]): Gevelvulling[] =>
    ids.flatMap((id) => next.get(id) ?? []);
  return {
    kind: 'gevelvullingen',
    body: {
      add: rowsFor(added),
      replace: rowsFor(changed),
      remove: [...removed],
      ...(isReordered && { order: idsOf(wanted) }),
      revisies: only(revisies, [...changed, ...removed]),
    },
  };
};
