import { ondertekendeTekst, type ProjectBestand } from '@adviestool/contract/projectBestand';
import { bezwaarTegen } from '@adviestool/contract/rapportsleutels';

import { GEREEDSCHAP } from '../bewijs/gereedschap.ts';
import type { Sleutelbos } from '../bewijs/sleutelbos.ts';

/**
 * Whether this installation made a file: `onbekend` when it was another, whose key it does not have, or when the
 * key was withdrawn or replaced before the file was made; `vals` when the key is known and did not sign it.
 */
export const echtheidOf = (
  { versie, inhoud: { bron }, sha256, handtekening: { kid, handtekening } }: ProjectBestand,
  { sleutels }: Sleutelbos,
): 'echt' | 'onbekend' | 'vals' => {
  const sleutel = sleutels.find((each) => each.kid === kid);
  if (sleutel === undefined || bezwaarTegen(sleutel, bron.op) !== null) return 'onbekend';
  const bytes = Buffer.from(ondertekendeTekst({ versie, sha256 }), 'utf8');
  return GEREEDSCHAP.verify(sleutel.publicKey, bytes, handtekening) ? 'echt' : 'vals';
};
