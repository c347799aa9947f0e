import {
  ADVIES_HANDTEKENING,
  ADVIES_JSON,
  adviesJsonSchema,
  handtekeningSchema,
  type AdviesJson,
} from '@adviestool/contract/adviesJson';
import type { Rapportsleutel, Rapportsleutels } from '@adviestool/contract/rapportsleutels';
import type { z } from 'zod';

import { adviesInvoerIn } from '../rekenen/adviesInvoer.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesUitkomstOf } from '../toelichting/adviesUitkomstOf.ts';
import { naamInLijst } from '../toelichting/naamInLijst.ts';
import { beoordeelBestand, type Bestand, type Bestandsoordeel } from './beoordeelBestand.ts';
import type { Bewijsfout } from './bewijsfoutTekst.ts';
import { kenmerkOf } from './kenmerk.ts';
import { overzichtOf, type OverzichtRij } from './overzicht.ts';
import { vergelijkAdvies, type Verschil } from './vergelijkAdvies.ts';

/** What was found: attached files by name, and the file that they were in; null: they were loose. */
export interface Bewijsstuk {
  readonly bijlagen: ReadonlyMap<string, Uint8Array>;
  readonly bestand: Bestand | null;
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

export interface VerschilPerGevelvulling {
  readonly naam: string;
  readonly verschillen: readonly Verschil[];
}

/** Numbers that are proven, and how they relate to today's calculation. */
export interface Bewezen {
  readonly json: AdviesJson;
  readonly kenmerk: string;
  readonly sleutel: Rapportsleutel;
  readonly overzicht: readonly OverzichtRij[];
  /** Of those that come out otherwise now. */
  readonly anders: readonly VerschilPerGevelvulling[];
}

type Getallencontrole =
  | { readonly bewezen: true; readonly uitkomst: Bewezen }
  | { readonly bewezen: false; readonly fout: Bewijsfout };

/** What is said of the numbers, and apart from that of the file around them. */
export interface Controle {
  readonly bestand: Bestandsoordeel;
  readonly getallen: Getallencontrole;
}

const parseJson = <T>(schema: z.ZodType<T>, text: string | null): T | null => {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const refuse = (fout: Bewijsfout): Getallencontrole => ({ bewezen: false, fout });

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
    return verschillen.length === 0 ? [] : [{ naam: naamInLijst(gevelvulling), verschillen }];
  });
};

/** Nothing of the numbers is read before their signature holds. */
const controleerGetallen = (
  bijlagen: Bewijsstuk['bijlagen'],
  sleutels: readonly Rapportsleutel[],
  { verify, sha256, decode }: Gereedschap,
): Getallencontrole => {
  const bytes = bijlagen.get(ADVIES_JSON);
  if (bytes === undefined) return refuse({ soort: 'geenAdvies' });
  const bijgevoegd = bijlagen.get(ADVIES_HANDTEKENING);
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
    },
  };
};

/**
 * Checks what a report proves, apart from one another: that the file is as an installation with these keys made it,
 * that the numbers in it were signed with a key that is valid, and whether they still come out.
 */
export const controleerBewijs = (
  { bijlagen, bestand }: Bewijsstuk,
  { sleutels, certificaten }: Rapportsleutels,
  gereedschap: Gereedschap,
): Controle => {
  const getallen = controleerGetallen(bijlagen, sleutels, gereedschap);
  const bekend = getallen.bewezen
    ? ({ bewezen: true, json: getallen.uitkomst.json } as const)
    : getallen;
  return { bestand: beoordeelBestand(bestand, bekend, certificaten), getallen };
};
