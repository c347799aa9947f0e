import type { Rapportsleutels } from '@adviestool/contract/rapportsleutels';
import { controleerBewijs, type Controle } from '@adviestool/domain/bewijs/controleerBewijs';
import { pdfFoutTekst } from '@adviestool/pdf/pdfFoutTekst';

import { GEREEDSCHAP } from './gereedschap.ts';
import { readPdfInWorker } from './readPdfInWorker.ts';
import { teksten } from './teksten.ts';

/** What became of a file: checked, or not and why. */
export type Uitslag =
  | { readonly soort: 'gecontroleerd'; readonly controle: Controle }
  | { readonly soort: 'nietGecontroleerd'; readonly tekst: string };

interface Poorten {
  signal: AbortSignal;
  fetchSleutels: () => Promise<Rapportsleutels>;
  errorText: (error: unknown) => string;
}

/** Checks a report in this browser; only the public keys are asked of the backend. Null: it was called off. */
export const controleerBestand = async (
  bestand: File,
  { signal, fetchSleutels, errorText }: Poorten,
): Promise<Uitslag | null> => {
  const gelezen = await readPdfInWorker(bestand, signal);
  if (gelezen === null) return null;
  if (!gelezen.gelukt) return { soort: 'nietGecontroleerd', tekst: pdfFoutTekst(gelezen.fout) };
  const { bijlagen, ...rest } = gelezen.inhoud;
  const stuk = {
    bijlagen: new Map(bijlagen.map(({ naam, bytes }) => [naam, bytes])),
    bestand: rest,
  };
  let sleutels: Rapportsleutels;
  try {
    sleutels = await fetchSleutels();
  } catch (error) {
    return { soort: 'nietGecontroleerd', tekst: teksten.geenSleutels(errorText(error)) };
  }
  if (signal.aborted) return null;
  const controle = controleerBewijs(stuk, sleutels, GEREEDSCHAP);
  return { soort: 'gecontroleerd', controle };
};
