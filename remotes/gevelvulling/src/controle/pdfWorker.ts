import { readPdf } from '@adviestool/pdf/readPdf';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readPdf(data).then((uitkomst) => postMessage(uitkomst));
});
