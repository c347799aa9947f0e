import {
  ADVIES_HANDTEKENING,
  ADVIES_JSON,
  adviesJsonSchema,
  handtekeningSchema,
  type AdviesJson,
} from '@adviestool/contract/adviesJson';
import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import type { z } from 'zod';

import { adviesInvoerIn } from '../rekenen/adviesInvoer.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesUitkomstOf } from '../toelichting/adviesUitkomstOf.ts';
import { weergavenaam } from '../toelichting/weergavenaam.ts';
import { findKenmerken, kenmerkOf } from './kenmerk.ts';
import { overzichtOf, type OverzichtRij } from './overzicht.ts';
import { vergelijkAdvies, type Verschil } from './vergelijkAdvies.ts';

/** What was found in a file: its attached files by name, and the text of its pages; null: it has no pages. */
export interface Bewijsstuk {
  readonly bestanden: ReadonlyMap<string, Uint8Array>;
  readonly paginas: readonly string[] | null;
}

/** What Node and browsers have in different places. */
export interface Gereedschap {
  /** Whether an Ed25519 signature (base64url) over bytes was made with a public key (base64url). */
  verify: (publicKey: string, bytes: Uint8Array, handtekening: string) => boolean;
  /** In hexadecimal. */
  sha256: (bytes: Uint8Array) => string;
  /** UTF-8; null: it is not. */
  decode: (bytes: Uint8Array) => string | null;
}

/** Why nothing is proven. */
export type Bewijsfout =
  | { readonly soort: 'geenAdvies' | 'geenHandtekening' | 'handtekeningOnleesbaar' }
  | { readonly soort: 'onbekendeSleutel'; readonly kid: string }
  | { readonly soort: 'ingetrokken'; readonly kid: string; readonly op: string }
  | { readonly soort: 'gewijzigd' }
  | { readonly soort: 'verlopen'; readonly kid: string; readonly tot: string }
  | { readonly soort: 'onleesbaar' };

export interface VerschilPerGevelvulling {
  readonly naam: string;
  readonly verschillen: readonly Verschil[];
}

/** How signed numbers and the text around them go together. */
export type Paginas =
  | { readonly soort: 'geen' }
  /** The pages name other numbers than the signed ones. */
  | { readonly soort: 'anderRapport'; readonly kenmerken: readonly string[] }
  | { readonly soort: 'zonderKenmerk' }
  /** They name the signed numbers, as the pages of a forger do: it proves nothing of what else they show. */
  | { readonly soort: 'metKenmerk' };

/** What is proven, and how it relates to today's calculation and to the pages. */
export interface Bewezen {
  readonly json: AdviesJson;
  readonly kenmerk: string;
  readonly sleutel: Rapportsleutel;
  readonly overzicht: readonly OverzichtRij[];
  /** Of those that come out otherwise now. */
  readonly anders: readonly VerschilPerGevelvulling[];
  readonly paginas: Paginas;
}

export type Controle =
  | { readonly bewezen: true; readonly uitkomst: Bewezen }
  | { readonly bewezen: false; readonly fout: Bewijsfout };

const parseJson = <T>(schema: z.ZodType<T>, text: string | null): T | null => {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const refuse = (fout: Bewijsfout): Controle => ({ bewezen: false, fout });

/** Calculates every gevelvulling anew, with the catalogue of the report. */
const listAnders = ({
  project,
  catalogusDeel,
  gevelvullingen,
}: AdviesJson): VerschilPerGevelvulling[] => {
  const invoerOf = adviesInvoerIn({ projectGegevens: project.gegevens, catalogus: catalogusDeel });
  return gevelvullingen.flatMap(({ gevelvulling, advies }) => {
    const invoer = invoerOf(gevelvulling);
    const nieuw = invoer === null ? null : adviesUitkomstOf(calculateAdvies(invoer));
    const verschillen = vergelijkAdvies(advies, nieuw);
    return verschillen.length === 0 ? [] : [{ naam: weergavenaam(gevelvulling), verschillen }];
  });
};

const readPaginas = (paginas: readonly string[] | null, kenmerk: string): Paginas => {
  if (paginas === null) return { soort: 'geen' };
  const kenmerken = findKenmerken(paginas.join('\n'));
  if (kenmerken.includes(kenmerk)) return { soort: 'metKenmerk' };
  return kenmerken.length > 0 ? { soort: 'anderRapport', kenmerken } : { soort: 'zonderKenmerk' };
};

/**
 * Checks what a report proves: that the numbers it carries were signed with a key that is valid, whether they still
 * come out, and whether its pages belong to them. Nothing of the numbers is read before the signature holds.
 */
export const controleerBewijs = (
  { bestanden, paginas }: Bewijsstuk,
  sleutels: readonly Rapportsleutel[],
  { verify, sha256, decode }: Gereedschap,
): Controle => {
  const bytes = bestanden.get(ADVIES_JSON);
  if (bytes === undefined) return refuse({ soort: 'geenAdvies' });
  const bijgevoegd = bestanden.get(ADVIES_HANDTEKENING);
  if (bijgevoegd === undefined) return refuse({ soort: 'geenHandtekening' });
  const getekend = parseJson(handtekeningSchema, decode(bijgevoegd));
  if (getekend === null) return refuse({ soort: 'handtekeningOnleesbaar' });
  const { kid, handtekening } = getekend;
  const sleutel = sleutels.find((kandidaat) => kandidaat.kid === kid);
  if (sleutel === undefined) return refuse({ soort: 'onbekendeSleutel', kid });
  if (sleutel.ingetrokken !== null) {
    return refuse({ soort: 'ingetrokken', kid, op: sleutel.ingetrokken });
  }
  if (!verify(sleutel.publicKey, bytes, handtekening)) return refuse({ soort: 'gewijzigd' });
  const json = parseJson(adviesJsonSchema, decode(bytes));
  if (json === null) return refuse({ soort: 'onleesbaar' });
  // A key that signs no more cannot have signed what was written later.
  if (sleutel.tot !== null && Date.parse(json.project.op) > Date.parse(sleutel.tot)) {
    return refuse({ soort: 'verlopen', kid, tot: sleutel.tot });
  }
  const kenmerk = kenmerkOf(sha256(bytes));
  return {
    bewezen: true,
    uitkomst: {
      json,
      kenmerk,
      sleutel,
      overzicht: overzichtOf(json),
      anders: listAnders(json),
      paginas: readPaginas(paginas, kenmerk),
    },
  };
};
