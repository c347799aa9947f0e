import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { TerugFout, type TerugFoutCode } from '@adviestool/ifc/TerugFout';
import { isZip, unzipModel } from '@adviestool/ifc/unzipModel';
import { writeChecked } from '@adviestool/ifc/writeChecked';

import type { TerugAntwoord, TerugVraag } from './terugAntwoord.ts';

const WASM = new URL('web-ifc/web-ifc.wasm', import.meta.url).href;

const foutVan = (error: unknown): TerugFoutCode => {
  if (error instanceof TerugFout) return error.code;
  return error instanceof ModelFileError ? error.fault : 'lezen';
};

const answerTo = async ({ data, opdracht }: TerugVraag): Promise<TerugAntwoord> => {
  try {
    const file = new Uint8Array(data);
    return await writeChecked(isZip(file) ? unzipModel(file) : file, opdracht, () => WASM);
  } catch (error) {
    return { fout: foutVan(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<TerugVraag>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer, 'bytes' in answer ? { transfer: [answer.bytes.buffer] } : {});
  });
});
