import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { beschrijfVelden } from '@adviestool/projectdelta/beschrijfVelden';
import { mergeGegevens } from '@adviestool/projectdelta/mergeGegevens';
import {
  overgenomenVelden,
  type VeldPaar,
  type Wijzigingen,
} from '@adviestool/projectdelta/mergeVelden';
import type { GevraagdVeld } from '@adviestool/saving/gevraagdVeld';
import type { Beletsel, Beschrijf } from '@adviestool/saving/mergingSave';

/* What is needed only when somebody else saved too: it is loaded then. */

interface Samenkomst {
  rebase: (gegevens: ProjectGegevens) => void;
  wijzigingen: Wijzigingen<ProjectGegevens> & { antwoorden: Map<string, unknown> };
}

/** Fields of the data of a project in words. */
const describeIn =
  (velden: readonly VeldPaar[]) =>
  (revisies: readonly ProjectRevisie[]): GevraagdVeld[] =>
    beschrijfVelden(velden, { gevelvulling: null, revisies }).map((veld) => ({
      ...veld,
      waar: null,
    }));

/** Both changes as one; null: the user has to be asked first. */
export const merged = (wijzigingen: Wijzigingen<ProjectGegevens>): ProjectGegevens | null => {
  const { gegevens, vragen, past } = mergeGegevens(wijzigingen);
  return vragen.length === 0 && past ? gegevens : null;
};

/** What keeps both changes from being one; null: nothing. */
export const meetChanged = ({ rebase, wijzigingen }: Samenkomst): Beletsel | null => {
  const { gegevens, vragen, metNieuwste, past } = mergeGegevens(wijzigingen);
  if (vragen.length > 0) {
    return {
      kind: 'velden',
      isVerdringing: false,
      describe: describeIn(vragen),
      keepMine: () => {
        for (const { pad, nieuwste } of vragen) wijzigingen.antwoorden.set(pad, nieuwste);
      },
      takeNewest: () => rebase(metNieuwste),
    };
  }
  return past ? null : { kind: 'pastNiet', vervalt: () => [], show: () => rebase(gegevens) };
};

/** What others changed and a save kept. */
export const takenIn = (wijzigingen: Wijzigingen<ProjectGegevens>): Beschrijf =>
  describeIn(overgenomenVelden(mergeGegevens(wijzigingen), wijzigingen));
