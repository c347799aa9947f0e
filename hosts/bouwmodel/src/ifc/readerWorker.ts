import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { readFile } from '@adviestool/ifc/readFile';

import type { ReaderAnswer } from './readerAnswer.ts';

const WASM = new URL('web-ifc/web-ifc.wasm', import.meta.url).href;

const answerTo = async (data: ArrayBuffer): Promise<ReaderAnswer> => {
  try {
    return { model: await readFile(new Uint8Array(data), () => WASM) };
  } catch (error) {
    return { fault: error instanceof ModelFileError ? error.fault : 'lezen' };
  }
};

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer);
  });
});
