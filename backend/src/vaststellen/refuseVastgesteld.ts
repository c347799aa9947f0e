import type { Database } from '../database/connect.ts';
import { invalidBody, linesOf } from '../http/validation.ts';
import {
  changedVastgesteld,
  madeUpVastgesteld,
  vaststellingenOf,
  wantedInText,
  wantedOf,
  type Vaststellingen,
  type Wanted,
} from './changedVastgesteld.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import type { HeldProject } from '../projectopslag/storeRevision.ts';

const MESSAGE =
  'Een vaststelling kan niet met een project worden opgeslagen, gewijzigd of ingetrokken. Laad de pagina opnieuw en probeer het nogmaals.';

const refuse = (madeUp: readonly Wanted[]): void => {
  if (madeUp.length === 0) return;
  throw invalidBody(
    linesOf(madeUp.map(({ path }) => ({ path: [...path, 'vastgesteld'], message: MESSAGE }))),
  );
};

const historyOf = async (
  transaction: Database,
  projectId: number,
  changed: readonly Wanted[],
): Promise<Vaststellingen> => {
  const ids = [...new Set(changed.map(({ id }) => id))];
  const texts = await createProjectRevisions(transaction).findTexts(projectId, ids);
  return vaststellingenOf(texts.flatMap((text) => wantedInText(text)));
};

/**
 * Within a transaction: refuses a write that fixes an advice. What the backend itself once fixed of a
 * gevelvulling may come back with it, as when its removal is undone.
 * @throws HttpProblem 422 with the path of each
 */
export const refuseVastgesteld = async (
  transaction: Database,
  held: Pick<HeldProject, 'id' | 'text' | 'lijst'>,
  wanted: readonly Wanted[],
): Promise<void> => {
  // What was read of a large project need not be read once more.
  const stored = held.lijst === null ? wantedInText(held.text) : wantedOf(held.lijst, () => []);
  const changed = changedVastgesteld(wanted, vaststellingenOf(stored));
  if (changed.length === 0) return;
  const fixed = changed.some(({ vastgesteld }) => vastgesteld !== undefined);
  const history = fixed ? await historyOf(transaction, held.id, changed) : new Map();
  refuse(madeUpVastgesteld(changed, history));
};

/** Refuses a new project in which an advice is fixed already. @throws HttpProblem 422 */
export const refuseAnyVastgesteld = (text: string): void => {
  refuse(changedVastgesteld(wantedInText(text), new Map()));
};
