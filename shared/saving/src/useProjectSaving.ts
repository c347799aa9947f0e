import { isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Beheer } from '@adviestool/contract/volgen';
import { wijzigingOf } from '@adviestool/contract/wijziging';
import { useVolgstand } from '@adviestool/state/volgstand';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import type { MergingSave } from './mergingSave.ts';
import { teksten } from './teksten.ts';
import { UNDO } from './toastKeys.ts';
import { undoDelete } from './undoDelete.ts';
import type { Concept } from './useConcept.ts';
import { loadNewest } from './useConflict.ts';
import { useMergedSave, type MergedSaveEnd } from './useMergedSave.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { verwijderingVan, type Verwijdering } from './verwijderdTekst.ts';

/** Saving what a form about a project holds. */
export interface ProjectSaving {
  /** Saves, and tells the user when that failed; `gone`: to try the same again would be refused too. */
  save: (merging: MergingSave) => Promise<MergedSaveEnd | { kind: 'gone' }>;
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

/** Whether somebody did something with the project after it was deleted: it had been put back. */
const isTeruggezet = (verwijdering: Verwijdering | null, beheer: Beheer | null): boolean =>
  verwijdering?.geenLid === null &&
  beheer !== null &&
  beheer.wat !== 'verwijderd' &&
  verwijdering.door !== null &&
  verwijdering.door.op < beheer.op;

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
  const beheer = useVolgstand((stand) =>
    stand.beheer?.projectId === project.id ? stand.beheer : null,
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

  /** @returns whether there is nothing to save it in any more */
  const tellFailure = (error: ApiError): boolean => {
    if (isHttpError(error, 403) && error.code === 'shut_out') {
      const geenLid = error.serverMessage ?? '';
      setVerwijdering({ door: wijzigingOf(error), geenLid, magTerugzetten: false });
      host.toast('error', teksten.nietMeerOpgeslagen);
      return true;
    }
    // A version of the catalogue that is not known says nothing of the project.
    if (isHttpError(error, 404) && !error.path.includes('/catalogi/')) {
      setVerwijdering(verwijderingVan(wijzigingOf(error)));
      host.toast('error', teksten.intussenVerwijderd);
      return true;
    }
    const message = isHttpError(error, 412) ? error.serverMessage : null;
    const stale = message === null ? {} : { 412: message };
    host.showError(error, { ...projectWriteTexts(error, 'bewerken'), ...stale });
    return false;
  };

  const save: ProjectSaving['save'] = async (merging) => {
    const outcome = await merged.save(merging);
    if (outcome.kind === 'failed' && tellFailure(outcome.error)) return { kind: 'gone' };
    if (outcome.kind === 'saved') {
      forget();
      // What was offered to be undone is not the last change any more.
      host.endToast?.(UNDO);
    }
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
    verwijdering:
      (isTeruggezet(verwijdering, beheer) ? null : verwijdering) ??
      (beheer?.wat === 'verwijderd' ? verwijderingVan(beheer) : null),
    restore,
  };
};
