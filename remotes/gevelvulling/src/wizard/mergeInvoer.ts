import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { beschrijfVelden } from '@adviestool/projectdelta/beschrijfVelden';
import { doorWieVerwijderd } from '@adviestool/projectdelta/doorWie';
import { mergeGevelvulling } from '@adviestool/projectdelta/mergeGevelvulling';
import {
  overgenomenVelden,
  type VeldPaar,
  type Wijzigingen,
} from '@adviestool/projectdelta/mergeVelden';
import type { GevraagdVeld } from '@adviestool/saving/gevraagdVeld';

import { settleIn } from './settleIn.ts';
import { teksten } from './teksten.ts';

/* What is needed only when somebody else saved too: it is loaded then. */

const naamVan = ({ gevelvullingEnKaderData }: Gevelvulling): string =>
  zichtbareNaam(gevelvullingEnKaderData.merk, teksten.zonderMerk);

/** Two changes of a gevelvulling as one, in this project. */
export const mergeIn = (host: HostApi, project: Project, wijzigingen: Wijzigingen<Gevelvulling>) =>
  mergeGevelvulling({
    ...wijzigingen,
    settle: (gevelvulling) => settleIn(host, project, gevelvulling).gevelvulling,
  });

/** Fields of a gevelvulling in words. */
export const describeGevelvulling =
  (
    host: HostApi,
    project: Project,
    { gevelvulling, velden }: { gevelvulling: Gevelvulling; velden: readonly VeldPaar[] },
  ) =>
  (revisies: readonly ProjectRevisie[]): GevraagdVeld[] =>
    beschrijfVelden(velden, {
      gevelvullingId: idOf(gevelvulling),
      namen: {
        catalogus: host.catalogus.loaded(project.projectGegevens.catalogus),
        leveranciers: host.config.variant.fastenerSuppliers.options,
      },
      revisies,
    }).map((veld) => ({ ...veld, waar: naamVan(gevelvulling) }));

/** What others changed and a save kept. */
export const overgenomenIn = (
  host: HostApi,
  project: Project,
  wijzigingen: Wijzigingen<Gevelvulling>,
): VeldPaar[] => overgenomenVelden(mergeIn(host, project, wijzigingen), wijzigingen);

/** What a question says of a gevelvulling that was deleted. */
export const verwijderdeGevelvulling = (gevelvulling: Gevelvulling) => ({
  naam: naamVan(gevelvulling),
  door: (revisies: readonly ProjectRevisie[]) => doorWieVerwijderd(revisies, idOf(gevelvulling)),
});
