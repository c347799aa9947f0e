import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What is looked at of the database that `bewaard.ts` of the remote `bouwplaats` makes. */
interface Schema extends DBSchema {
  plekken: {
    key: string;
    value: { gegevens: { projectGegevens: { projectNaam: string | null } } };
  };
  wachtrij: {
    key: number;
    value: { sleutel: string; wie: number | null; geweigerd?: string | null };
  };
}

/** What of a project is on this device and not on the server. */
export interface WachtendProject {
  projectId: number;
  /** Null: this device does not know it any more. */
  naam: string | null;
  /** How many entries wait to be sent. */
  wacht: number;
  /** How many the server did not take: they go when their user mends them. */
  geweigerd: number;
}

const OF_PROJECT = /^project:(\d+)$/;

/** Of who said it, or of nobody known: that would be lost with it. */
const isVan = (wie: number | null, uid: number | null): boolean => wie === null || wie === uid;

/** Null: this device keeps nothing of building sites. @throws DOMException when that was just taken away */
const openKept = async (): Promise<IDBPDatabase<Schema> | null> => {
  const databases = (await globalThis.indexedDB?.databases()) ?? [];
  if (!databases.some(({ name }) => name === BOUWPLAATS_DATABASE)) return null;
  return openDB<Schema>(BOUWPLAATS_DATABASE, undefined, {
    // An empty one could not be used.
    upgrade: (...[, , , transaction]) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
};

/** What this user said on building sites, and the server does not have yet. */
export const listWachtend = async (uid: number | null): Promise<WachtendProject[]> => {
  const database = await openKept();
  if (database === null) return [];
  try {
    const aantallen = new Map<string, Pick<WachtendProject, 'wacht' | 'geweigerd'>>();
    for await (const { value } of database.transaction('wachtrij').store) {
      if (!isVan(value.wie, uid) || !OF_PROJECT.test(value.sleutel)) continue;
      const known = aantallen.get(value.sleutel) ?? { wacht: 0, geweigerd: 0 };
      known[typeof value.geweigerd === 'string' ? 'geweigerd' : 'wacht'] += 1;
      aantallen.set(value.sleutel, known);
    }
    return await Promise.all(
      [...aantallen].map(async ([sleutel, aantal]) => ({
        projectId: Number(OF_PROJECT.exec(sleutel)?.[1]),
        naam:
          (await database.get('plekken', sleutel))?.gegevens.projectGegevens.projectNaam ?? null,
        ...aantal,
      })),
    );
  } finally {
    database.close();
  }
};

/** Takes away what this user did not send: asked for, or of an account that is ended. */
export const dropWachtend = async (uid: number | null): Promise<void> => {
  const database = await openKept();
  if (database === null) return;
  try {
    const { store, done } = database.transaction('wachtrij', 'readwrite');
    for await (const cursor of store) if (isVan(cursor.value.wie, uid)) await cursor.delete();
    await done;
  } finally {
    database.close();
  }
};
