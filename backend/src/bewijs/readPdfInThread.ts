import { memoryUsage } from 'node:process';
import { Worker } from 'node:worker_threads';

import { GRENZEN } from '@adviestool/pdf/grenzen';
import type { PdfUitkomst } from '@adviestool/pdf/pdfInhoud';

import { addressOf } from '../../programs.mjs';

/** How much the process may grow while a file is read, bytes: a report of 180 pages takes 200 MB. */
const GROEI = 1024 * 1024 * 1024;
const HEAP_MB = 512;
/** Between two looks at the memory, milliseconds. */
const INTERVAL = 50;

const failed = (fout: 'duurtTeLang' | 'nietGelukt'): PdfUitkomst => ({ gelukt: false, fout });

/**
 * Reads a PDF as `readPdf` does, in a thread that is ended when it takes too long or the process grows too large:
 * a small file may unpack to anything. Never rejects.
 */
export const readPdfInThread = async (
  bytes: Uint8Array,
  { duur = GRENZEN.duur, groei = GROEI }: { duur?: number; groei?: number } = {},
): Promise<PdfUitkomst> => {
  const begin = memoryUsage.rss();
  const thread = new Worker(new URL(addressOf('pdf')), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // pdf.js says there what it would draw with.
    stdout: true,
    stderr: true,
  });
  let watch: NodeJS.Timeout | undefined;
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PdfUitkomst>((resolve) => {
      thread.once('message', (uitkomst: PdfUitkomst) => resolve(uitkomst));
      thread.once('error', () => resolve(failed('nietGelukt')));
      thread.once('exit', () => resolve(failed('nietGelukt')));
      limit = setTimeout(() => resolve(failed('duurtTeLang')), duur);
      watch = setInterval(() => {
        if (memoryUsage.rss() - begin > groei) resolve(failed('nietGelukt'));
      }, INTERVAL);
    });
  } finally {
    clearTimeout(limit);
    clearInterval(watch);
    await thread.terminate();
  }
};
