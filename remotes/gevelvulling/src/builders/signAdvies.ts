import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { ed25519 } from '@noble/curves/ed25519.js';

const { secretKey, publicKey } = ed25519.keygen();

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const SLEUTEL: Rapportsleutel = {
  kid: 'sleutel1',
  alg: 'Ed25519',
  publicKey: base64url(publicKey),
  van: '2026-11-01T00:00:00.000Z',
  tot: null,
  ingetrokken: null,
};

/** The numbers of a report of these gevelvullingen, as they are attached to it. */
export const buildAdviesBytes = (
  gevelvullingen: readonly Gevelvulling[] = [],
  catalogus = buildCatalogus(),
): Uint8Array => {
  const { projectGegevens } = buildProject();
  return utf8(
    JSON.stringify({
      soort: 'adviestool-advies',
      versie: 1,
      programma: '1.0.0',
      rekenmodel: REKENMODEL_VERSIE,
      catalogus: { id: 'voorbeeld', versie: '1' },
      project: {
        id: 7,
        revisie: 'r3',
        door: null,
        op: '2026-11-20T09:30:00.000Z',
        gegevens: projectGegevens,
      },
      catalogusDeel: catalogus,
      gevelvullingen: gevelvullingen.map((gevelvulling) => {
        const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
        return { gevelvulling, advies: advies === null ? null : adviesUitkomstOf(advies) };
      }),
    }),
  );
};

/** The attached files of a report: the numbers, and the signature of `SLEUTEL` over these or other ones. */
export const signAdvies = (
  advies: Uint8Array,
  ondertekend: Uint8Array = advies,
): { naam: string; bytes: Uint8Array }[] => [
  { naam: ADVIES_JSON, bytes: advies },
  {
    naam: ADVIES_HANDTEKENING,
    bytes: utf8(
      JSON.stringify({
        kid: SLEUTEL.kid,
        alg: SLEUTEL.alg,
        handtekening: base64url(ed25519.sign(ondertekend, secretKey)),
      }),
    ),
  },
];
