import { isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { wijzigingOf, type Wijziging } from '@adviestool/contract/wijziging';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { useVolgstand } from '@adviestool/state/volgstand';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import type { Verwijdering } from './GoneNotice.tsx';
import type { MergingSave } from './mergingSave.ts';
import { teksten } from './teksten.ts';
import { undoDelete } from './undoDelete.ts';
import type { Concept } from './useConcept.ts';
import { loadNewest } from './useConflict.ts';
import { useMergedSave, type MergedSaveEnd } from './useMergedSave.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/** Saving what a form about a project holds. */
export interface ProjectSaving {
  /** Saves, and tells the user when that failed. */
  save: (merging: MergingSave) => Promise<MergedSaveEnd>;
  /** What the user is asked, to be drawn. */
  question: ReactNode;
  /** The project has been deleted, elsewhere or by somebody else, or its user is no member any more; null: neither. */
  verwijdering: Verwijdering | null;
  restore: () => Promise<void>;
}

interface SavedProject {
  id: number;
  naam: string;
}

/** What is told of a deleted project; its rights are those that it had when it was read. */
const verwijderingVan = (door: Wijziging | null): Verwijdering => ({
  door,
  geenLid: null,
  magTerugzetten: useActiveProjectStore.getState().project?.rechten.beheren ?? true,
});

/**
 * Saves input about a project, and follows what becomes of the project elsewhere: without input it is
 * loaded anew; with input that stays on the screen, and the user is told.
 */
export const useProjectSaving = (
  host: HostApi,
  project: SavedProject,
  concept: Pick<Concept<unknown, unknown>, 'isKept'>,
): ProjectSaving => {
  const merged = useMergedSave(host, project.id);
  const [verwijdering, setVerwijdering] = useState<Verwijdering | null>(null);
  const { revalidate } = useRevalidator();
  const gemeld = useVolgstand(({ beheer }) =>
    beheer?.projectId === project.id && beheer.wat === 'verwijderd' ? beheer : null,
  );

  const follow = async (): Promise<void> => {
    const error = await loadNewest(host, project.id);
    if (error === null) await revalidate();
    else host.showError(error);
  };

  useOtherTabs(host, ({ event, projectId }) => {
    if (projectId !== project.id) return;
    setVerwijdering(event === 'project_deleted' ? verwijderingVan(null) : null);
    if (event === 'project_deleted') host.toast('warning', teksten.eldersVerwijderd);
    else if (!concept.isKept()) void follow();
    else if (event === 'project_updated') host.toast('warning', teksten.eldersOpgeslagen);
  });

  const forget = (): void => {
    setVerwijdering(null);
    useVolgstand.setState({ beheer: null });
  };

  const tellFailure = (error: ApiError): void => {
    if (isHttpError(error, 403) && error.code === 'shut_out') {
      const geenLid = error.serverMessage ?? '';
      setVerwijdering({ door: wijzigingOf(error), geenLid, magTerugzetten: false });
      host.toast('error', teksten.nietMeerOpgeslagen);
    } else if (isHttpError(error, 404)) {
      setVerwijdering(verwijderingVan(wijzigingOf(error)));
      host.toast('error', teksten.intussenVerwijderd);
    } else {
      const message = isHttpError(error, 412) ? error.serverMessage : null;
      const stale = message === null ? {} : { 412: message };
      host.showError(error, { ...projectWriteTexts(error, 'bewerken'), ...stale });
    }
  };

  const save = async (merging: MergingSave): Promise<MergedSaveEnd> => {
    const outcome = await merged.save(merging);
    if (outcome.kind === 'failed') tellFailure(outcome.error);
    if (outcome.kind === 'saved') forget();
    // What the page is about may be gone or unreadable: its loader knows what to do then.
    if (outcome.kind === 'newest') await revalidate();
    return outcome;
  };

  const restore = async (): Promise<void> => {
    if ((await undoDelete(host, project)) === null) forget();
  };

  return {
    save,
    question: merged.question,
    verwijdering: verwijdering ?? (gemeld === null ? null : verwijderingVan(gemeld)),
    restore,
  };
};
