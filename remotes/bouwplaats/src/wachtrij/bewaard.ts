import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { MontageBody, MontageInvoer } from '@adviestool/contract/montage';
import type { ProjectGegevens } from '@adviestool/contract/project';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb';

/** What a site shows, as it was fetched last. */
export interface PlekGegevens {
  /** Absent: from an earlier release. */
  projectId?: number | undefined;
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
  /** The user who read it; null: with a link, or not known. */
  wie: number | null;
  /** Milliseconds since 1970 of the last answer of the server. */
  opgehaald: number;
  gegevens: PlekGegevens;
}

/** A photo that waits: JPEG in base64, under the UUID that it is sent under. */
export interface WachtendeFoto {
  id: string;
  inhoud: string;
}

/** What was said and is not sent yet; its photos are read when it is sent (`readFotos`). */
export interface Wachtend {
  /** The order in which it was said. */
  nr: number;
  sleutel: string;
  /** The user who said it; null: with a link, or not known. */
  wie: number | null;
  /** Of the site; absent: from an earlier release. */
  projectId?: number | undefined;
  gevelvullingId: string;
  /** The UUID that it is sent under. */
  id: string;
  body: MontageBody;
  /** The name that was typed, with a link; null: who is logged in. */
  door: string | null;
  /** Why the server did not take it, for the user; null: it was not asked, or could not be reached. */
  geweigerd: string | null;
}

/** As it is kept. `fotos`: how an earlier release kept them. */
type BewaardWachtend = Omit<Wachtend, 'nr'> & {
  nr?: number;
  fotos?: readonly WachtendeFoto[];
};

/**
 * A photo, beside the entry that names it and under a key of its own: who looks at what waits does not read it. In the
 * same store, so that one statement keeps both and an earlier release can still open the database.
 */
interface BewaardeFoto extends Pick<Wachtend, 'sleutel' | 'wie'> {
  nr?: number;
  foto: WachtendeFoto;
}

interface Schema extends DBSchema {
  plekken: { key: string; value: BewaardePlek };
  wachtrij: {
    key: number;
    value: BewaardWachtend | BewaardeFoto;
    indexes: { plek: string };
  };
}

const fotosVan = ({ id }: Pick<Wachtend, 'id'>): string => `fotos:${id}`;

/** What a key of a link begins with. */
const LINK = 'link:';

/** Whoever logs out takes away what is shown of the sites of users; links are nobody's. */
const naamVan = (sleutel: string): string =>
  sleutel.startsWith(LINK) ? `${BOUWPLAATS_DATABASE}-link` : BOUWPLAATS_DATABASE;

/** Milliseconds after which what was fetched is not shown any more without the server. */
const GELDIG = 14 * 24 * 3_600_000;

const isTeOud = ({ opgehaald }: BewaardePlek, now: number): boolean => now - opgehaald > GELDIG;

const opened = new Map<string, Promise<IDBPDatabase<Schema>>>();

