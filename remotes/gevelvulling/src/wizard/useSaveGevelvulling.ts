import { isApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ErrorTexts, HostApi } from '@adviestool/contract/remoteModule';
import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router';

import type { Conflict } from './conflict.ts';
import { saveGevelvulling, type GevelvullingChange } from './saveGevelvulling.ts';
import { useConflict } from './useConflict.ts';

interface Saving {
  save: (change: GevelvullingChange, basis?: string | null) => Promise<boolean>;
  hasFailed: boolean;
  conflict: Conflict | null;
  generation: number;
  /** Takes over what was saved elsewhere, for who has no input of their own. */
  follow: () => Promise<void>;
}

/** Saves a gevelvulling, tells the user how it went, and settles a conflict with the user. */
export const useSaveGevelvulling = (host: HostApi, gevelvulling: Gevelvulling): Saving => {
  const { projectId } = useParams();
  const [hasFailed, setHasFailed] = useState(false);
  const [generation, setGeneration] = useState(0);
  const { conflict, ask } = useConflict();
  const { revalidate } = useRevalidator();

  const fail = (error: Error, texts?: ErrorTexts): false => {
    setHasFailed(true);
    host.showError(error, texts);
    return false;
  };

  const showStored = async (): Promise<void> => {
    setGeneration((count) => count + 1);
    // The gevelvulling may be gone or unreadable: the loader knows what to do then.
    await revalidate();
  };

  const settleConflict = async (change: GevelvullingChange): Promise<boolean> => {
    const answer = await ask();
    if (answer === 'later') return false;
    try {
      await host.project.refresh(Number(projectId));
    } catch (error) {
      if (!isApiError(error)) throw error;
      return fail(error);
    }
    if (answer === 'mine') return save(change);
    await showStored();
    return false;
  };

  const follow = async (): Promise<void> => {
    try {
      await host.project.refresh(Number(projectId));
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
      return;
    }
    await showStored();
  };

  const save = async (change: GevelvullingChange, basis?: string | null): Promise<boolean> => {
    setHasFailed(false);
    const outcome = await saveGevelvulling(host, { subject: gevelvulling, change, basis });
    if (outcome.kind === 'stale') return settleConflict(change);
    if (outcome.kind === 'failed')
      return fail(outcome.error, projectWriteTexts(outcome.error, 'bewerken'));
    for (const message of outcome.messages) host.toast('info', message);
    return true;
  };

  return { save, hasFailed, conflict, generation, follow };
};
