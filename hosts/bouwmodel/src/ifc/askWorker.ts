/** Milliseconds after which the parser is taken to hang, as it does on some broken files. */
export const LIMIT = 300_000;

interface Vraag<Antwoord> {
  vraag: unknown;
  /** What goes to the worker instead of being copied. */
  data: ArrayBuffer;
  /** The answer where it did not load, ran out of memory, or did not answer in time. */
  gestopt: (reden: 'lezen' | 'teLang') => Antwoord;
}

/** Asks a worker one thing and ends it: the page goes on meanwhile. */
export const askWorker = async <Antwoord>(
  worker: Worker,
  { vraag, data, gestopt }: Vraag<Antwoord>,
): Promise<Antwoord> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Antwoord>((resolve) => {
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
