import type { Project } from '@adviestool/contract/project';
import { projectDifference } from '@adviestool/projectdelta/projectDifference';

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

export const verschilVan = (nu: Project, toen: Project): Verschil => {
  const { gegevens, changed, added, removed, volgorde } = projectDifference(nu, toen);
  return {
    gegevens,
    gewijzigd: changed.length,
    terug: added.length,
    weg: removed.length,
    volgorde,
  };
};
