import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { forgetWorkers } from '@adviestool/ui/forgetWorkers';
import { openDB, type DBSchema } from 'idb';

/** What is looked at of the database that `bewaard.ts` of the remote makes. */
interface Schema extends DBSchema {
  plekken: { key: string; value: { sleutel: string; wie: number | null } };
}

const OF_PROJECT = /^\/project\/(\d+)\//;

/** @returns the keys of what stays */
const removePlekken = async (uid: number | null): Promise<ReadonlySet<string>> => {
  const database = await openDB<Schema>(BOUWPLAATS_DATABASE, undefined, {
    // It has just been taken away; an empty one could not be used.
    upgrade: (...[, , , transaction]) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    const { store, done } = database.transaction('plekken', 'readwrite');
    const stays = new Set<string>();
    for await (const cursor of store) {
      if (uid === null || cursor.value.wie !== uid) await cursor.delete();
      else stays.add(cursor.value.sleutel);
    }
    await done;
    return stays;
  } finally {
    database.close();
  }
};

/** Takes away the sites of projects that others than this user read, with their pages; null: everybody's. */
export const removeSites = async (uid: number | null): Promise<void> => {
  const stays = await removePlekken(uid);
  await forgetWorkers((path) => {
    const id = OF_PROJECT.exec(path)?.[1];
    return id !== undefined && !stays.has(`project:${id}`);
  });
};
