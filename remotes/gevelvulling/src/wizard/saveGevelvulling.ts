import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { settleGevelvulling } from '@adviestool/domain/settleGevelvulling';

import { findGevelvulling } from './findGevelvulling.ts';
import { withGevelvulling } from './withGevelvulling.ts';

export type GevelvullingChange = (gevelvulling: Gevelvulling) => Gevelvulling;

/** How saving ended. `stale`: the project changed elsewhere since it was read. */
export type SaveOutcome =
  | { kind: 'saved'; messages: readonly string[] }
  | { kind: 'stale' }
  | { kind: 'failed'; error: Error };

export interface GevelvullingSave {
  /** Added when the project has it not. */
  subject: Gevelvulling;
  change: GevelvullingChange;
  /** When the gevelvulling that the change was made on was saved; null: never. Left out: on any. */
  basis?: string | null | undefined;
}

/** What the project has is not what the change was made on. */
class ChangedElsewhere extends Error {}

/**
 * Saves the active project with the changed gevelvulling in it: the change is made on the one that
 * the project has, or else on `subject`, which is then added.
 * @throws what is not an answer, or the lack of one, of the backend
 */
export const saveGevelvulling = async (
  host: HostApi,
  { subject, change, basis }: GevelvullingSave,
): Promise<SaveOutcome> => {
  let messages: readonly string[] = [];
  try {
    await host.project.save((project) => {
      const stored = findGevelvulling(project, subject.gevelvullingEnKaderData.id);
      if (stored && basis !== undefined && basis !== (stored.changed ?? null))
        throw new ChangedElsewhere();
      const settled = settleGevelvulling({
        gevelvulling: change(stored ?? subject),
        projectGegevens: project.projectGegevens,
        catalogus: host.config.catalogus,
      });
      messages = settled.messages;
      const changed = new Date().toISOString();
      return withGevelvulling(project, {
        ...settled.gevelvulling,
        created: settled.gevelvulling.created ?? changed,
        changed,
      });
    });
    return { kind: 'saved', messages };
  } catch (error) {
    if (error instanceof ChangedElsewhere) return { kind: 'stale' };
    if (!isApiError(error)) throw error;
    return isHttpError(error, 412) ? { kind: 'stale' } : { kind: 'failed', error };
  }
};
