import { canonicalText } from '@adviestool/contract/canonicalText';
import type { GetoondAdvies } from '@adviestool/contract/montage';
import type { Sha256 } from '@adviestool/contract/projectBestand';

/** Tells which advice was shown when a piece was ticked: the SHA-256 of its canonical text, hexadecimal. */
export const adviesHash = (getoond: GetoondAdvies, sha256: Sha256): string =>
  sha256(canonicalText(getoond));
