import type { Aanwezige, Beheer } from '@adviestool/contract/volgen';
import { create } from 'zustand';

/** What colleagues do in the project that is open. */
interface Volgstand {
  /** Who else has it on the screen. */
  aanwezigen: readonly Aanwezige[];
  /** What somebody else just changed, as `zojuistKey` names it. */
  zojuist: ReadonlySet<string>;
  /** What somebody else last did with a project as a whole; absent: nothing that is known. */
  beheer?: (Beheer & { projectId: number }) | null;
  /** The number of what was said on site last; 0: nothing was; absent: it is not known. */
  gemonteerd?: number | null;
}

export const NIEMAND: Volgstand = { aanwezigen: [], zojuist: new Set() };

export const useVolgstand = create<Volgstand>()(() => NIEMAND);

/** A field of a gevelvulling; of the data of the project when the id is empty. */
export const zojuistKey = (gevelvullingId: string, veld: string): string =>
  `${gevelvullingId} ${veld}`;
