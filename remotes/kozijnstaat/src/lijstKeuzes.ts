import type { DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import type { Kolomkeuzes } from '@adviestool/kozijnstaten/matchKolommen';
import type { Verbeterd } from '@adviestool/kozijnstaten/readRij';
import { WAARDE_VRAAG } from '@adviestool/kozijnstaten/waardeVragen';
import type { Verdwenkeuze } from '@adviestool/kozijnstaten/verdwenen';
import type { Antwoorden } from '@adviestool/kozijnstaten/vraag';

/** Everything that the user said of a list. */
export interface LijstKeuzes {
  /** The row number of the header; absent: the one that is found. */
  readonly kopRij?: number;
  readonly velden: Kolomkeuzes;
  readonly antwoorden: Antwoorden;
  readonly verbeterd: Verbeterd;
  readonly weggelaten: ReadonlySet<number>;
  readonly dubbel: Readonly<Record<number, DubbelKeuze>>;
  /** By the id of a gevelvulling that the list has no more. */
  readonly verdwenen: Readonly<Record<string, Verdwenkeuze>>;
  /** Rows without products get the recommended ones. */
  readonly metAanbevolen: boolean;
}

export const GEEN_KEUZES: LijstKeuzes = {
  velden: {},
  antwoorden: {},
  verbeterd: {},
  weggelaten: new Set(),
  dubbel: {},
  verdwenen: {},
  metAanbevolen: true,
};

export type Keuzewijziging = (keuzes: LijstKeuzes) => LijstKeuzes;

/** Points at another header: of the columns, which stand elsewhere below it, nothing is said yet. */
export const chooseKopRij =
  (kopRij: number): Keuzewijziging =>
  (keuzes) => ({
    ...keuzes,
    kopRij,
    velden: {},
    antwoorden: Object.fromEntries(
      Object.entries(keuzes.antwoorden).filter(([id]) => id.startsWith(WAARDE_VRAAG)),
    ),
  });

/** What a column becomes; null: it is not used. */
export const chooseVeld =
  (kolom: number, veld: string | null): Keuzewijziging =>
  (keuzes) => ({ ...keuzes, velden: { ...keuzes.velden, [kolom]: veld } });

export const answerVraag =
  (vraag: string, antwoord: string): Keuzewijziging =>
  (keuzes) => ({ ...keuzes, antwoorden: { ...keuzes.antwoorden, [vraag]: antwoord } });

/** Puts a text in the place of what was read. */
export const correctCel =
  (rij: number, veld: string, tekst: string): Keuzewijziging =>
  (keuzes) => ({
    ...keuzes,
    verbeterd: { ...keuzes.verbeterd, [rij]: { ...keuzes.verbeterd[rij], [veld]: tekst } },
  });

/** Leaves rows out, or takes them in again: then also those that were passed over as a double. */
export const leaveOut =
  (rijen: readonly number[], isWeg: boolean): Keuzewijziging =>
  (keuzes) => {
    const weggelaten = new Set(keuzes.weggelaten);
    const dubbel = { ...keuzes.dubbel };
    for (const rij of rijen) {
      if (isWeg) weggelaten.add(rij);
      else weggelaten.delete(rij);
      if (!isWeg && dubbel[rij] === 'overslaan') delete dubbel[rij];
    }
    return { ...keuzes, weggelaten, dubbel };
  };

/** One answer for rows whose merk exists. */
export const chooseDubbel =
  (rijen: readonly number[], keuze: DubbelKeuze): Keuzewijziging =>
  (keuzes) => ({
    ...keuzes,
    dubbel: { ...keuzes.dubbel, ...Object.fromEntries(rijen.map((rij) => [rij, keuze])) },
  });

/** What becomes of gevelvullingen that the list has no more. */
export const chooseVerdwenen =
  (gekozen: Readonly<Record<string, Verdwenkeuze>>): Keuzewijziging =>
  (keuzes) => ({ ...keuzes, verdwenen: { ...keuzes.verdwenen, ...gekozen } });

export const wantAanbevolen =
  (isWanted: boolean): Keuzewijziging =>
  (keuzes) => ({ ...keuzes, metAanbevolen: isWanted });
