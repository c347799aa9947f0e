import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { settleGevelvulling } from '@adviestool/domain/productkeuze/settleGevelvulling';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { beschrijfVelden } from '@adviestool/projectdelta/beschrijfVelden';
import { mergeGevelvulling } from '@adviestool/projectdelta/mergeGevelvulling';
import type { VeldPaar } from '@adviestool/projectdelta/mergeVelden';
import { projectDifference, rowsOf } from '@adviestool/projectdelta/projectDifference';
import { fetchNewestRevisies } from '@adviestool/saving/fetchNewestRevisies';
import { GevraagdeVelden } from '@adviestool/saving/GevraagdeVelden';
import type { Meet } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import type { Change } from '@adviestool/state/undoableChanges';

/* What is needed only when a change of the list meets another: it is loaded then. */

/** A gevelvulling that both changed, and the fields that they gave different values. */
interface Ontmoeting {
  gevelvulling: Gevelvulling;
  vragen: readonly VeldPaar[];
}

const naamVan = (gevelvulling: Gevelvulling): string =>
  zichtbareNaam(gevelvulling.gevelvullingEnKaderData.merk, weergavenaam(gevelvulling));

/** What both changed; null: one removed, added or moved something, or the one makes the other impossible. */
const ontmoetingenOf = (
  host: HostApi,
  { opened, wanted, newest }: Record<'opened' | 'wanted' | 'newest', Project>,
): readonly Ontmoeting[] | null => {
  const { changed, added, removed, gegevens, volgorde } = projectDifference(opened, wanted);
  if (gegevens || volgorde || added.length > 0 || removed.length > 0) return null;
  const { projectGegevens } = newest;
  // Of another version of the catalogue only its name may be known.
  if (!isSameInput(opened.projectGegevens.catalogus, projectGegevens.catalogus)) return null;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const [old, mine, stored] = [opened, wanted, newest].map(rowsOf);
  const found: Ontmoeting[] = [];
  for (const id of changed) {
    const [getyptOp, mijn, nieuwste] = [old?.get(id), mine?.get(id), stored?.get(id)];
    if (getyptOp === undefined || mijn === undefined || nieuwste === undefined) return null;
    const { vragen, vervalt } = mergeGevelvulling({
      getyptOp,
      mijn,
      nieuwste,
      antwoorden: new Map(),
      settle: (gevelvulling) =>
        settleGevelvulling({ gevelvulling, projectGegevens, catalogus }).gevelvulling,
    });
    if (vervalt.length > 0) return null;
    if (vragen.length > 0) found.push({ gevelvulling: nieuwste, vragen });
  }
  return found;
};

/**
 * Names each field that a change of the list and somebody else gave different values, with both and who; false:
 * there is none; null: it is not a matter of fields, and the user is asked whose version stays.
 */
export const meetConflict = async (
  { host, projectId }: { host: HostApi; projectId: number },
  change: Change,
  opened: Project,
): ReturnType<Meet> => {
  const newest = useActiveProjectStore.getState().project;
  const wanted = change(opened);
  if (newest?.id !== projectId || newest.onleesbaar || wanted === null) return null;
  const ontmoetingen = ontmoetingenOf(host, { opened, wanted, newest });
  if (ontmoetingen === null) return null;
  if (ontmoetingen.length === 0) return false;
  const revisies = await fetchNewestRevisies(host, projectId);
  const namen = {
    catalogus: host.catalogus.loaded(newest.projectGegevens.catalogus),
    leveranciers: host.config.variant.fastenerSuppliers.options,
  };
  const velden = ontmoetingen.flatMap(({ gevelvulling, vragen }) =>
    beschrijfVelden(vragen, {
      gevelvulling: { id: gevelvulling.gevelvullingEnKaderData.id, namen },
      revisies,
    }).map((veld) => ({ ...veld, waar: naamVan(gevelvulling) })),
  );
  return <GevraagdeVelden velden={velden} />;
};
