import type { Bewijs } from '../bewijs/bewijsOf.ts';
import { qrDeelOf } from './qrDeelOf.ts';
import type { RapportGegevens } from './rapportGegevens.ts';

/** What the cover says of the proof, with its QR code as dark runs. */
export const bewijsDeelOf = ({
  kenmerk,
  qr,
  rekenmodel,
}: Bewijs): NonNullable<RapportGegevens['bewijs']> => ({
  kenmerk,
  adres: qr.adres,
  qr: qrDeelOf(qr.vakjes),
  rekenmodel,
});
