import { modelTextOf } from '@adviestool/ifc/unzipModel';
import { writeChecked } from '@adviestool/ifc/writeChecked';
import { writeIfc } from '@adviestool/ifc/writeIfc';

import type { TerugAntwoord, TerugVraag } from './terugAntwoord.ts';
import { terugFoutVan } from './terugFoutVan.ts';

const WASM = new URL('web-ifc/web-ifc.wasm', import.meta.url).href;

const answerTo = async ({ data, opdracht, isProef }: TerugVraag): Promise<TerugAntwoord> => {
  try {
    const file = new Uint8Array(data);
    const text = modelTextOf(file);
    if (!isProef) return await writeChecked(text, opdracht, () => WASM);
    const { verslag } = await writeIfc(text, opdracht, () => WASM);
    return { verslag };
  } catch (error) {
    return terugFoutVan(error);
  }
};

addEventListener('message', ({ data }: MessageEvent<TerugVraag>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer, 'bytes' in answer ? { transfer: [answer.bytes.buffer] } : {});
  });
});
