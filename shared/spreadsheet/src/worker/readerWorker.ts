import { readSpreadsheet } from '../read/readSpreadsheet.ts';

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof readSpreadsheet>>) => {
  postMessage(readSpreadsheet(...data));
});
