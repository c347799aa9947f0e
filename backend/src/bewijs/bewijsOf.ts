import { createHash } from 'node:crypto';

import {
  ADVIES_HANDTEKENING,
  ADVIES_JSON,
  type Handtekening,
} from '@adviestool/contract/adviesJson';
import { kenmerkOf } from '@adviestool/domain/bewijs/kenmerk';
import { encode } from 'uqr';

import { canonicalText } from '@adviestool/contract/canonicalText';
import { adviesJsonOf, type Rapportinhoud } from './adviesJsonOf.ts';

/** A file that goes into the PDF. */
export interface Bijlage {
  naam: string;
  /** Its MIME type. */
  soort: string;
  bytes: Uint8Array;
  omschrijving: string;
}

/** What makes a report prove itself. */
export interface Bewijs {
  bestanden: readonly Bijlage[];
  /** Short name of the signed numbers, printed on the cover and told by a check, for who compares them by eye. */
  kenmerk: string;
  /** Where a report is checked, and its QR code: rows of squares, true is dark, without a margin. */
  qr: { adres: string; vakjes: readonly (readonly boolean[])[] };
  /** Where the model that its steps name can be read. */
  rekenmodel: string;
}

/** The page of the site that checks a report; open to everyone. */
const CONTROLE = '/controle';

/** The page of the site that shows the rekenmodel; open to everyone. */
const REKENMODEL = '/rekenmodel';

const JSON_TYPE = 'application/json';

/** The signed bytes: canonical JSON in UTF-8. */
export const adviesBytesOf = (inhoud: Rapportinhoud): Uint8Array =>
  Buffer.from(canonicalText(adviesJsonOf(inhoud)), 'utf8');

/**
 * The files that prove a report, of the numbers and the signature over them, and the way to its check.
 * @param siteOrigin the configured address of the site, never one of a request
 */
export const bewijsVan = (
  bytes: Uint8Array,
  handtekening: Handtekening,
  siteOrigin: string,
): Bewijs => {
  const adres = `${siteOrigin}${CONTROLE}`;
  return {
    bestanden: [
      {
        naam: ADVIES_JSON,
        soort: JSON_TYPE,
        bytes,
        omschrijving: 'De berekening van dit rapport: invoer, gebruikte producten en uitkomsten.',
      },
      {
        naam: ADVIES_HANDTEKENING,
        soort: JSON_TYPE,
        bytes: Buffer.from(canonicalText(handtekening), 'utf8'),
        omschrijving: `Handtekening over ${ADVIES_JSON}; te controleren op ${adres}.`,
      },
    ],
    kenmerk: kenmerkOf(createHash('sha256').update(bytes).digest('hex')),
    qr: { adres, vakjes: encode(adres, { border: 0 }).data },
    rekenmodel: `${siteOrigin}${REKENMODEL}`,
  };
};
