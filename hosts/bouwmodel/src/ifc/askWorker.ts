/** Milliseconds after which the parser is taken to hang, as it does on some broken files. */
export const LIMIT = 300_000;

interface Vraag<Antwoord> {
  vraag: unknown;
  /** What goes to the worker instead of being copied. */
  data: ArrayBuffer;
  /** The answer where it did not load, ran out of memory, or did not answer in time. */
  gestopt: (reden: 'lezen' | 'teLang') => Antwoord;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Asks a worker one thing and ends it: the page goes on meanwhile.
 * @throws the reason of `signal`
 */
export const askWorker = async <Antwoord>(
  worker: Worker,
  { vraag, data, gestopt, signal }: Vraag<Antwoord>,
): Promise<Antwoord> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    signal?.throwIfAborted();
    return await new Promise<Antwoord>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', (event: MessageEvent<Antwoord>) => resolve(event.data));
      worker.addEventListener('error', () => resolve(gestopt('lezen')));
      limit = setTimeout(() => resolve(gestopt('teLang')), LIMIT);
      worker.postMessage(vraag, [data]);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
};
