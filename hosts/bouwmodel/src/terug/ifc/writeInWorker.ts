import { TerugFout } from '@adviestool/ifc/TerugFout';
import type { GeschrevenIfc } from '@adviestool/ifc/writeChecked';
import type { IfcOpdracht } from '@adviestool/ifc/writeIfc';

import type { TerugAntwoord, TerugVraag } from './terugAntwoord.ts';

/** Writes outside the page's own thread, which goes on meanwhile. @throws TerugFout */
export const writeInWorker = async (
  data: ArrayBuffer,
  opdracht: IfcOpdracht,
): Promise<GeschrevenIfc> => {
  const worker = new Worker(new URL('./terugWorker.ts', import.meta.url));
  try {
    const answer = await new Promise<TerugAntwoord>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<TerugAntwoord>) =>
        resolve(event.data),
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve({ fout: 'lezen' }));
      const vraag: TerugVraag = { data, opdracht };
      worker.postMessage(vraag, [data]);
    });
    if ('fout' in answer) throw new TerugFout(answer.fout, { afwijking: answer.afwijking });
    return answer;
  } finally {
    worker.terminate();
  }
};
