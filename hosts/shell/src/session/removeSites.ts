import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { forgetWorkers } from '@adviestool/ui/forgetWorkers';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What is looked at of the database that `bewaard.ts` of the remote makes. */
interface Schema extends DBSchema {
  plekken: { key: string; value: { sleutel: string; wie: number | null } };
  wachtrij: { key: number; value: { wie: number | null } };
}

const OF_PROJECT = /^\/project\/(\d+)\//;

const openKept = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(BOUWPLAATS_DATABASE, undefined, {
    // It has just been taken away; an empty one could not be used.
    upgrade: (...[, , , transaction]) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });

/** @returns the keys of what stays, and whether anything is kept */
const removePlekken = async (
  uid: number | null,
): Promise<{ stays: ReadonlySet<string>; isEmpty: boolean }> => {
  const database = await openKept();
  try {
    const transaction = database.transaction(['plekken', 'wachtrij'], 'readwrite');
    const stays = new Set<string>();
    for await (const cursor of transaction.objectStore('plekken')) {
      if (uid === null || cursor.value.wie !== uid) await cursor.delete();
      else stays.add(cursor.value.sleutel);
    }
    const waiting = await transaction.objectStore('wachtrij').count();
    await transaction.done;
    return { stays, isEmpty: stays.size === 0 && waiting === 0 };
  } finally {
    database.close();
  }
};

/**
 * Takes away the sites of projects that others than this user read, with their pages; null: everybody's. What waits to
 * be sent stays: who logs out with something to send is asked before.
 */
export const removeSites = async (uid: number | null): Promise<void> => {
  const { stays, isEmpty } = await removePlekken(uid);
  if (isEmpty) await deleteDB(BOUWPLAATS_DATABASE);
  await forgetWorkers((path) => {
    const id = OF_PROJECT.exec(path)?.[1];
    return id !== undefined && !stays.has(`project:${id}`);
  });
};
