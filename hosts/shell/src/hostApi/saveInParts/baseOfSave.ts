import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { idOf, inOrderOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import {
  hasSameGegevens,
  hasSameOrder,
  idsIn,
  projectDifference,
  rowsOf,
  type ProjectDifference,
} from '@adviestool/projectdelta/projectDifference';

/** Saving a change of a project that is stored otherwise by now. */
interface SaveOnNewer {
  /** As it was when the change was made. */
  opened: Project;
  newest: Project;
  /** What earlier saves, of which no answer came, would have made of it. */
  unanswered: readonly Project[];
  /** What the change is about; null: of the gevelvullingen it says so itself. */
  touched: ProjectDifference | null;
  /** The change was made on certain data of the project. */
  needsGegevens: boolean;
}

/** Where a gevelvulling stood, and what stood there; undefined: nothing. */
const undoRows = (
  { opened, newest }: Pick<SaveOnNewer, 'opened' | 'newest'>,
  own: ReadonlySet<string>,
): Gevelvulling[] => {
  const old = rowsOf(opened);
  const stored = rowsOf(newest);
  const rows = newest.gevelvullingen.flatMap((row) =>
    own.has(idOf(row)) ? [old.get(idOf(row)) ?? []].flat() : [row],
  );
  for (const [index, row] of opened.gevelvullingen.entries()) {
    if (own.has(idOf(row)) && !stored.has(idOf(row))) rows.splice(index, 0, row);
  }
  return rows;
};

/**
 * What a change is to be made on when the project is not stored as it was opened: the newest, without
 * what this tab itself has made of it unnoticed. Null: somebody else changed what the change is about.
 */
export const baseOfSave = (save: SaveOnNewer): Project | null => {
  const { opened, newest, unanswered, touched } = save;
  const since = projectDifference(opened, newest);
  const stored = rowsOf(newest);
  const isOwnRow = (id: string): boolean =>
    unanswered.some((sent) => isSameInput(rowsOf(sent).get(id), stored.get(id)));
  /** That an advice was fixed is nothing that input conflicts with: it stays as it is by now. */
  const isOnlyFixed = (id: string): boolean => {
    const [old, next] = [rowsOf(opened).get(id), stored.get(id)];
    if (old === undefined || next === undefined) return false;
    return isSameInput({ ...old, vastgesteld: null }, { ...next, vastgesteld: null });
  };
  const own = {
    gegevens: since.gegevens && unanswered.some((sent) => hasSameGegevens(sent, newest)),
    rows: new Set(idsIn(since).filter(isOwnRow)),
    volgorde: since.volgorde && unanswered.some((sent) => hasSameOrder(sent, newest)),
  };
  const foreign = {
    gegevens: since.gegevens && !own.gegevens,
    rows: new Set(idsIn(since).filter((id) => !own.rows.has(id) && !isOnlyFixed(id))),
    volgorde: since.volgorde && !own.volgorde,
  };

  if (foreign.gegevens && (save.needsGegevens || touched?.gegevens === true)) return null;
  if (foreign.volgorde && touched?.volgorde === true) return null;
  if (touched !== null && idsIn(touched).some((id) => foreign.rows.has(id))) return null;

  const rows = undoRows(save, own.rows);
  return {
    ...newest,
    ...(own.gegevens && { projectGegevens: opened.projectGegevens, overig: opened.overig }),
    gevelvullingen: own.volgorde ? inOrderOf(rows, opened.gevelvullingen.map(idOf)) : rows,
  };
};
