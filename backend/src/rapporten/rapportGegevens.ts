import type { Boom } from '@adviestool/domain/toelichting/formuletekst';
import type { NietGerekend } from '@adviestool/domain/toelichting/nietGerekend';

import type { Bijlage } from '../bewijs/bewijsOf.ts';
import type { RapportQr } from './qrDeelOf.ts';
import type { RapportTekening } from './tekeningDeelOf.ts';

/*
 * What the template sets: words and numbers as they stand on paper. The template lays out, it writes no number and
 * knows no rule.
 */

/** `ok`, `warn` and `bad` get a mark beside their word. */
export type Tone = 'ok' | 'warn' | 'bad';

export interface RapportRegel {
  readonly term: string;
  readonly waarde: string;
  /** Where it comes from, when that is not plain. */
  readonly herkomst?: string;
}

/** A value of one side in the table of results. */
export interface RapportZijde {
  readonly naam: string;
  readonly onderdeel: string;
  readonly producten: readonly string[];
  readonly advies: string;
  /** A dash where nobody chose another number than the advice. */
  readonly gekozen: string;
  readonly hartOpHart: string;
  /** What it may be. */
  readonly hartOpHartMax: string;
  readonly randafstand: string;
  readonly windkracht: string;
  readonly windweerstand: string;
  readonly maatgevend: string;
  readonly unityCheck: string;
  readonly toets: string;
  readonly oordeel: string;
  /** What the verdict leaves out; empty: nothing. */
  readonly voorbehoud: string;
  readonly tone: Tone;
}

/** A check with a column for each side: what was found and its limit, null where the side has no such check. */
export interface RapportToets {
  readonly naam: string;
  readonly cellen: readonly ({ readonly eis: string; readonly voldoet: boolean } | null)[];
}

/** What a column says of a step: ‘min(3; 2) = 2’, and which number of a min or max is which. */
export interface RapportCel {
  readonly tekst: string;
  readonly noot: string | null;
}

/**
 * One line of the calculation. `cellen` has what each column says, null where the line is not of that side; a line
 * with one cell holds for all of them.
 */
export interface RapportStap {
  /** Of the list of formulas: `F12`. */
  readonly formule: string;
  readonly label: string;
  readonly cellen: readonly (RapportCel | null)[];
}

export interface RapportStappen {
  readonly kolommen: readonly string[];
  readonly stappen: readonly RapportStap[];
}

/** The steps to the wind load, which gevelvullingen with the same type and height share. */
export interface RapportWind {
  /** `W1` */
  readonly nummer: string;
  readonly merken: readonly string[];
  readonly stappen: readonly RapportStap[];
}

export interface RapportGevelvulling {
  /** Short, for the running head. */
  readonly merk: string;
  readonly naam: string;
  readonly toestand: string;
  /** When, by whom and with what it was fixed. */
  readonly vastgesteld: string | null;
  /** What its reader must know before the numbers: incomplete, not fixed, changed since. */
  readonly letOp: readonly string[];
  readonly oordeel: { readonly tone: Tone; readonly tekst: string; readonly totaal: string | null };
  readonly tekening: RapportTekening | null;
  readonly zijden: readonly RapportZijde[];
  readonly posities: readonly RapportRegel[];
  readonly toetsen: {
    readonly kolommen: readonly string[];
    readonly rijen: readonly RapportToets[];
  };
  /** What the supplier must dimension: a row per side. */
  readonly bevestiging: readonly (readonly string[])[];
  readonly meldingen: readonly { readonly soort: string; readonly tekst: string }[];
  readonly kvt: string | null;
  readonly gegevens: readonly RapportRegel[];
  readonly detaillering: readonly RapportRegel[];
  readonly belasting: readonly RapportRegel[];
  readonly berekening: RapportStappen | null;
  /** Number of its wind load among `wind`. */
  readonly wind: string | null;
}

/** A row of the summary. */
export interface RapportOverzicht {
  readonly merk: string;
  readonly soort: string;
  readonly maten: string;
  readonly aantal: string;
  /** Per side the number and the hart-op-hart distance. */
  readonly zijden: readonly string[];
  readonly producten: string;
  readonly unityCheck: string;
  readonly oordeel: string;
  readonly tone: Tone;
  readonly toestand: string;
}

