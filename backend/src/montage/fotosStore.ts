import { createHash } from 'node:crypto';

import type { MontageFoto } from '@adviestool/contract/montage';
import { and, asc, eq, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { readSlices } from '../database/readSlices.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';

const BASE64 = 'base64';

/** Milliseconds after which a picture that no entry names is removed: a phone may be away for fourteen days. */
const UNUSED_KEPT = 30 * 86_400_000;

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Bytes of pictures of a project that no entry names. */
const MEESTE_ONGENOEMD = 200_000_000;

/** Bytes of pictures of a project that came by a link: anybody who has it sends them. */
const MEESTE_VIA_LINK = 1_000_000_000;

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

/** Whether no entry names a picture; of one project where it is named. */
const isUnnamed = (database: Database, projectId?: number): SQL => {
  // Every name once, so that the two are joined by a hash and not compared one by one.
  const named = database
    .select({
      project_id: montage.project_id,
      foto: sql<string>`jsonb_array_elements_text(${montage.fotos})::uuid`.as('foto'),
    })
    .from(montage)
    .where(projectId === undefined ? undefined : eq(montage.project_id, projectId))
    .as('named');
  return notExists(
    database
      .select({ foto: named.foto })
      .from(named)
      .where(and(eq(named.project_id, montageFotos.project_id), eq(named.foto, montageFotos.id))),
  );
};

const bytesOf = async (database: Database, projectId: number, which?: SQL): Promise<number> => {
  const [row] = await database
    .select({ bytes: sql`coalesce(sum(${montageFotos.bytes}), 0)`.mapWith(Number) })
    .from(montageFotos)
    .where(and(eq(montageFotos.project_id, projectId), which));
  if (row === undefined) throw new Error('A sum always has a row.');
  return row.bytes;
};

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

  /** Those of a project, without their bytes. */
  listOf: (projectId: number): Promise<MontageFoto[]> =>
    database
      .select({ id: montageFotos.id, sha256: montageFotos.sha256, bytes: montageFotos.bytes })
      .from(montageFotos)
      .where(eq(montageFotos.project_id, projectId))
      .orderBy(asc(montageFotos.created), asc(montageFotos.id)),

  /** Its bytes, piece by piece. */
  read: ({ projectId, id }: FotoVan, bytes: number): AsyncIterable<Uint8Array> =>
    readSlices(database, {
      table: montageFotos,
      column: montageFotos.bestand,
      where: and(eq(montageFotos.project_id, projectId), eq(montageFotos.id, id)),
      bytes,
    }),

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

  /** Whether there is no room in a project for a picture that no entry names yet. */
  isFull: async (projectId: number, bytes: number): Promise<boolean> => {
    const hasRoom = async (which?: SQL): Promise<boolean> =>
      (await bytesOf(database, projectId, which)) + bytes <= MEESTE_ONGENOEMD;
    // The names are looked at only where all pictures together are too many.
    return !(await hasRoom()) && !(await hasRoom(isUnnamed(database, projectId)));
  },

  /** Whether a project has no room for another picture by a link; one of an account that is gone counts as such. */
  isFullViaLink: async (projectId: number, bytes: number): Promise<boolean> =>
    (await bytesOf(database, projectId, isNull(montageFotos.uid))) + bytes > MEESTE_VIA_LINK,

  removeUnused: async (now: Date): Promise<void> => {
    const isOld = lt(montageFotos.created, new Date(now.getTime() - UNUSED_KEPT));
    await database.delete(montageFotos).where(and(isOld, isUnnamed(database)));
  },
});
