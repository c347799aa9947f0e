import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { setSession } from '@adviestool/state/session';
import * as browserDatabase from 'fake-indexeddb';
import { openDB } from 'idb';

// jsdom has none of these.
Object.assign(globalThis, browserDatabase);

/** What `keepWachtend` leaves, in order. */
export const BEWAARD = ['project:7', 'project:7', 'project:8', 'fotos:1', 'project:9', 'project:7'];

/**
 * User 5 is logged in, and has said things on building sites with this device. As the remote of the site leaves it:
 * something to send of user 5, of nobody known, of user 6, a photo, and what was refused.
 */
export const keepWachtend = async (): Promise<void> => {
  const user = { uid: 5, name: 'jan', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
  const database = await openDB(BOUWPLAATS_DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('plekken', { keyPath: 'sleutel' });
      made.createObjectStore('wachtrij', { keyPath: 'nr', autoIncrement: true });
    },
  });
  await database.put('plekken', {
    sleutel: 'project:7',
    wie: 5,
    gegevens: { projectGegevens: { projectNaam: 'De Lindehof' } },
  });
  for (const [sleutel, wie, geweigerd] of [
    ['project:7', 5, null],
    ['project:7', null, null],
    ['project:8', 5, 'Dit project staat in het archief.'],
    ['fotos:1', 5],
    ['project:9', 6, null],
    ['project:7', 5, 'Deze gevelvulling staat niet in het project.'],
  ] as const) {
    await database.put('wachtrij', { sleutel, wie, geweigerd });
  }
  database.close();
};

/** The keys of what is left, in order. */
export const bewaard = async (): Promise<string[]> => {
  const database = await openDB<{ wachtrij: { key: number; value: { sleutel: string } } }>(
    BOUWPLAATS_DATABASE,
  );
  const found = await database.getAll('wachtrij');
  database.close();
  return found.map(({ sleutel }) => sleutel);
};
