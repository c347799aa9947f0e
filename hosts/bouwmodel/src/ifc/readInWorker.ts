import { askWorker } from './askWorker.ts';
import type { ReaderAnswer } from './readerAnswer.ts';

/**
 * Reads a file outside the page's own thread, which goes on meanwhile. The parser is fetched here first.
 * @param signal ends it
 */
export const readInWorker = async (file: File, signal?: AbortSignal): Promise<ReaderAnswer> => {
  const data = await file.arrayBuffer();
  return askWorker<ReaderAnswer>(new Worker(new URL('./readerWorker.ts', import.meta.url)), {
    vraag: data,
    data,
    gestopt: (fault) => ({ fault }),
    signal,
  });
};
