import { maakBestand } from '../rapporten/maakBestand.ts';
import type { Ondertekenaars } from '../rapporten/maakRapport.ts';
import type { RapportOpdracht } from '../rapporten/rapportOpdracht.ts';

/** The file of a report, made in this process: to see what is in it. The product makes it in one of its own. */
export const maakHier = async (
  opdracht: RapportOpdracht,
  { getallen, bestand }: Ondertekenaars,
): Promise<Uint8Array> => {
  const onderteken = { getallen: async (bytes: Uint8Array) => getallen(bytes), bestand };
  return (await maakBestand(opdracht, { onderteken, onGedaan: () => undefined })).bytes;
};
