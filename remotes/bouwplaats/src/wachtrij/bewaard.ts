import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { MontageBody, MontageInvoer } from '@adviestool/contract/montage';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What a site shows, as it was fetched last. */
export interface PlekGegevens {
  projectGegevens: ProjectGegevens;
  /** Null: they cannot be read. */
  gevelvullingen: readonly Gevelvulling[] | null;
  catalogus: Catalogus;
  /** The oldest first. */
  invoer: readonly MontageInvoer[];
  /** Whether its reader may say what was mounted. */
  magVinken: boolean;
}

interface BewaardePlek {
  sleutel: string;
  /** Milliseconds since 1970 of the last answer of the server. */
  opgehaald: number;
  gegevens: PlekGegevens;
}

/** What was said and is not sent yet, with its photos. */
export interface Wachtend {
  /** The order in which it was said. */
  nr: number;
  sleutel: string;
  gevelvullingId: string;
  /** The UUID that it is sent under. */
  id: string;
  body: MontageBody;
  /** The name that was typed, with a link; null: who is logged in. */
  door: string | null;
  /** JPEG in base64, each under its UUID. */
  fotos: readonly { id: string; inhoud: string }[];
  /** Why the server did not take it, for the user; null: it was not asked, or could not be reached. */
  geweigerd: string | null;
}

interface Schema extends DBSchema {
  plekken: { key: string; value: BewaardePlek };
  wachtrij: {
    key: number;
    value: Omit<Wachtend, 'nr'> & { nr?: number };
    indexes: { plek: string };
  };
}

/** The host removes it when its user logs out. */
const NAAM = 'adviestool-bouwplaats';

/** Milliseconds after which what was fetched is not shown any more without the server. */
const GELDIG = 14 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>(NAAM, 1, {
    upgrade: (database) => {
      database.createObjectStore('plekken', { keyPath: 'sleutel' });
      const wachtrij = database.createObjectStore('wachtrij', {
        keyPath: 'nr',
        autoIncrement: true,
      });
      wachtrij.createIndex('plek', 'sleutel');
    },
    // Whoever logs out in another tab waits for this one.
    blocking: (_version, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
};

/** What this phone keeps of sites, and what it has still to send. */
export const bewaard = {
  writePlek: async (sleutel: string, gegevens: PlekGegevens, now = Date.now()): Promise<void> => {
    const database = await open();
    await database.put('plekken', { sleutel, gegevens, opgehaald: now });
  },

  /** Null: it was never fetched, or too long ago; then it is removed. */
  readPlek: async (sleutel: string, now = Date.now()): Promise<BewaardePlek | null> => {
    const database = await open();
    const plek = await database.get('plekken', sleutel);
    if (plek === undefined) return null;
    if (now - plek.opgehaald <= GELDIG) return plek;
    await database.delete('plekken', sleutel);
    return null;
  },

  /** A site that its reader may not see any more: with everything that waits for it. */
  forget: async (sleutel: string): Promise<void> => {
    const database = await open();
    const transaction = database.transaction(['plekken', 'wachtrij'], 'readwrite');
    await transaction.objectStore('plekken').delete(sleutel);
    const wachtrij = transaction.objectStore('wachtrij');
    for (const nr of await wachtrij.index('plek').getAllKeys(sleutel)) await wachtrij.delete(nr);
    await transaction.done;
  },

  /** The oldest first. */
  listWachtend: async (sleutel: string): Promise<Wachtend[]> => {
    const database = await open();
    const found = await database.getAllFromIndex('wachtrij', 'plek', sleutel);
    return found
      .flatMap(({ nr, ...rest }) => (nr === undefined ? [] : [{ ...rest, nr }]))
      .toSorted((one, other) => one.nr - other.nr);
  },

  addWachtend: async (wachtend: Omit<Wachtend, 'nr' | 'geweigerd'>): Promise<void> => {
    const database = await open();
    await database.add('wachtrij', { ...wachtend, geweigerd: null });
  },

  refuse: async (wachtend: Wachtend, geweigerd: string): Promise<void> => {
    const database = await open();
    await database.put('wachtrij', { ...wachtend, geweigerd });
  },

  removeWachtend: async ({ nr }: Wachtend): Promise<void> => {
    const database = await open();
    await database.delete('wachtrij', nr);
  },
};
