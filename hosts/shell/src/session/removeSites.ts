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

/** @returns the keys of what stays */
const removePlekken = async (uid: number | null): Promise<ReadonlySet<string>> => {
  const database = await openKept();
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

/** @returns whether others than this user have something to send; what nobody known said goes too */
const removeOwn = async (uid: number | null): Promise<boolean> => {
  const database = await openKept();
  try {
    const transaction = database.transaction(['plekken', 'wachtrij'], 'readwrite');
    await transaction.objectStore('plekken').clear();
    let isForOthers = false;
    for await (const cursor of transaction.objectStore('wachtrij')) {
      const { wie } = cursor.value;
      if (wie === null || wie === uid) await cursor.delete();
      else isForOthers = true;
    }
    await transaction.done;
    return isForOthers;
  } finally {
    database.close();
  }
};

/** Takes away every site of a project, its pages, and what this user had to send; with what others have to send it stays. */
export const removeAtLogout = async (uid: number | null): Promise<void> => {
  await forgetWorkers((path) => OF_PROJECT.test(path));
  const databases = (await globalThis.indexedDB?.databases()) ?? [];
  if (!databases.some(({ name }) => name === BOUWPLAATS_DATABASE)) return;
  if (!(await removeOwn(uid))) await deleteDB(BOUWPLAATS_DATABASE);
};
