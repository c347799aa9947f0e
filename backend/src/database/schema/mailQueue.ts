import { index, jsonb, pgTable, serial, smallint, text, uuid } from 'drizzle-orm/pg-core';

import type { MontageAfwijking } from '@adviestool/contract/montage';

import { moment } from './columns.ts';

/** Of a mail that says that projects were handed over. */
interface OverdrachtDetails {
  kind: 'overgedragen';
  /** Who gets them. */
  uid: number;
  /** The name of who handed them over. */
  door: string;
  aantal: number;
  /** The first of them. */
  project: { id: number; naam: string };
}

/** Of an invitation: the address and the token are found when the mail goes out. */
interface UitnodigingDetails {
  kind: 'uitnodiging';
  id: number;
}

/** Of links that ended because who made them may not manage the projects any more. */
interface InzageVervallenDetails {
  kind: 'inzage_vervallen';
  /** Nobody: to an earlier release this is a hand-over. */
  uid: 0;
  /** Whose the projects are. */
  eigenaar: number;
  links: number;
  projecten: number;
  /** The first of them. */
  project: { id: number; naam: string };
}

/** Of a membership that somebody ended. */
interface LidVerwijderdDetails {
  kind: 'lid_verwijderd';
  /** Nobody: to an earlier release this is a hand-over. */
  uid: 0;
  /** Who is no member any more. */
  lid: number;
  groupId: number;
  bedrijf: string;
  /** The name of who did it. */
  door: string;
}

/** A piece that was not mounted as advised. */
export interface GemeldeAfwijking {
  gevelvulling: string;
  stuk: number;
  afwijking: MontageAfwijking;
  toelichting: string;
}

/** Of the first that was told of a project, and those that were told before the mail went. */
export interface MontageAfwijkingDetails extends GemeldeAfwijking {
  kind: 'montage_afwijking';
  project: { id: number; naam: string };
  meer?: GemeldeAfwijking[];
  /** How many more there are, which the mail only counts. */
  ongenoemd?: number;
}

/** Of pieces that were mounted by an advice that was changed afterwards. */
export interface MontageAdviesDetails {
  kind: 'montage_advies';
  project: { id: number; naam: string };
  gevelvullingen: { id: string; merk: string; stuks: number }[];
}

/**
 * Of pieces that were mounted by an advice that does not comply. Its row is of the kind `montage_advies`: an earlier
 * release, which does not know what this tells, cannot send it and leaves it waiting.
 */
export interface MontageVoldoetNietDetails extends Pick<
  MontageAdviesDetails,
  'project' | 'gevelvullingen'
> {
  kind: 'montage_voldoet_niet';
}

/** An order that another catalogue or calculation would make another. */
export interface GewijzigdeBestelling {
  leverancier: string | null;
  op: string;
  /** What was counted and has no number any more, with why; absent: of an earlier release. */
  nietMeegeteld?: { naam: string; reden: string }[];
  /** Names of what does not comply any more with its number; absent: of an earlier release. */
  voldoetNietMeer?: string[];
  /** Of each product in words what is to be ordered more or less. */
  verschillen: string[];
}

/** Of orders that another catalogue or calculation would make others. */
export interface BestellingAdviesDetails {
  kind: 'bestelling_advies';
  /** Who ordered; null: that account is gone. */
  uid: number | null;
  project: { id: number; naam: string };
  bestellingen: GewijzigdeBestelling[];
}

/** Of all data of a company that somebody asked for. */
interface ArchiefKlaarDetails {
  kind: 'archief_klaar';
  /** Who asked. */
  ontvanger: number;
  groupId: number;
}

type MailDetails =
  | ArchiefKlaarDetails
  | MontageAfwijkingDetails
  | MontageAdviesDetails
  | MontageVoldoetNietDetails
  | BestellingAdviesDetails
  | OverdrachtDetails
  | UitnodigingDetails
  | InzageVervallenDetails
  | LidVerwijderdDetails;

/**
 * Mails that wait. `recipient` is a user name or e-mail address as it was typed: whether there is
 * such an account, and the token for it, are found when the mail goes out.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: serial().primaryKey(),
    kind: text({
      enum: [
        'welcome',
        'password_reset',
        'overgedragen',
        'uitnodiging',
        'inzage_vervallen',
        'lid_verwijderd',
        'montage_afwijking',
        'montage_advies',
        'bestelling_advies',
        'archief_klaar',
      ],
    }).notNull(),
    recipient: text().notNull(),
    attempts: smallint().notNull().default(0),
    created: moment().notNull(),
    next_attempt: moment().notNull(),
    /** Of the call that asked for it, for the log. */
    request_id: uuid(),
    /** What a mail of a later kind tells, and to whom. */
    details: jsonb().$type<MailDetails>(),
  },
  (table) => [index('mail_queue_next_attempt').on(table.next_attempt)],
);
