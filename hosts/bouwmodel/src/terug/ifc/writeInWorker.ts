import { TerugFout } from '@adviestool/ifc/TerugFout';
import type { GeschrevenIfc } from '@adviestool/ifc/writeChecked';
import type { IfcOpdracht, IfcVerslag } from '@adviestool/ifc/writeIfc';

import type { TerugAntwoord, TerugVraag } from './terugAntwoord.ts';

/** Asks outside the page's own thread, which goes on meanwhile. @throws TerugFout */
const askWorker = async (vraag: TerugVraag): Promise<Exclude<TerugAntwoord, { fout: unknown }>> => {
  const worker = new Worker(new URL('./terugWorker.ts', import.meta.url));
  try {
    const answer = await new Promise<TerugAntwoord>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<TerugAntwoord>) =>
        resolve(event.data),
      );
      // It did not load, or ran out of memory.
      worker.addEventListener('error', () => resolve({ fout: 'lezen' }));
      worker.postMessage(vraag, [vraag.data]);
    });
    if ('fout' in answer) throw new TerugFout(answer.fout, { afwijking: answer.afwijking });
    return answer;
  } finally {
    worker.terminate();
  }
};

/** A copy of a model that was read back. @throws TerugFout */
export const writeInWorker = async (
  data: ArrayBuffer,
  opdracht: IfcOpdracht,
): Promise<GeschrevenIfc> => {
  const answer = await askWorker({ data, opdracht, isProef: false });
  if (!('bytes' in answer)) throw new TerugFout('lezen');
  return answer;
};

/** What would be in a copy of a model, and what not. @throws TerugFout */
export const compareInWorker = async (
  data: ArrayBuffer,
  opdracht: IfcOpdracht,
): Promise<IfcVerslag> => (await askWorker({ data, opdracht, isProef: true })).verslag;
