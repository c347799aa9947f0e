import { TOLERANTIE, type Constante } from './uitgangspunten.ts';
import { quantityOf, type Quantity } from './units.ts';

type Leesteken =
  | (' ' | '(' | ')' | ';' | '·' | '/' | '+' | '−' | '^' | '²' | '½' | '√')
  | ('⌈' | '⌉' | '⌊' | '⌋' | '<' | '≤' | '>');
type Functie = 'min' | 'max' | 'ln' | 'bij';
type Cijfer = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

type Woorden<
  Tekst extends string,
  Woord extends string = '',
  Gevonden extends string = never,
> = Tekst extends `${infer Teken}${infer Rest}`
  ? Teken extends Leesteken
    ? Woorden<Rest, '', Gevonden | Woord>
    : Woorden<Rest, `${Woord}${Teken}`, Gevonden>
  : Gevonden | Woord;
type SymboolIn<Tekst extends string> = Exclude<Woorden<Tekst>, '' | Functie | `${Cijfer}${string}`>;

/** How the signs of a symbol that an identifier cannot have are written in code. */
const IN_CODE = { ',': '_', "'": '_accent', α: 'alpha', γ: 'gamma', ρ: 'rho' } as const;
type InCode = typeof IN_CODE;

type Sleutel<
  Symbool extends string,
  Gelezen extends string = '',
> = Symbool extends `${infer Teken}${infer Rest}`
  ? Sleutel<Rest, `${Gelezen}${Teken extends keyof InCode ? InCode[Teken] : Teken}`>
  : Gelezen;

type NodigIn<Tekst extends string> = Sleutel<Exclude<SymboolIn<Tekst>, `${string}?`>>;
type MogelijkIn<Tekst extends string> =
  SymboolIn<Tekst> extends infer Elk
    ? Elk extends `${infer Naam}?`
      ? Sleutel<Naam>
      : never
    : never;

const isInCode = (teken: string): teken is keyof InCode => teken in IN_CODE;

/** The name in code of a symbol: `F_w,Ed` is `F_w_Ed` and `γ_Q` is `gamma_Q`. */
export const sleutelOf = (symbool: string): string =>
  Array.from(symbool, (teken) => (isInCode(teken) ? IN_CODE[teken] : teken)).join('');

/** The value of each symbol by its name in code; a symbol with `?` may have none. */
export type Waarden<Nodig extends string, Mogelijk extends string = never> = {
  readonly [Naam in Nodig]: number;
} & { readonly [Naam in Mogelijk]: number | null };

/** One formula of the rekenmodel: how it reads, where it comes from and what it gives. */
export interface Formule<
  Nodig extends string = string,
  Mogelijk extends string = string,
  Eenheid extends string = string,
> {
  readonly symbool: string;
  readonly naam: string;
  readonly eenheid: Eenheid;
  /** Norm and paragraph of the rekenmodel. */
  readonly bron: string;
  /** Right-hand side. A symbol with `?` is left out of its min or max where it has no value. */
  readonly tekst: string;
  /** The constants in the text, by their names in code. */
  readonly constanten: Readonly<Record<string, Constante>>;
  reken(this: void, waarden: Waarden<Nodig, Mogelijk>): Quantity<Eenheid>;
}

interface Omschrijving<Tekst extends string, Eenheid extends string> {
  readonly symbool: string;
  readonly naam: string;
  readonly eenheid: Eenheid;
  readonly bron: string;
  readonly tekst: Tekst;
}

/**
 * Says one formula. The symbols of its text, but for its constants, are what `reken` takes: the type reads them
 * from the text, and a test computes the text and compares.
 *
 * @example formule({ symbool: 'F_w,Ed', …, tekst: 'w_d · A_zijde', reken: ({ w_d, A_zijde }) => w_d * A_zijde })
 */
export function formule<
  const T extends string,
  const Eenheid extends string,
  const Vast extends { readonly [Naam in NodigIn<T>]?: Constante },
>(
  definitie: Omschrijving<T, Eenheid> & {
    readonly constanten: Vast;
    readonly reken: (
      waarden: Waarden<Exclude<NodigIn<T>, keyof Vast>, MogelijkIn<T>>,
      constanten: Vast,
    ) => number;
  },
): Formule<Exclude<NodigIn<T>, keyof Vast>, MogelijkIn<T>, Eenheid>;
export function formule<const T extends string, const Eenheid extends string>(
  definitie: Omschrijving<T, Eenheid> & {
    readonly reken: (waarden: Waarden<NodigIn<T>, MogelijkIn<T>>) => number;
  },
): Formule<NodigIn<T>, MogelijkIn<T>, Eenheid>;
export function formule({
  constanten = {},
  reken,
  ...rest
}: Omschrijving<string, string> & {
  readonly constanten?: Readonly<Record<string, Constante>>;
  readonly reken: (
    waarden: Waarden<string, string>,
    constanten: Readonly<Record<string, Constante>>,
  ) => number;
}): Formule {
  return { ...rest, constanten, reken: (waarden) => quantityOf(reken(waarden, constanten)) };
}

/** ⌈ ⌉ of a number of things: what exceeds a whole number by less than 1e-9 is that number (rekenmodel 4.1). */
export const ceilTolerant = (value: number): number =>
  Math.max(0, Math.ceil(value - TOLERANTIE.waarde));

/** Whether a value exceeds a limit by more than the tolerance of 1e-9; what is no number does. */
export const exceeds = (value: number, limit: number): boolean =>
  !(value <= limit + TOLERANTIE.waarde);
