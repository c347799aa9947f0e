import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { settleGevelvulling } from '@adviestool/domain/productkeuze/settleGevelvulling';
import { isSameInput } from '@adviestool/forms/isSameInput';
import type { Change } from '@adviestool/state/undoableChanges';

/** What a change is made with; `now` is when. */
export interface Wijzigbasis {
  catalogus: Catalogus;
  now: string;
}

type Edit = (gevelvulling: Gevelvulling, project: Project) => Gevelvulling;

/**
 * The change of each of these gevelvullingen, with what follows: products that are no longer possible are
 * reset and the advice is computed anew. Null when none of them becomes another.
 */
export const withEach =
  (ids: ReadonlySet<string>, edit: Edit, { catalogus, now }: Wijzigbasis): Change =>
  (project) => {
    const { projectGegevens } = project;
    let isChanged = false;
    const gevelvullingen = project.gevelvullingen.map((one) => {
      if (!ids.has(one.gevelvullingEnKaderData.id)) return one;
      const edited = edit(one, project);
      if (isSameInput(edited, one)) return one;
      isChanged = true;
      const settled = settleGevelvulling({ gevelvulling: edited, projectGegevens, catalogus });
      return { ...settled.gevelvulling, changed: now };
    });
    return isChanged ? { ...project, gevelvullingen } : null;
  };
