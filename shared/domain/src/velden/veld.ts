import type { OptieWaarde, SoortVan, VeldNaam, WaardeVan } from '@adviestool/contract/veldsoorten';

/** How a gevelvulling is built and anchored; with the type and the fasteners it makes the variant. */
export type Bouwwijze = 'traditioneel' | 'prefab' | 'hsb2Zijdig' | 'hsb4Zijdig';

/** What decides which fields there are, beside the answers. */
export interface Situatie {
  readonly bouwwijze: Bouwwijze;
  /** Fasteners are chosen and tested. Prefab has no such question. */
  readonly bevestigingsmiddelen: boolean;
}

/** Bounds of a number: from `min`, or above `boven`, to `max`, in steps of `stap` (1: whole). */
export interface Grenzen {
  readonly min?: number;
  readonly boven?: number;
  readonly max?: number;
  readonly stap?: number;
}

export type Eenheid = 'mm' | 'm' | 'kg' | 'kg/m²';

/** Something that must hold: an answer, or the way of building. */
export type Voorwaarde =
  | { readonly veld: string; readonly is: OptieWaarde }
  | { readonly bouwwijze: Bouwwijze };

/** What every field has. */
interface VeldBasis<Groep extends string, Eis> {
  readonly label: string;
  readonly groep: Groep;
  /** What it is and how it is measured, in plain words. */
  readonly hulp: string;
  /** One short line that is always shown; the bounds follow it. */
  readonly hint?: string;
  readonly optioneel?: true;
  /** Asked for these ways of building only; absent: for all. */
  readonly bouwwijzen?: readonly Bouwwijze[];
  /** Asked with fasteners only. */
  readonly metBevestigingsmiddelen?: true;
  /** Asked when one of these holds. A field that is not asked has no answer. */
  readonly wanneer?: readonly Eis[];
  /** Fields of a group with the same word stand beside each other where there is room. */
  readonly rij?: string;
}

/** Cards with pictures or explanations, one line of short words, or a list that opens. */
type Weergave = 'kaarten' | 'regel' | 'lijst';

interface KeuzeVeld<Waarde extends OptieWaarde> {
  /** Label of each option, in the order of the form. */
  readonly opties: Readonly<Record<`${Waarde}`, string>>;
  readonly weergave: Weergave;
  readonly optieHulp?: Readonly<Partial<Record<`${Waarde}`, string>>>;
  /** The options of a way of building that does not offer all. */
  readonly alleen?: Readonly<Partial<Record<Bouwwijze, readonly Waarde[]>>>;
  /** What an optional field says while nothing is chosen; absent: that something is to be chosen. */
  readonly leeg?: string;
  /** Only asks how something else is filled in: not worth a line of the report. */
  readonly alleenVraag?: true;
}

interface GetalVeld {
  readonly grenzen: Grenzen;
  /** What the arrow keys add or take. */
  readonly pijl?: number;
}

type EigenVan<Soort> = Soort extends { soort: 'maat' }
  ? GetalVeld & { readonly eenheid: Eenheid }
  : Soort extends { soort: 'getal' }
    ? GetalVeld
    : Soort extends { soort: 'tekst' }
      ? { readonly lengte?: number }
      : Soort extends { soort: 'keuze'; opties: readonly (infer Waarde extends OptieWaarde)[] }
        ? KeuzeVeld<Waarde>
        : object;

type EisVan<Soorten> =
  | {
      [Naam in VeldNaam<Soorten>]: {
        readonly veld: Naam;
        readonly is: WaardeVan<SoortVan<Soorten, Naam>>;
      };
    }[VeldNaam<Soorten>]
  | { readonly bouwwijze: Bouwwijze };

/**
 * What the registry says of each field of an entity: typed over the kinds of the contract, so that a
 * field can be neither forgotten nor half added.
 */
export type VeldenVan<Soorten, Groep extends string> = {
  readonly [Naam in VeldNaam<Soorten>]: VeldBasis<Groep, EisVan<Soorten>> &
    EigenVan<SoortVan<Soorten, Naam>>;
};

/** The fields that are asked whatever the answers. */
type AltijdGevraagd<Velden> = {
  [Naam in keyof Velden]: Velden[Naam] extends
    | { optioneel: true }
    | { wanneer: unknown }
    | { bouwwijzen: unknown }
    | { metBevestigingsmiddelen: true }
    ? never
    : Naam;
}[keyof Velden];

/** Data that have passed their registry: what is always asked is there. */
export type Compleet<Data, Velden> = Omit<Data, AltijdGevraagd<Velden>> & {
  [Naam in AltijdGevraagd<Velden> & keyof Data]: NonNullable<Data[Naam]>;
};

/** A field as the functions of the registry read it, whatever its entity. */
export interface Veld extends VeldBasis<string, Voorwaarde> {
  readonly eenheid?: Eenheid;
  readonly grenzen?: Grenzen;
  readonly pijl?: number;
  readonly lengte?: number;
  readonly opties?: Readonly<Record<string, string>>;
  readonly optieHulp?: Readonly<Record<string, string>>;
  readonly alleen?: Readonly<Partial<Record<Bouwwijze, readonly OptieWaarde[]>>>;
  readonly weergave?: Weergave;
  readonly leeg?: string;
  readonly alleenVraag?: true;
}
