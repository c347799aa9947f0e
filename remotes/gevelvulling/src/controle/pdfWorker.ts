import { readPdf } from '@adviestool/pdf/readPdf';

// The answer goes over a port of its own: pdf.js talks over that of the worker.
addEventListener('message', ({ data, ports: [answer] }: MessageEvent<Uint8Array>) => {
  if (answer !== undefined) void readPdf(data).then((uitkomst) => answer.postMessage(uitkomst, []));
});
