/**
 * Something that the list does not say. While a question that is `verplicht` has no answer, nothing can
 * be imported.
 */
export interface Vraag {
  /** Also how the command line names it: `eenheid:breedte`. */
  readonly id: string;
  readonly soort: 'veld' | 'kolom' | 'eenheid' | 'notatie' | 'waarde' | 'type';
  /** The columns that it is about, by their number. */
  readonly kolommen: readonly number[];
  readonly tekst: string;
  /** `waarde` is what an answer holds. */
  readonly opties: readonly { readonly waarde: string; readonly label: string }[];
  /** Null: not answered. */
  readonly antwoord: string | null;
  readonly verplicht: boolean;
}

/** Answers by the id of their question. */
export type Antwoorden = Readonly<Record<string, string>>;

/** The answer ‘none of these’. */
export const GEEN = 'geen';

/** The answer ‘all of these, added’. */
export const OPTELLEN = 'optellen';

/** A question with its answer, as far as that is one of its options. */
export const createVraag = (
  vraag: Omit<Vraag, 'antwoord' | 'verplicht'> & { readonly verplicht?: boolean },
  antwoorden: Antwoorden,
): Vraag => {
  const antwoord = antwoorden[vraag.id] ?? null;
  const isOption = vraag.opties.some(({ waarde }) => waarde === antwoord);
  return { verplicht: true, ...vraag, antwoord: isOption ? antwoord : null };
};
