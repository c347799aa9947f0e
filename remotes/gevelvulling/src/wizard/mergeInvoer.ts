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
import type { Beletsel, Beschrijf } from '@adviestool/saving/mergingSave';

import { settleIn } from './settleIn.ts';
import type { StepSaveInput } from './stepSaveInput.ts';
import { teksten } from './teksten.ts';

/* What is needed only when somebody else saved too: it is loaded then. */

const naamVan = ({ gevelvullingEnKaderData }: Gevelvulling): string =>
  zichtbareNaam(gevelvullingEnKaderData.merk, teksten.zonderMerk);

/** A save of the input of a step that somebody else saved before. */
interface Samenkomst {
  host: HostApi;
  project: Project;
  input: StepSaveInput;
  wijzigingen: Wijzigingen<Gevelvulling> & { antwoorden: Map<string, unknown> };
}

const mergeIn = (host: HostApi, project: Project, wijzigingen: Wijzigingen<Gevelvulling>) =>
  mergeGevelvulling({
    ...wijzigingen,
    settle: (gevelvulling) => settleIn(host, project, gevelvulling).gevelvulling,
  });

/** Fields of a gevelvulling in words. */
const describeIn =
  (host: HostApi, { projectGegevens }: Project, gevelvulling: Gevelvulling) =>
  (velden: readonly VeldPaar[]) =>
  (revisies: readonly ProjectRevisie[]): GevraagdVeld[] =>
    beschrijfVelden(velden, {
      gevelvulling: {
        id: idOf(gevelvulling),
        namen: {
          catalogus: host.catalogus.loaded(projectGegevens.catalogus),
          leveranciers: host.config.variant.fastenerSuppliers.options,
        },
      },
      revisies,
    }).map((veld) => ({ ...veld, waar: naamVan(gevelvulling) }));

/** Both changes as one; null: the user has to be asked first. */
export const mergedIn = ({
  host,
  project,
  input,
  wijzigingen,
}: Samenkomst): Gevelvulling | null => {
  const { gevelvulling, vragen, vervalt } = mergeIn(host, project, wijzigingen);
  const settled = settleIn(host, project, gevelvulling).gevelvulling;
  return vragen.length === 0 && vervalt.length === 0 && input.fits(settled) ? gevelvulling : null;
};

/** What keeps both changes from being one; null: nothing. */
export const meetChanged = ({ host, project, input, wijzigingen }: Samenkomst): Beletsel | null => {
  const { nieuwste, antwoorden } = wijzigingen;
  const { gevelvulling, ...merged } = mergeIn(host, project, wijzigingen);
  const describe = describeIn(host, project, nieuwste);
  if (merged.vragen.length > 0) {
    return {
      kind: 'velden',
      isVerdringing: merged.isVerdringing,
      describe: describe(merged.vragen),
      keepMine: () => {
        for (const vraag of merged.vragen) antwoorden.set(vraag.pad, vraag.nieuwste);
      },
      takeNewest: () => input.rebase(merged.isVerdringing ? nieuwste : merged.metNieuwste),
    };
  }
  const settled = settleIn(host, project, gevelvulling).gevelvulling;
  if (merged.vervalt.length === 0 && input.fits(settled)) return null;
  return {
    kind: 'pastNiet',
    vervalt: describe(merged.vervalt),
    show: () => input.rebase(settled),
  };
};

/** The gevelvulling was deleted. */
export const meetRemoved = (
  { subject, giveUp }: StepSaveInput,
  keepMine: () => void,
): Beletsel => ({
  kind: 'verwijderd',
  naam: naamVan(subject),
  door: (revisies) => doorWieVerwijderd(revisies, idOf(subject)),
  keepMine,
  takeNewest: giveUp,
});

/** What others changed and a save in this project kept. */
export const takenIn = (
  host: HostApi,
  project: Project,
  wijzigingen: Wijzigingen<Gevelvulling>,
): Beschrijf =>
  describeIn(
    host,
    project,
    wijzigingen.nieuwste,
  )(overgenomenVelden(mergeIn(host, project, wijzigingen), wijzigingen));
