import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';

/**
 * Takes away what this browser shows of the building sites of everybody, by nothing that has to be fetched first. What
 * waits to be sent stays. @throws DOMException when the browser does not let it
 */
export const clearSites = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(BOUWPLAATS_DATABASE);
    // It has just been taken away; an empty one could not be used.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () =>
      reject(opening.error ?? new Error('It does not open.')),
    );
    opening.addEventListener('success', () => {
      const database = opening.result;
      const clearing = database.transaction('plekken', 'readwrite');
      clearing.objectStore('plekken').clear();
      clearing.addEventListener('complete', () => {
        database.close();
        resolve();
      });
      clearing.addEventListener('abort', () => {
        database.close();
        reject(clearing.error ?? new Error('Nothing was taken away.'));
      });
    });
  });
