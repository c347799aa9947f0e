import type { Database } from '../database/connect.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import type { Inhoud } from '../projectinhoud/inhoud.ts';

type Lijst = Pick<Inhoud, 'lijst'>;

/** By the id of a gevelvulling, when its advice was fixed. */
const momentenIn = ({ lijst }: Lijst): ReadonlyMap<string, string> =>
  new Map(
    (lijst ?? []).flatMap(({ id, gevelvulling: { vastgesteld } }) =>
      vastgesteld === undefined ? [] : [[id, vastgesteld.op]],
    ),
  );

/** Notes in the log of the company how many advices a revision fixes and how many it does not any more, however. */
export const noteerVaststellingen = async (
  database: Database,
  { held, next }: { held: Lijst & { id: number }; next: Lijst },
  { uid, now }: { uid: number; now: Date },
): Promise<void> => {
  const [was, is] = [momentenIn(held), momentenIn(next)];
  const aantallen = {
    losgemaakt: [...was.keys()].filter((id) => !is.has(id)).length,
    vastgesteld: [...is].filter(([id, op]) => was.get(id) !== op).length,
  };
  for (const soort of ['losgemaakt', 'vastgesteld'] as const) {
    const aantal = aantallen[soort];
    if (aantal === 0) continue;
    const gedaan = { soort, uid, projectId: held.id, details: { aantal } };
    await noteerBijProject(database, gedaan, now);
  }
};