const open = (sleutel: string): Promise<IDBPDatabase<Schema>> => {
  const naam = naamVan(sleutel);
  const forget = (): void => void opened.delete(naam);
  const known = opened.get(naam);
  if (known !== undefined) return known;
  const opening = openDB<Schema>(naam, 1, {
    upgrade: (database) => {
      database.createObjectStore('plekken', { keyPath: 'sleutel' });
      const wachtrij = database.createObjectStore('wachtrij', {
        keyPath: 'nr',
        autoIncrement: true,
      });
      wachtrij.createIndex('plek', 'sleutel');
    },
    // Whoever logs out waits for this one.
    blocking: (_version, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  });
  opened.set(naam, opening);
  opening.catch(forget);
  return opening;
};

/** Whether what one user left is another one's; who is not known is not another. */
const isVan = (wie: number | null, lezer: number | null): boolean =>
  wie === null || lezer === null || wie === lezer;

/** The same with more; of what is in both the latter. */
export const withInvoer = (
  known: readonly MontageInvoer[],
  more: readonly MontageInvoer[],
): readonly MontageInvoer[] => {
  const ids = new Set(more.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...more];
};

type Wachtrij = IDBPObjectStore<Schema, StoreNames<Schema>[], 'wachtrij', 'readwrite'>;

const removeFrom = async (store: Wachtrij, wachtend: Wachtend): Promise<void> => {
  await store.delete(wachtend.nr);
  for (const nr of await store.index('plek').getAllKeys(fotosVan(wachtend))) await store.delete(nr);
};

/** A site as it was fetched. */
interface OpgehaaldePlek {
  gegevens: PlekGegevens;
  wie: number | null;
  /** Ids of what was kept before it was fetched: what came since was taken meanwhile, and may not be in it. */
  eerder: ReadonlySet<string>;
}

/** What this phone keeps of sites, and what it has still to send. */
export const bewaard = {
  /**
   * Keeps a site with what the server took of this phone while it was fetched. Removes what is too old by then.
   * @returns what was said, with that; and the keys of what was removed
   */
  writePlek: async (
    sleutel: string,
    { gegevens, wie, eerder }: OpgehaaldePlek,
    now = Date.now(),
  ): Promise<{ invoer: readonly MontageInvoer[]; removed: string[] }> => {
    const database = await open(sleutel);
    const { store, done } = database.transaction('plekken', 'readwrite');
    const kept = await store.get(sleutel);
    const taken =
      kept === undefined || !isVan(kept.wie, wie)
        ? []
        : kept.gegevens.invoer.filter(({ id }) => !eerder.has(id));
    const invoer = withInvoer(taken, gegevens.invoer);
    await store.put({ sleutel, wie, gegevens: { ...gegevens, invoer }, opgehaald: now });
    const removed: string[] = [];
    for await (const cursor of store) {
      if (!isTeOud(cursor.value, now)) continue;
      removed.push(cursor.value.sleutel);
      await cursor.delete();
    }
    await done;
    return { invoer, removed };
  },

  /** Null: it was never fetched, by somebody else, or too long ago; then it is removed. */
  readPlek: async (
    sleutel: string,
    lezer: number | null = null,
    now = Date.now(),
  ): Promise<BewaardePlek | null> => {
    const database = await open(sleutel);
    const plek = await database.get('plekken', sleutel);
    if (plek === undefined) return null;
    if (!isTeOud(plek, now) && isVan(plek.wie, lezer)) return plek;
    await database.delete('plekken', sleutel);
    return null;
  },

  /**
   * The link that this phone opened last and that shows a gevelvulling of a project; null: none. A copy of the project
   * has gevelvullingen of the same ids.
   */
  findLink: async (gevelvullingId: string, projectId: number): Promise<string | null> => {
    const database = await open(LINK);
    const found = (await database.getAll('plekken')).filter(
      ({ gegevens }) =>
        gegevens.projectId === projectId &&
        gegevens.gevelvullingen?.some(
          ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === gevelvullingId,
        ),
    );
    const [newest] = found.toSorted((one, other) => other.opgehaald - one.opgehaald);
    return newest?.sleutel.slice(LINK.length) ?? null;
  },

  /** What was shown of a site that its reader may not see now. What waits for it stays: the server never had it. */
  forget: async (sleutel: string): Promise<void> => {
    const database = await open(sleutel);
    await database.delete('plekken', sleutel);
  },

  /** Of this reader, the oldest first. */
  listWachtend: async (sleutel: string, lezer: number | null = null): Promise<Wachtend[]> => {
    const database = await open(sleutel);
    const found = await database.getAllFromIndex('wachtrij', 'plek', sleutel);
    return found
      .flatMap((each) => {
        if (!('body' in each) || each.nr === undefined) return [];
        const { nr, fotos: _fotos, ...rest } = each;
        return [{ ...rest, nr }];
      })
      .filter(({ wie }) => isVan(wie, lezer))
      .toSorted((one, other) => one.nr - other.nr);
  },

  addWachtend: async ({
    fotos,
    ...wachtend
  }: Omit<Wachtend, 'nr' | 'geweigerd'> & { fotos: readonly WachtendeFoto[] }): Promise<void> => {
    const { sleutel, wie } = wachtend;
    const { store, done } = (await open(sleutel)).transaction('wachtrij', 'readwrite');
    for (const foto of fotos) await store.add({ sleutel: fotosVan(wachtend), wie, foto });
    // An earlier release sends one without photos, and leaves one whose photos it does not find waiting.
    await store.add({ ...wachtend, geweigerd: null, ...(fotos.length === 0 && { fotos: [] }) });
    await done;
  },

  /**
   * Gives a link what waits under others of its project: those may not work any more. Order, photos and names stay. Of a
   * copy of the project the gevelvullingen have the same ids: what does not say its project stays where it is.
   */
  adopt: async (sleutel: string, projectId: number): Promise<void> => {
    const { store, done } = (await open(sleutel)).transaction('wachtrij', 'readwrite');
    const vanLinks = IDBKeyRange.bound(LINK, `${LINK}\uffff`);
    for (const each of await store.index('plek').getAll(vanLinks)) {
      if (!('body' in each) || (each.sleutel !== sleutel && each.projectId !== projectId)) continue;
      await store.put({ ...each, sleutel, projectId });
    }
    await done;
  },

  /** Its photos, in the order in which they were taken; null: it does not wait any more. */
  readFotos: async (wachtend: Wachtend): Promise<readonly WachtendeFoto[] | null> => {
    const { store } = (await open(wachtend.sleutel)).transaction('wachtrij');
    const kept = await store.get(wachtend.nr);
    if (kept === undefined || !('body' in kept)) return null;
    const beside = await store.index('plek').getAll(fotosVan(wachtend));
    return [...(kept.fotos ?? []), ...beside.flatMap((each) => ('foto' in each ? each.foto : []))];
  },

  /** Changes what still waits; what was sent or thrown away meanwhile does not come back. */
  change: async (
    { nr, sleutel }: Wachtend,
    change: Partial<Pick<Wachtend, 'geweigerd' | 'door' | 'body'>>,
  ): Promise<void> => {
    const { store, done } = (await open(sleutel)).transaction('wachtrij', 'readwrite');
    const kept = await store.get(nr);
    if (kept !== undefined && 'body' in kept) await store.put({ ...kept, ...change });
    await done;
  },

  /** What the server took: it is no longer in the queue, and from then on in what is kept of the site. */
  moveTaken: async (wachtend: Wachtend, taken: MontageInvoer): Promise<void> => {
    const { sleutel } = wachtend;
    const database = await open(sleutel);
    const transaction = database.transaction(['plekken', 'wachtrij'], 'readwrite');
    const plekken = transaction.objectStore('plekken');
    const plek = await plekken.get(sleutel);
    if (plek !== undefined) {
      const { gegevens } = plek;
      const invoer = withInvoer(gegevens.invoer, [taken]);
      await plekken.put({ ...plek, gegevens: { ...gegevens, invoer } });
    }
    await removeFrom(transaction.objectStore('wachtrij'), wachtend);
    await transaction.done;
  },

  removeWachtend: async (wachtend: Wachtend): Promise<void> => {
    const { store, done } = (await open(wachtend.sleutel)).transaction('wachtrij', 'readwrite');
    await removeFrom(store, wachtend);
    await done;
  },
};
