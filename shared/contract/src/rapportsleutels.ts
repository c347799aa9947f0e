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

/** Answer of `GET /api/v2/rapportsleutels`. */
export const rapportsleutelsSchema = z.object({ sleutels: z.array(rapportsleutelSchema) });

export type Rapportsleutel = z.infer<typeof rapportsleutelSchema>;
