import type { HostApi } from '@adviestool/contract/remoteModule';

import { withDetailleringOf, withDuplicate, withoutGevelvulling } from './changeGevelvullingen.ts';
import type { GevelvullingRij } from './gevelvullingRij.ts';
import { saveGevelvullingen } from './saveGevelvullingen.ts';
import { detailleringTeksten, VERWIJDEREN_UITLEG } from './teksten.ts';

/** The changes of the list that are saved at once, each with what the user is told. */
export const useGevelvullingActies = (host: HostApi, projectId: number) => {
  const duplicate = async (rij: GevelvullingRij): Promise<void> => {
    await saveGevelvullingen(host, projectId, {
      change: withDuplicate(rij.id, new Date().toISOString()),
      done: 'Gevelvulling gedupliceerd.',
    });
  };

  const remove = async (rij: GevelvullingRij): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: `‘${rij.naam}’ verwijderen`,
      text: VERWIJDEREN_UITLEG,
      confirm: 'Gevelvulling verwijderen',
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    await saveGevelvullingen(host, projectId, {
      change: withoutGevelvulling(rij.id),
      done: 'Gevelvulling verwijderd.',
    });
  };

  const takeOver = async (targetId: string, sourceId: string): Promise<boolean> => {
    const now = new Date().toISOString();
    let reset: readonly string[] = [];
    const takeOverIn = withDetailleringOf(
      { targetId, sourceId, now },
      host.config.catalogus,
      (messages) => {
        reset = messages;
      },
    );
    const isSaved = await saveGevelvullingen(host, projectId, {
      change: (project) => {
        reset = [];
        return takeOverIn(project);
      },
      done: detailleringTeksten.gedaan,
    });
    if (isSaved) for (const message of reset) host.toast('warning', message);
    return isSaved;
  };

  return { duplicate, remove, takeOver };
};
