import type { ReaderAnswer } from './readerAnswer.ts';

/** Milliseconds after which the parser is taken to hang, as it does on some broken files. */
export const LIMIT = 300_000;

/** Reads a file outside the page's own thread, which goes on meanwhile. The parser is fetched here first. */
export const readInWorker = async (file: File): Promise<ReaderAnswer> => {
  const data = await file.arrayBuffer();
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url));
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReaderAnswer>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<ReaderAnswer>) =>
        resolve(event.data),
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve({ fault: 'lezen' }));
      limit = setTimeout(() => resolve({ fault: 'teLang' }), LIMIT);
      worker.postMessage(data, [data]);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
};
