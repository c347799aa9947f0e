import { createHash } from 'node:crypto';

import { canonicalText } from '@adviestool/contract/canonicalText';
import {
  MEESTE_INVOER,
  type Bestandsmontage,
  type MontageBody,
  type MontageInvoer,
} from '@adviestool/contract/montage';
import { adviesHash } from '@adviestool/montage/adviesHash';
import { and, asc, count, eq, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

/** Bytes of the entries that are kept of one project. */
const MEESTE_BYTES = 20_000_000;

/** How much of what is kept may have come by links: anybody who has one sends entries, which are never removed. */
const VIA_LINK = 0.5;

/** Said with a link for the site, and not with the file of a project. */
const isViaLink = and(isNotNull(montage.door), isNull(montage.uit_bestand));

/** Entries that go into the database in one statement. */
const MEESTE_TEGELIJK = 500;

/** Who says it: a user, or a name that was typed with a link. */
export type MontageDoor = { uid: number; naam: null } | { uid: null; naam: string };

interface NewInvoer {
  projectId: number;
  id: string;
  gevelvullingId: string;
  door: MontageDoor;
  body: MontageBody;
}

const fotoColumns = {
  id: montageFotos.id,
  sha256: montageFotos.sha256,
  bytes: montageFotos.bytes,
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const verzoekOf = ({ gevelvullingId, door, body }: NewInvoer): string =>
  sha256(canonicalText({ gevelvullingId, door, body }));

const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

/** What was said on site; `database` may be a transaction. Entries are added, and never changed. */
export const createMontage = (database: Database) => {
  /** The oldest first; of those of one moment, in the order in which they came. */
  const listOf = async (projectId: number, id?: string): Promise<MontageInvoer[]> => {
    const rows = await database
      .select({ invoer: montage, naam: shownName })
      .from(montage)
      .leftJoin(users, eq(users.uid, montage.uid))
      .where(
        and(eq(montage.project_id, projectId), id === undefined ? undefined : eq(montage.id, id)),
      )
      .orderBy(asc(montage.op), asc(montage.nr));
    const fotos = await database
      .select(fotoColumns)
      .from(montageFotos)
      .where(eq(montageFotos.project_id, projectId));
    const byId = new Map(fotos.map((foto) => [foto.id, foto]));
    return rows.map(({ invoer, naam }) => ({
      id: invoer.id,
      gevelvulling: invoer.gevelvulling_id,
      stuk: invoer.stuk,
      geplaatst: invoer.geplaatst?.toISOString() ?? null,
      ankers: invoer.ankers,
      afwijking: invoer.afwijking,
      toelichting: invoer.toelichting,
      fotos: invoer.fotos.flatMap((foto) => byId.get(foto) ?? []),
      door: invoer.door ?? naam,
      viaLink: invoer.uit_bestand?.viaLink ?? invoer.door !== null,
      op: invoer.op.toISOString(),
      ontvangen: invoer.ontvangen.toISOString(),
      getoond: invoer.getoond,
      advies: invoer.advies,
      ...(invoer.uit_bestand !== null && { uitBestand: { fotos: invoer.uit_bestand.fotos } }),
    }));
  };

  const omvangOf = async (
    projectId: number,
    which?: SQL,
  ): Promise<{ aantal: number; bytes: number }> => {
    const [row] = await database
      .select({
        aantal: count(),
        bytes: sql`coalesce(sum(${montage.grootte}), 0)`.mapWith(Number),
      })
      .from(montage)
      .where(and(eq(montage.project_id, projectId), which));
    if (row === undefined) throw new Error('A sum always has a row.');
    return row;
  };

  return {
    listOf: (projectId: number): Promise<MontageInvoer[]> => listOf(projectId),

    /** The number of what came in last, by the index montage_nr; 0: nothing did. */
    lastNr: async (projectId: number): Promise<number> => {
      const [row] = await database
        .select({ nr: max(montage.nr) })
        .from(montage)
        .where(eq(montage.project_id, projectId));
      return row?.nr ?? 0;
    },

    /** Whether there is an entry with this id. */
    isKept: async (projectId: number, id: string): Promise<boolean> => {
      const rows = await database
        .select({ id: montage.id })
        .from(montage)
        .where(and(eq(montage.project_id, projectId), eq(montage.id, id)));
      return rows.length > 0;
    },

    /** Whether a project has as many entries as are kept, or as many bytes of them. */
    isFull: async (projectId: number): Promise<boolean> => {
      const { aantal, bytes } = await omvangOf(projectId);
      return aantal >= MEESTE_INVOER || bytes >= MEESTE_BYTES;
    },

    /** The same of those by links, which leave room for who is logged in. */
    isFullViaLink: async (projectId: number): Promise<boolean> => {
      const { aantal, bytes } = await omvangOf(projectId, isViaLink);
      return aantal >= MEESTE_INVOER * VIA_LINK || bytes >= MEESTE_BYTES * VIA_LINK;
    },

    /** Whether something was said of a gevelvulling. */
    isMontageVan: async (projectId: number, gevelvullingId: string): Promise<boolean> => {
      const rows = await database
        .select({ id: montage.id })
        .from(montage)
        .where(and(eq(montage.project_id, projectId), eq(montage.gevelvulling_id, gevelvullingId)))
        .limit(1);
      return rows.length > 0;
    },

    /** Whether each of these pictures is kept. */
    hasFotos: async (projectId: number, ids: readonly string[]): Promise<boolean> => {
      if (ids.length === 0) return true;
      const found = await database
        .select({ id: montageFotos.id })
        .from(montageFotos)
        .where(and(eq(montageFotos.project_id, projectId), inArray(montageFotos.id, [...ids])));
      return found.length === new Set(ids).size;
    },

    /**
     * Adds an entry; one with the id of an earlier one is that one.
     * @returns what is kept, with its number when it is new; null when its id was used for something else
     */
    insert: async (
      invoer: NewInvoer,
      now: Date,
    ): Promise<{ invoer: MontageInvoer; nieuw: number | null } | null> => {
      const { projectId, id, gevelvullingId, door, body } = invoer;
      const verzoek = verzoekOf(invoer);
      const added = await database
        .insert(montage)
        .values({
          project_id: projectId,
          id,
          gevelvulling_id: gevelvullingId,
          stuk: body.stuk,
          geplaatst: body.geplaatst === null ? null : new Date(body.geplaatst),
          ankers: body.ankers,
          afwijking: body.afwijking,
          toelichting: body.toelichting,
          fotos: body.fotos,
          op: earliest(new Date(body.op), now),
          ontvangen: now,
          getoond: body.getoond,
          advies: adviesHash(body.getoond, sha256),
          uid: door.uid,
          door: door.naam,
          verzoek,
        })
        .onConflictDoNothing()
        .returning({ nr: montage.nr });
      const [kept] = await database
        .select({ verzoek: montage.verzoek })
        .from(montage)
        .where(and(eq(montage.project_id, projectId), eq(montage.id, id)));
      if (kept?.verzoek !== verzoek) return null;
      const [found] = await listOf(projectId, id);
      return found === undefined ? null : { invoer: found, nieuw: added[0]?.nr ?? null };
    },

    /**
     * What came with the file of a project, the oldest first; its pictures did not.
     * @returns the bytes that it takes
     */
    insertMany: async (projectId: number, all: Bestandsmontage, now: Date): Promise<number> => {
      for (let from = 0; from < all.length; from += MEESTE_TEGELIJK) {
        const values = all
          .slice(from, from + MEESTE_TEGELIJK)
          .map(({ gevelvulling, viaLink, fotos, geplaatst, op, ontvangen, ...invoer }) => ({
            ...invoer,
            project_id: projectId,
            gevelvulling_id: gevelvulling,
            geplaatst: geplaatst === null ? null : earliest(new Date(geplaatst), now),
            op: earliest(new Date(op), now),
            ontvangen: earliest(new Date(ontvangen), now),
            fotos: [],
            advies: adviesHash(invoer.getoond, sha256),
            uit_bestand: { viaLink, fotos },
            verzoek: '',
          }));
        await database.insert(montage).values(values).onConflictDoNothing();
      }
      return (await omvangOf(projectId)).bytes;
    },
  };
};
