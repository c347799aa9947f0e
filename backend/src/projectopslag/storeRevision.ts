import { eq } from 'drizzle-orm';

import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import { sendBericht } from '../database/sendBericht.ts';
import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { deltaOf } from '../projectinhoud/delta.ts';
import { columnsOf, type Inhoud } from '../projectinhoud/inhoud.ts';
import { refuseLangeTekst } from './refuseLangeTekst.ts';
import { refuseTeVeel } from './refuseTeVeel.ts';
import { langeTeksten } from '../projectinhoud/langeTeksten.ts';
import { merkenAt } from '../projectinhoud/merkenOf.ts';
import type { Quota } from '../config/quota.ts';
import { checkProjectSize, checkRuimte } from './quota.ts';
import { noteerVaststellingen } from './noteerVaststellingen.ts';
import { summarise, type StoredSamenvatting } from './summarise.ts';
import { createGebruik } from './gebruik.ts';
import { createProjectRevisions } from './projectRevisions.ts';

/** A project that nobody else changes until the transaction ends. */
export interface HeldProject extends Inhoud, StoredSamenvatting {
  id: number;
  /** Who keeps it. */
  owner: number;
  groupId: number;
  revision: number;
  /** It was put away: nothing of it is written. */
  isArchived: boolean;
}

/** By whom and when a project is changed. */
export interface Change {
  uid: number;
  now: Date;
  /** What its summary is made with. */
  rekenwijzeVan: RekenwijzeVan;
  quota: Quota;
  /** The earlier revision that is put back. */
  restoredFrom?: number;
}

/**
 * A project that gets no larger is always saved, also where the limits are lower by now. Others of the
 * group do not wait for it: saves at the same moment may pass the bytes of user and group together, by
 * what all of them but one add, each less than a project may take.
 */
const checkGrowth = async (
  database: Database,
  { held, next, quota }: { held: HeldProject; next: Inhoud; quota: Quota },
): Promise<void> => {
  const [before, after] = [held.text, next.text].map((text) => Buffer.byteLength(text));
  if (before === undefined || after === undefined || after <= before) return;
  checkProjectSize(quota, after);
  const gebruik = await createGebruik(database).of(held.groupId, held.owner);
  checkRuimte(quota, gebruik, { bytes: after - before, projecten: 0 });
};

/**
 * Refuses a long text that is new. What is stored by now may stay, and what a gevelvulling was of before the limit
 * comes back with it, as undoing its removal adds it again.
 */
const checkTeksten = async (
  database: Database,
  { held, next }: { held: HeldProject; next: Inhoud },
): Promise<void> => {
  const ids = langeTeksten(next.text, held.text).flatMap(
    ({ pad: [index] }) => next.lijst?.[Number(index)]?.id ?? [],
  );
  if (ids.length === 0) {
    refuseLangeTekst(next.text, held.text);
    return;
  }
  const was = await createProjectRevisions(database).findTexts(held.id, [...new Set(ids)]);
  refuseLangeTekst(next.text, `[${[held.text, ...was].join(',')}]`);
};

/** Stores the next revision of a held project, with what it changed. @returns its number */
export const storeRevision = async (
  database: Database,
  { held, next }: { held: HeldProject; next: Inhoud },
  { uid, now, rekenwijzeVan, quota, restoredFrom }: Change,
): Promise<number> => {
  if (next.text !== held.text) refuseTeVeel(next.text);
  // What a revision of before the limit says may come back.
  if (restoredFrom === undefined) await checkTeksten(database, { held, next });
  await checkGrowth(database, { held, next, quota });
  const revision = held.revision + 1;
  await database
    .update(projects)
    .set({
      ...columnsOf(next.data),
      version: next.version,
      gevelvullingen_json: next.text,
      ...summarise(next, revision, { rekenwijzeVan, eerder: held }),
      ...merkenAt(next, revision),
      changed: now,
      revision,
    })
    .where(eq(projects.id, held.id));
  await createProjectRevisions(database).insert(
    {
      projectId: held.id,
      revision,
      previous: held.revision,
      uid,
      now,
      restoredFrom: restoredFrom ?? null,
    },
    deltaOf(held, next),
  );
  await noteerVaststellingen(database, { held, next }, { uid, now });
  await sendBericht(database, { soort: 'opgeslagen', project: held.id, revisie: revision, uid });
  return revision;
};
