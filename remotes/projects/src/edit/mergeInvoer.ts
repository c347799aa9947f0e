import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { beschrijfVelden } from '@adviestool/projectdelta/beschrijfVelden';
import { mergeGegevens } from '@adviestool/projectdelta/mergeGegevens';
import {
  overgenomenVelden,
  type VeldPaar,
  type Wijzigingen,
} from '@adviestool/projectdelta/mergeVelden';
import type { GevraagdVeld } from '@adviestool/saving/gevraagdVeld';

/* What is needed only when somebody else saved too: it is loaded then. */

export { mergeGegevens };

/** Fields of the data of a project in words. */
export const describeGegevens =
  (host: HostApi, velden: readonly VeldPaar[]) =>
  (revisies: readonly ProjectRevisie[]): GevraagdVeld[] =>
    beschrijfVelden(velden, {
      gevelvullingId: null,
      namen: { catalogus: host.catalogus.loaded(), leveranciers: {} },
      revisies,
    }).map((veld) => ({ ...veld, waar: null }));

/** What others changed and a save kept. */
export const overgenomenGegevens = (wijzigingen: Wijzigingen<ProjectGegevens>): VeldPaar[] =>
  overgenomenVelden(mergeGegevens(wijzigingen), wijzigingen);