export interface RapportFormule {
  readonly nummer: string;
  readonly naam: string;
  readonly eenheid: string | null;
  readonly boom: Boom;
  /** Where it comes from, and the products that it was filled in for. */
  readonly herkomst: string;
  /** In words, for who hears it. */
  readonly gesproken: string;
}

export interface RapportProduct {
  readonly naam: string;
  readonly soort: string;
  readonly waarden: readonly RapportRegel[];
  readonly bron: string;
}

export interface RapportBouwlijst {
  readonly regels: readonly (readonly string[])[];
  readonly letOp: readonly string[];
}

/** A gevelvulling that is otherwise than it was. */
interface RapportVerschil {
  readonly naam: string;
  readonly soort: string;
  /** Who did it, and when; empty: it is not known. */
  readonly door: string;
  readonly regels: readonly RapportRegel[];
}

/** The chapter of what changed since a version or a day. */
export interface RapportWijzigingen {
  readonly titel: string;
  readonly toen: string;
  readonly letOp: readonly string[];
  readonly totalen: readonly RapportRegel[];
  readonly aantallen: readonly string[];
  readonly gegevens: readonly RapportRegel[];
  readonly rijen: readonly RapportVerschil[];
}

/** A heading of the table of contents of a report that is set in parts. */
export interface RapportKop {
  readonly niveau: number;
  readonly tekst: string;
  readonly pagina: number;
}

/** What of a report is set; the rest is set apart. */
export interface RapportDeel {
  readonly soort: 'voor' | 'gevelvullingen' | 'na';
  /** Pages before it. */
  readonly paginas: number;
  /** Chapters and gevelvullingen before it. */
  readonly hoofdstukken: number;
  readonly gevelvullingen: number;
  /** The table of contents, of what stands in front. */
  readonly koppen: readonly RapportKop[];
}

export interface RapportGegevens {
  /** Absent: it is set whole. */
  readonly deel?: RapportDeel;
  readonly document: { readonly titel: string; readonly auteur: string };
  /** Of making, in the zone of the report: year, month, day, hour, minute, second. */
  readonly moment: readonly number[];
  readonly bedrijf: readonly string[];
  /** Path of the logo among the files of the template; null: there is none. */
  readonly logo: string | null;
  /** In mm; absent: as wide as it is at the usual height. */
  readonly logoBreedte?: number;
  readonly project: string;
  readonly projectKort: string;
  readonly voorblad: readonly RapportRegel[];
  /** What is not fixed, incomplete or changed. */
  readonly letOp: readonly string[];
  readonly versies: string;
  readonly gemaakt: string;
  /** What proves the report; null: nothing does. */
  readonly bewijs: {
    readonly kenmerk: string;
    readonly adres: string;
    /** The QR code of that address. */
    readonly qr: RapportQr;
    /** Address of the rekenmodel. */
    readonly rekenmodel: string;
  } | null;
  readonly bijlagen: readonly Omit<Bijlage, 'bytes'>[];
  /** Chapters that are set; those of the gevelvullingen and their calculation go by what there is of them. */
  readonly hoofdstukken: { readonly samenvatting: boolean; readonly bouwlijst: boolean };
  /** Null: the report does not have that chapter. */
  readonly wijzigingen: RapportWijzigingen | null;
  readonly overzicht: readonly RapportOverzicht[];
  readonly sommen: readonly string[];
  readonly gevelvullingen: readonly RapportGevelvulling[];
  readonly wind: readonly RapportWind[];
  readonly nietGerekend: readonly NietGerekend[];
  readonly uitgangspunten: readonly {
    readonly label: string;
    readonly tekst: string;
    readonly herkomst: string;
  }[];
  readonly legenda: readonly RapportRegel[];
  readonly formules: readonly RapportFormule[];
  readonly producten: readonly RapportProduct[];
  readonly bouwlijst: RapportBouwlijst;
  readonly disclaimer: string;
  readonly voorbeeld: string | null;
}
