import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import { bewijsfoutTekst } from '@adviestool/domain/bewijs/bewijsfoutTekst';
import { controleerBewijs, type Bewezen } from '@adviestool/domain/bewijs/controleerBewijs';
import { pdfFoutTekst } from '@adviestool/pdf/pdfFoutTekst';
import { formatDateTime } from '@adviestool/ui/format';

import { GEREEDSCHAP } from './gereedschap.ts';
import { readPdfInWorker } from './readPdfInWorker.ts';
import { teksten } from './teksten.ts';

/** What became of a file: proven, not proven and why, or not checked at all. */
export type Uitslag =
  | { readonly soort: 'bewezen'; readonly bewezen: Bewezen }
  | { readonly soort: 'nietBewezen' | 'nietGecontroleerd'; readonly tekst: string };

interface Poorten {
  signal: AbortSignal;
  fetchSleutels: () => Promise<readonly Rapportsleutel[]>;
  errorText: (error: unknown) => string;
}

const datum = (moment: string): string => formatDateTime(new Date(moment));

/** Checks a report in this browser; only the public keys are asked of the backend. Null: it was called off. */
export const controleerBestand = async (
  bestand: File,
  { signal, fetchSleutels, errorText }: Poorten,
): Promise<Uitslag | null> => {
  const gelezen = await readPdfInWorker(bestand, signal);
  if (gelezen === null) return null;
  if (!gelezen.gelukt) return { soort: 'nietGecontroleerd', tekst: pdfFoutTekst(gelezen.fout) };
  const { bijlagen, paginas } = gelezen.inhoud;
  const bestanden = new Map(bijlagen.map(({ naam, bytes }) => [naam, bytes]));
  let sleutels: readonly Rapportsleutel[];
  try {
    sleutels = await fetchSleutels();
  } catch (error) {
    return { soort: 'nietGecontroleerd', tekst: teksten.geenSleutels(errorText(error)) };
  }
  if (signal.aborted) return null;
  const controle = controleerBewijs({ bestanden, paginas }, sleutels, GEREEDSCHAP);
  return controle.bewezen
    ? { soort: 'bewezen', bewezen: controle.uitkomst }
    : { soort: 'nietBewezen', tekst: bewijsfoutTekst(controle.fout, datum) };
};
