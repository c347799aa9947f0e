import { createHash } from 'node:crypto';

import type { MontageFoto } from '@adviestool/contract/montage';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';

const BASE64 = 'base64';

/** Milliseconds after which a picture that no entry names is removed: a phone may be away for fourteen days. */
const UNUSED_KEPT = 30 * 86_400_000;

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

interface FotoVan {
  projectId: number;
  id: string;
}

interface NewFoto extends FotoVan {
  /** As it was written anew. */
  bytes: Uint8Array;
  /** Hash of what was sent. */
  verzoek: string;
  uid: number | null;
}

/** A picture that is kept, and the hash of what was sent for it. */
interface KeptFoto extends MontageFoto {
  verzoek: string;
}

/** The pictures of sites; `database` may be a transaction. */
export const createMontageFotos = (database: Database) => ({
  describe: async ({ projectId, id }: FotoVan): Promise<KeptFoto | null> => {
    const [row] = await database
      .select({
        id: montageFotos.id,
        sha256: montageFotos.sha256,
        bytes: montageFotos.bytes,
        verzoek: montageFotos.verzoek,
      })
      .from(montageFotos)
      .where(and(eq(montageFotos.project_id, projectId), eq(montageFotos.id, id)));
    return row ?? null;
  },

  find: async ({ projectId, id }: FotoVan): Promise<Buffer | null> => {
    const [row] = await database
      .select({ text: sql<string>`encode(${montageFotos.bestand}, ${BASE64})` })
      .from(montageFotos)
      .where(and(eq(montageFotos.project_id, projectId), eq(montageFotos.id, id)));
    return row === undefined ? null : Buffer.from(row.text, BASE64);
  },

  insert: async ({ projectId, id, bytes, verzoek, uid }: NewFoto, now: Date): Promise<void> => {
    await database
      .insert(montageFotos)
      .values({
        project_id: projectId,
        id,
        sha256: sha256Of(bytes),
        bytes: bytes.length,
        // As text: the embedded database writes and reads bytes one by one.
        bestand: sql`decode(${Buffer.from(bytes).toString(BASE64)}, ${BASE64})`,
        uid,
        created: now,
        verzoek,
      })
      .onConflictDoNothing();
  },

  removeUnused: async (now: Date): Promise<void> => {
    // Every name once, so that the two are joined by a hash and not compared one by one.
    const named = database
      .select({
        project_id: montage.project_id,
        foto: sql<string>`jsonb_array_elements_text(${montage.fotos})::uuid`.as('foto'),
      })
      .from(montage)
      .as('named');
    const namedIt = database
      .select({ foto: named.foto })
      .from(named)
      .where(and(eq(named.project_id, montageFotos.project_id), eq(named.foto, montageFotos.id)));
    await database
      .delete(montageFotos)
      .where(
        and(lt(montageFotos.created, new Date(now.getTime() - UNUSED_KEPT)), notExists(namedIt)),
      );
  },
});
