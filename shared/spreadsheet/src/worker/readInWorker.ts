import { GRENZEN, type Grenzen } from '../grenzen.ts';
import type { FoutCode, Leesuitkomst } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { ForeignWorker } from './ForeignWorker.ts';

/** A list within the limits takes less than two seconds, also of a slow computer. */
const TIMEOUT = 10_000;

interface ReadInWorkerOptions {
  /** Ends the worker at once; the outcome is then the fault ‘afgebroken’. */
  signal?: AbortSignal;
  grenzen?: Partial<Grenzen>;
  /** Milliseconds until it is given up. */
  timeout?: number;
}

const failed = (code: FoutCode, tekst: string): Leesuitkomst => ({
  gelukt: false,
  fout: { code, tekst },
});

const AFGEBROKEN = failed('afgebroken', teksten.afgebroken);
const NIET_GELUKT = failed('nietGelukt', teksten.nietGelukt);

/** Of a file that has been changed or removed since it was chosen: null. */
const bytesOf = (file: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/**
 * Reads a file, or the text of the clipboard, as `readSpreadsheet` does, outside the page's own
 * thread. Never rejects.
 */
export const readInWorker = async (
  bron: File | string,
  { signal, grenzen = {}, timeout = TIMEOUT }: ReadInWorkerOptions = {},
): Promise<Leesuitkomst> => {
  const most = grenzen.bytes ?? GRENZEN.bytes;
  if (typeof bron !== 'string' && bron.size > most) return failed('teGroot', teksten.teGroot(most));
  const inhoud = typeof bron === 'string' ? bron : await bytesOf(bron);
  if (inhoud === null) return NIET_GELUKT;
  if (signal?.aborted === true) return AFGEBROKEN;

  const worker = new ForeignWorker(new URL('./readerWorker.ts?worker', import.meta.url));
  const ended = new AbortController();
  const once = { once: true, signal: ended.signal };
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Leesuitkomst>((resolve) => {
      limit = setTimeout(() => resolve(failed('duurtTeLang', teksten.duurtTeLang)), timeout);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Leesuitkomst>) => resolve(data),
        once,
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve(NIET_GELUKT), once);
      signal?.addEventListener('abort', () => resolve(AFGEBROKEN), once);
      const naam = typeof bron === 'string' ? undefined : bron.name;
      worker.postMessage(
        [inhoud, { ...(naam !== undefined && { naam }), grenzen }],
        typeof inhoud === 'string' ? [] : [inhoud.buffer],
      );
    });
  } finally {
    clearTimeout(limit);
    ended.abort();
    worker.terminate();
  }
};
