import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { TerugFout } from '@adviestool/ifc/TerugFout';

import { askWorker } from '../../../ifc/askWorker.ts';
import type { Getekend } from './getekend.ts';
import type { RuimtelijkAntwoord, RuimtelijkVraag } from './ruimtelijkAntwoord.ts';

/** Reads what is drawn outside the page's own thread. @throws TerugFout */
export const readInWorker = async (
  bestand: File,
  gevelvullingen: readonly GevelvullingAdvies[],
): Promise<Getekend> => {
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
  if ('fout' in antwoord) throw new TerugFout(antwoord.fout);
  return antwoord;
};
