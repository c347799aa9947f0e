import { canonicalText } from './canonicalText.ts';

/**
 * Tells the content of a catalogue, whatever it is called: 22 characters that may stand in a path.
 * @param sha256 digest of a text, base64url; every platform has its own
 */
export const hashOfCatalogus = (document: unknown, sha256: (text: string) => string): string =>
  sha256(canonicalText(document)).slice(0, 22);
