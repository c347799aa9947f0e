import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { TerugFout } from '@adviestool/ifc/TerugFout';

import { askWorker } from '../../../ifc/askWorker.ts';
import { forEachBestand } from '../../forEachBestand.ts';
import type { Getekend, GetekendBestand } from './getekend.ts';
import type { RuimtelijkAntwoord, RuimtelijkVraag } from './ruimtelijkAntwoord.ts';

const readBestand = async (
  vraag: RuimtelijkVraag,
  signal?: AbortSignal,
): Promise<GetekendBestand> => {
  const antwoord = await askWorker<RuimtelijkAntwoord>(
    new Worker(new URL('./ruimtelijkWorker.ts', import.meta.url)),
    { vraag, data: vraag.data, gestopt: (fout) => ({ fout }), signal },
  );
  if ('fout' in antwoord) throw new TerugFout(antwoord.fout, antwoord);
  return antwoord;
};

/**
 * Reads what is drawn outside the page's own thread, one file of the model after another.
 * @param signal ends it
 * @throws TerugFout when none of them has any of it, or one cannot be read
 */
export const readInWorker = async (
  bestanden: readonly { bestand: File }[],
  gevelvullingen: readonly GevelvullingAdvies[],
  signal?: AbortSignal,
): Promise<Getekend> => {
  // The drawings are large, and nothing of them is shown here.
  const zonderTekening = gevelvullingen.map((each) => ({ ...each, tekening: null }));
  const { uitkomsten, ...gemist } = await forEachBestand(
    bestanden,
    zonderTekening,
    (data, gevraagd) => readBestand({ data, gevelvullingen: gevraagd }, signal),
  );
  return { ...gemist, elementen: uitkomsten.flatMap(({ uitkomst }) => uitkomst.elementen) };
};
