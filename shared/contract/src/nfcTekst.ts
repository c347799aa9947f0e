import { z } from 'zod';

/** More characters than a name or an address has, however its accents are written. */
const MOST = 1000;

/**
 * A text of which the same letters have the same signs. What is far too long is refused before: accents are put
 * in order, and for very many of them that takes minutes.
 */
export const nfcTekst = z.string().max(MOST, { abort: true }).normalize('NFC');
