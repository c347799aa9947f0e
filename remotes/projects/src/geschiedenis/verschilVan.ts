import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { isSameInput } from '@adviestool/forms/isSameInput';

/** What putting an earlier version back changes; numbers of gevelvullingen. */
export interface Verschil {
  gegevens: boolean;
  gewijzigd: number;
  /** Removed since. */
  terug: number;
  /** Added since. */
  weg: number;
  volgorde: boolean;
}

const rowsOf = ({ gevelvullingen }: Project): ReadonlyMap<string, Gevelvulling> =>
  new Map(gevelvullingen.map((row) => [row.gevelvullingEnKaderData.id, row]));

export const verschilVan = (nu: Project, toen: Project): Verschil => {
  const [now, then] = [rowsOf(nu), rowsOf(toen)];
  const shared = [...then.keys()].filter((id) => now.has(id));
  return {
    gegevens: !isSameInput(nu.projectGegevens, toen.projectGegevens),
    gewijzigd: shared.filter((id) => !isSameInput(now.get(id), then.get(id))).length,
    terug: then.size - shared.length,
    weg: now.size - shared.length,
    volgorde: !isSameInput(
      shared,
      [...now.keys()].filter((id) => then.has(id)),
    ),
  };
};
