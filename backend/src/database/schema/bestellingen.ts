import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { Bestelling, Levering } from '@adviestool/contract/bestellingen';

import { moment } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What an order came to when it was looked at. */
export interface Stand {
  /** Hash of what each gevelvulling took of the supplier, and of which it did not comply. */
  basis: string;
  /** Ids of the gevelvullingen that did not comply with the number that was counted. */
  voldoetNiet: string[];
  /** Ids of the gevelvullingen that the number is of. */
  geteld: string[];
  /** Ids of those that it was of before, and that cannot be counted now. */
  gemist: string[];
  /** Each `versies` that it was looked at with: what one of them makes of a change of the project is not told. */
  gezien: string[];
}

/** Up to where it was looked whether an order is what would be ordered now. */
export interface Vergeleken {
  /** Of the project. */
  revisie: number;
  /** What was calculated with (`versies` of a `Rekenwijze`); empty: the catalogue was not known. */
  versies: string;
  /** Absent: it is not known, or not the last order of its supplier. */
  stand?: Stand;
}

/** What was ordered for a project: added to, and never changed, but for `vergeleken`. */
export const bestellingen = pgTable(
  'bestellingen',
  {
    project_id: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** As the page made it, so that a repeat is no second order. */
    id: uuid().notNull(),
    /** Who ordered; null: that account is gone, or it came with the file of a project. */
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    op: moment().notNull(),
    leverancier: text(),
    reserve: integer().notNull(),
    levering: text().$type<Levering>(),
    regels: jsonb().$type<Bestelling['regels']>().notNull(),
    advieshash: text().notNull(),
    /** What it was last compared with; null: it was not. */
    vergeleken: jsonb().$type<Vergeleken>(),
  },
  (table) => [
    primaryKey({ columns: [table.project_id, table.id] }),
    index('bestellingen_uid').on(table.uid),
  ],
);
