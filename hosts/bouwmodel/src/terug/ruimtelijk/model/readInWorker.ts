import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { TerugFout } from '@adviestool/ifc/TerugFout';

import { askWorker } from '../../../ifc/askWorker.ts';
import type { Getekend } from './getekend.ts';
import type { RuimtelijkAntwoord, RuimtelijkVraag } from './ruimtelijkAntwoord.ts';

const readBestand = async (
  bestand: File,
  gevelvullingen: readonly GevelvullingAdvies[],
): Promise<Getekend | null> => {
  const data = await bestand.arrayBuffer();
  const vraag: RuimtelijkVraag = {
    data,
    // The drawings are large, and nothing of them is shown here.
    gevelvullingen: gevelvullingen.map((each) => ({ ...each, tekening: null })),
  };
  const antwoord = await askWorker<RuimtelijkAntwoord>(
    new Worker(new URL('./ruimtelijkWorker.ts', import.meta.url)),
    { vraag, data, gestopt: (fout) => ({ fout }) },
  );
  if (!('fout' in antwoord)) return antwoord;
  if (antwoord.fout === 'leeg') return null;
  throw new TerugFout(antwoord.fout);
};

/**
 * Reads what is drawn outside the page's own thread, one file of the model after another. The same element in two
 * files is drawn once; unknown is what none of them has.
 * @throws TerugFout when none of them has any of it, or one cannot be read
 */
export const readInWorker = async (
  bestanden: readonly { bestand: File }[],
  gevelvullingen: readonly GevelvullingAdvies[],
): Promise<Getekend> => {
  const gelezen: Getekend[] = [];
  for (const { bestand } of bestanden) {
    const getekend = await readBestand(bestand, gevelvullingen);
    if (getekend !== null) gelezen.push(getekend);
  }
  const [eerste] = gelezen;
  if (eerste === undefined) throw new TerugFout('leeg');
  const elementen = new Map(
    gelezen.flatMap((each) => each.elementen).map((each) => [each.globalId, each]),
  );
  return {
    elementen: [...elementen.values()],
    onbekend: eerste.onbekend.filter((id) => gelezen.every((each) => each.onbekend.includes(id))),
  };
};
