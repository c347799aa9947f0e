import type { Database } from '../database/connect.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createInzageLinks } from './inzageLinksStore.ts';

/**
 * Within the transaction that took rights of a user away: ends the links to projects that this user may not manage
 * any more, and queues a mail to whose projects those are, one for each. Who made a link to an own project gets none.
 * @param maker `groupId` absent: in every group
 */
export const endLinksWithoutRight = async (
  transaction: Database,
  maker: { uid: number; groupId?: number },
  now: Date,
): Promise<void> => {
  const ended = await createInzageLinks(transaction).endWithoutRight(maker, now);
  const owners = new Set(ended.map(({ owner }) => owner));
  owners.delete(maker.uid);
  for (const eigenaar of owners) {
    const links = ended.filter(({ owner }) => owner === eigenaar);
    const [first] = links;
    if (first === undefined) continue;
    const projecten = new Set(links.map(({ projectId }) => projectId)).size;
    await createMailQueue(transaction).insert(
      {
        kind: 'inzage_vervallen',
        recipient: '',
        details: {
          kind: 'inzage_vervallen',
          // An earlier release takes this for a hand-over: it finds nobody to tell.
          uid: 0,
          eigenaar,
          links: links.length,
          projecten,
          project: { id: first.projectId, naam: first.naam },
        },
      },
      now,
    );
  }
};
