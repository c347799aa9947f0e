import type { Uitnodiging } from '@adviestool/contract/leden';
import type { LidRol } from '@adviestool/contract/rollen';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';

import { tokenHash } from '../http/token.ts';
import type { Database } from '../database/connect.ts';
import { groups, uitnodigingen } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

const DAY = 24 * 3_600_000;

/** Milliseconds that the link of an invitation works. */
const LIFETIME = 7 * DAY;

/** Milliseconds that one that was not taken up is listed. */
const LISTED = 30 * DAY;

/** What a live link leads to. */
export interface LevendeUitnodiging {
  id: number;
  groupId: number;
  /** Name of the group. */
  bedrijf: string;
  mail: string;
  /** Of the invited; null: nobody said. */
  naam: string | null;
  rol: LidRol;
  verloopt: Date;
  /** The group lets nobody in by password. */
  wachtwoord_verboden: boolean;
}

/** What the mail of an invitation says. */
export interface UitnodigingMail {
  mail: string;
  naam: string | null;
  bedrijf: string;
  door: string;
}

interface NieuweUitnodiging {
  groupId: number;
  mail: string;
  naam: string | null;
  rol: LidRol;
  door: number;
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const expiryOf = (created: Date): Date => new Date(created.getTime() + LIFETIME);

const isYoung = (now: Date) => gt(uitnodigingen.created, ago(now, LIFETIME));

const isLive = (token: string, now: Date) =>
  and(
    or(
      eq(uitnodigingen.token_hash, tokenHash(token)),
      eq(uitnodigingen.link_hash, tokenHash(token)),
    ),
    isYoung(now),
  );

const isAddressed = (groupId: number, mail: string) =>
  and(eq(uitnodigingen.group_id, groupId), sql`lower(${uitnodigingen.mail}) = lower(${mail})`);

/** Invitations that were not taken up; the database only sees the hashes of their tokens. */
export const createUitnodigingen = (database: Database) => {
  const describeWhere = async (
    condition: ReturnType<typeof and>,
    now: Date,
  ): Promise<Uitnodiging[]> => {
    const rows = await database
      .select({
        id: uitnodigingen.id,
        mail: uitnodigingen.mail,
        naam: uitnodigingen.naam,
        rol: uitnodigingen.rol,
        door: shownName,
        created: uitnodigingen.created,
      })
      .from(uitnodigingen)
      .innerJoin(users, eq(users.uid, uitnodigingen.door))
      .where(condition)
      .orderBy(sql`lower(${uitnodigingen.mail})`);
    return rows.map(({ created, ...rest }) => ({
      ...rest,
      verstuurd: created.toISOString(),
      verloopt: expiryOf(created).toISOString(),
      is_verlopen: created <= ago(now, LIFETIME),
    }));
  };

  return {
    list: (groupId: number, now: Date): Promise<Uitnodiging[]> =>
      describeWhere(eq(uitnodigingen.group_id, groupId), now),

    describe: async (id: number, now: Date): Promise<Uitnodiging | null> =>
      (await describeWhere(eq(uitnodigingen.id, id), now))[0] ?? null,

    countLive: (groupId: number, now: Date): Promise<number> =>
      database.$count(uitnodigingen, and(eq(uitnodigingen.group_id, groupId), isYoung(now))),

    /** Makes an invitation in the place of a former one to the address. @returns its id */
    replace: async (
      { groupId, mail, naam, rol, door }: NieuweUitnodiging,
      now: Date,
    ): Promise<number> => {
      await database.delete(uitnodigingen).where(isAddressed(groupId, mail));
      const [row] = await database
        .insert(uitnodigingen)
        .values({ group_id: groupId, mail, naam, rol, door, created: now })
        .returning({ id: uitnodigingen.id });
      if (row === undefined) throw new Error('The invitation was not stored.');
      return row.id;
    },

    /** Ends the link and starts the time anew. @returns the address; null: there is no such invitation */
    renew: async (
      { id, groupId, door }: { id: number; groupId: number; door: number },
      now: Date,
    ): Promise<string | null> => {
      const [row] = await database
        .update(uitnodigingen)
        .set({ created: now, token_hash: null, link_hash: null, door })
        .where(and(eq(uitnodigingen.id, id), eq(uitnodigingen.group_id, groupId)))
        .returning({ mail: uitnodigingen.mail });
      return row?.mail ?? null;
    },

    /** Gives an invitation a link beside that of its mail. @returns false when there is none that is alive */
    setLink: async (
      { id, groupId, token }: { id: number; groupId: number; token: string },
      now: Date,
    ): Promise<boolean> => {
      const linked = await database
        .update(uitnodigingen)
        .set({ link_hash: tokenHash(token) })
        .where(and(eq(uitnodigingen.id, id), eq(uitnodigingen.group_id, groupId), isYoung(now)))
        .returning({ id: uitnodigingen.id });
      return linked.length > 0;
    },

    /** @returns false when there is no such invitation */
    remove: async (groupId: number, id: number): Promise<boolean> => {
      const removed = await database
        .delete(uitnodigingen)
        .where(and(eq(uitnodigingen.id, id), eq(uitnodigingen.group_id, groupId)))
        .returning({ id: uitnodigingen.id });
      return removed.length > 0;
    },

    /** Those that somebody made who does not speak for the group any more; of every group without one. */
    removeBy: async (uid: number, groupId?: number): Promise<void> => {
      const inGroup = groupId === undefined ? undefined : eq(uitnodigingen.group_id, groupId);
      await database.delete(uitnodigingen).where(and(eq(uitnodigingen.door, uid), inGroup));
    },

    /** Gives an invitation its link. @returns null when it was withdrawn in the meantime */
    setToken: async (id: number, token: string): Promise<UitnodigingMail | null> => {
      const [row] = await database
        .update(uitnodigingen)
        .set({ token_hash: tokenHash(token) })
        .where(eq(uitnodigingen.id, id))
        .returning({
          mail: uitnodigingen.mail,
          naam: uitnodigingen.naam,
          groupId: uitnodigingen.group_id,
          door: uitnodigingen.door,
        });
      if (row === undefined) return null;
      const [named] = await database
        .select({ bedrijf: groups.label, door: shownName })
        .from(groups)
        .innerJoin(users, eq(users.uid, row.door))
        .where(eq(groups.id, row.groupId));
      return named === undefined ? null : { mail: row.mail, naam: row.naam, ...named };
    },

    findLive: async (token: string, now: Date): Promise<LevendeUitnodiging | null> => {
      const [row] = await database
        .select({
          id: uitnodigingen.id,
          groupId: uitnodigingen.group_id,
          bedrijf: groups.label,
          mail: uitnodigingen.mail,
          naam: uitnodigingen.naam,
          rol: uitnodigingen.rol,
          wachtwoord_verboden: groups.wachtwoord_verboden,
          created: uitnodigingen.created,
        })
        .from(uitnodigingen)
        .innerJoin(groups, eq(groups.id, uitnodigingen.group_id))
        .where(isLive(token, now));
      if (row === undefined) return null;
      const { created, ...rest } = row;
      return { ...rest, verloopt: expiryOf(created) };
    },

    /** Spends a token. @returns null when it was spent before, of two at once to all but one */
    spend: async (
      token: string,
      now: Date,
    ): Promise<Pick<LevendeUitnodiging, 'groupId' | 'mail' | 'rol'> | null> => {
      const [spent] = await database.delete(uitnodigingen).where(isLive(token, now)).returning({
        groupId: uitnodigingen.group_id,
        mail: uitnodigingen.mail,
        rol: uitnodigingen.rol,
      });
      return spent ?? null;
    },

    removeExpired: async (now: Date): Promise<void> => {
      await database.delete(uitnodigingen).where(lt(uitnodigingen.created, ago(now, LISTED)));
    },
  };
};
