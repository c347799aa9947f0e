import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** A public key that reports are or were signed with. */
export const rapportsleutelSchema = z.object({
  kid: z.string().min(1).max(64),
  alg: z.literal('Ed25519'),
  /** base64url of its 32 bytes. */
  publicKey: z.string().regex(/^[\w-]{43}$/),
  /** It signs from here on. */
  van: moment,
  /** It signed until here; null: it still does. What it signed stays valid. */
  tot: moment.nullable(),
  /** From here on nothing that it signed is valid. */
  ingetrokken: moment.nullable(),
});

/** A certificate whose key signs or signed reports as files. */
export const rapportcertificaatSchema = z.object({
  /** SHA-256 of its DER form, in hexadecimal. */
  kid: z.string().regex(/^[\da-f]{64}$/),
  /** base64 of its DER form (X.509). */
  certificaat: z.string().regex(/^[\w+/]+={0,2}$/),
  /** Its key signs from here on. */
  van: moment,
  /** It signed until here; null: it still does. What it signed stays valid. */
  tot: moment.nullable(),
  /** From here on nothing that it signed is valid. */
  ingetrokken: moment.nullable(),
});

/** Answer of `GET /api/v2/rapportsleutels`. */
export const rapportsleutelsSchema = z.object({
  sleutels: z.array(rapportsleutelSchema),
  /** Absent: a backend, or a file of keys, from before reports were signed as files. */
  certificaten: z.array(rapportcertificaatSchema).optional(),
});

export type Rapportsleutel = z.infer<typeof rapportsleutelSchema>;
export type Rapportcertificaat = z.infer<typeof rapportcertificaatSchema>;
export type Rapportsleutels = z.infer<typeof rapportsleutelsSchema>;

/** Why a key vouches for nothing of some moment, and since when. */
export interface Sleutelbezwaar {
  readonly soort: 'ingetrokken' | 'vervangen';
  readonly op: string;
}

/** Null: it does. A key that signs no more cannot have signed what was made later. */
export const bezwaarTegen = (
  { tot, ingetrokken }: Pick<Rapportsleutel, 'tot' | 'ingetrokken'>,
  gemaakt: string,
): Sleutelbezwaar | null => {
  if (ingetrokken !== null) return { soort: 'ingetrokken', op: ingetrokken };
  return tot !== null && Date.parse(gemaakt) > Date.parse(tot)
    ? { soort: 'vervangen', op: tot }
    : null;
};
