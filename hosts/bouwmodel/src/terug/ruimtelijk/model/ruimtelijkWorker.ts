import { readRuimtelijk } from '@adviestool/ifc/readRuimtelijk';
import { modelTextOf } from '@adviestool/ifc/unzipModel';

import { terugFoutVan } from '../../ifc/terugFoutVan.ts';
import { lijnenVan } from './lijnenVan.ts';
import type { RuimtelijkAntwoord, RuimtelijkVraag } from './ruimtelijkAntwoord.ts';

const WASM = new URL('web-ifc/web-ifc.wasm', import.meta.url).href;

const answerTo = async ({ data, gevelvullingen }: RuimtelijkVraag): Promise<RuimtelijkAntwoord> => {
  try {
    const text = modelTextOf(new Uint8Array(data));
    const { elementen, onbekend, dubbel } = await readRuimtelijk(text, gevelvullingen, () => WASM);
    return {
      elementen: elementen.map((each) => ({ ...each, lijnen: lijnenVan(each.driehoeken) })),
      onbekend,
      dubbel,
    };
  } catch (error) {
    return terugFoutVan(error);
  }
};

const buffersOf = (answer: RuimtelijkAntwoord): ArrayBuffer[] =>
  'fout' in answer
    ? []
    : answer.elementen.flatMap(({ driehoeken, lijnen }) => [driehoeken.buffer, lijnen.buffer]);

addEventListener('message', ({ data }: MessageEvent<RuimtelijkVraag>) => {
  void answerTo(data).then((answer) => {
    postMessage(answer, { transfer: buffersOf(answer) });
  });
});
