import type { ReaderAnswer } from './readerAnswer.ts';

/** Reads a file outside the page's own thread, which goes on meanwhile. The parser is fetched here first. */
export const readInWorker = async (file: File): Promise<ReaderAnswer> => {
  const data = await file.arrayBuffer();
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url));
  try {
    return await new Promise<ReaderAnswer>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<ReaderAnswer>) =>
        resolve(event.data),
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve({ fault: 'lezen' }));
      worker.postMessage(data, [data]);
    });
  } finally {
    worker.terminate();
  }
};
