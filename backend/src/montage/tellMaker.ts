import type { MontageBody } from '@adviestool/contract/montage';
import { eq } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import type { GemeldeAfwijking } from '../database/schema/mailQueue.ts';
import { createMailQueue, GATHERED } from '../queue/mailQueue.ts';

/** Deviations that a mail names; more are counted. */
const MOST_NAMED = 20;

interface Afwijkend {
  projectId: number;
  gevelvullingId: string;
  body: MontageBody;
}

/**
 * Queues a mail to the maker of the project when a piece was not mounted as advised. Of a project one waits at most:
 * what is told meanwhile is put into it. Within a transaction.
 */
export const tellMaker = async (
  transaction: Database,
  { projectId, gevelvullingId: gevelvulling, body: { stuk, afwijking, toelichting } }: Afwijkend,
  now: Date,
): Promise<void> => {
  if (afwijking === null) return;
  // Held, so that two who tell something at one moment make no two mails.
  const [project] = await transaction
    .select({ id: projects.id, naam: projects.name })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  if (project === undefined) return;
  const queue = createMailQueue(transaction);
  const gemeld: GemeldeAfwijking = { gevelvulling, stuk, afwijking, toelichting };
  const waiting = await queue.holdAfwijkingen(projectId);
  if (waiting === null) {
    const kind = 'montage_afwijking';
    const details = { kind, project, ...gemeld } as const;
    await queue.insert({ kind, recipient: '', details }, now, { after: GATHERED });
    return;
  }
  const { meer = [], ongenoemd = 0 } = waiting.details;
  const more =
    meer.length + 1 < MOST_NAMED ? { meer: [...meer, gemeld] } : { ongenoemd: ongenoemd + 1 };
  await queue.replace(waiting.id, { ...waiting.details, ...more }, now);
};
