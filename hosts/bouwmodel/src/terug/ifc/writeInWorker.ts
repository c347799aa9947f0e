import { TerugFout } from '@adviestool/ifc/TerugFout';
import type { GeschrevenIfc } from '@adviestool/ifc/writeChecked';
import type { IfcOpdracht, IfcVerslag } from '@adviestool/ifc/writeIfc';

import { askWorker } from '../../ifc/askWorker.ts';
import type { TerugAntwoord, TerugGeweigerd, TerugVraag } from './terugAntwoord.ts';

/** Asks outside the page's own thread, which goes on meanwhile. @throws TerugFout */
const ask = async (
  vraag: TerugVraag,
  signal?: AbortSignal,
): Promise<Exclude<TerugAntwoord, TerugGeweigerd>> => {
  const answer = await askWorker<TerugAntwoord>(
    new Worker(new URL('./terugWorker.ts', import.meta.url)),
    { vraag, data: vraag.data, gestopt: (fout) => ({ fout }), signal },
  );
  if ('fout' in answer) throw new TerugFout(answer.fout, answer);
  return answer;
};

/** A copy of a model that was read back. @throws TerugFout */
export const writeInWorker = async (
  data: ArrayBuffer,
  opdracht: IfcOpdracht,
): Promise<GeschrevenIfc> => {
  const answer = await ask({ data, opdracht, isProef: false });
  if (!('bytes' in answer)) throw new TerugFout('lezen');
  return answer;
};

/**
 * What would be in a copy of a model, and what not.
 * @param signal ends it
 * @throws TerugFout
 */
export const compareInWorker = async (
  data: ArrayBuffer,
  opdracht: IfcOpdracht,
  signal?: AbortSignal,
): Promise<IfcVerslag> => (await ask({ data, opdracht, isProef: true }, signal)).verslag;
