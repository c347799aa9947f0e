import { GRENZEN } from '@adviestool/pdf/grenzen';
import type { PdfFout, PdfUitkomst } from '@adviestool/pdf/pdfInhoud';
import { ForeignWorker } from '@adviestool/spreadsheet/ForeignWorker';

const failed = (fout: PdfFout): PdfUitkomst => ({ gelukt: false, fout });

/** Of a file that has been changed or removed since it was chosen: null. */
const bytesOf = (bestand: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  bestand.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/**
 * Reads a PDF outside the page's own thread, in a worker that is ended when it takes too long. pdf.js comes with the
 * worker, so only with the first file. Never rejects; null: it was called off.
 */
export const readPdfInWorker = async (
  bestand: File,
  signal: AbortSignal,
  timeout: number = GRENZEN.duur,
): Promise<PdfUitkomst | null> => {
  if (bestand.size > GRENZEN.bytes) return failed('teGroot');
  const bytes = await bytesOf(bestand);
  if (bytes === null) return failed('nietGelukt');
  if (signal.aborted) return null;
  const worker = new ForeignWorker(new URL('./pdfWorker.ts?worker', import.meta.url));
  const { port1: answer, port2 } = new MessageChannel();
  const ended = new AbortController();
  const once = { once: true, signal: ended.signal };
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<PdfUitkomst | null>((resolve) => {
      limit = setTimeout(() => resolve(failed('duurtTeLang')), timeout);
      answer.addEventListener(
        'message',
        ({ data }: MessageEvent<PdfUitkomst>) => resolve(data),
        once,
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve(failed('nietGelukt')), once);
      signal.addEventListener('abort', () => resolve(null), once);
      answer.start();
      worker.postMessage(bytes, [bytes.buffer, port2]);
    });
  } finally {
    clearTimeout(limit);
    ended.abort();
    answer.close();
    worker.terminate();
  }
};
