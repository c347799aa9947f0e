import { z } from 'zod';

/**
 * Characters of any text of a gevelvulling or a standard, and of the name of a field there. What forms ask is
 * shorter; what was stored before there was a limit is read and kept, so that the schemas of those know none.
 */
export const LANGSTE_TEKST = 2000;

/** The id of something, as a list of them in a body has it. */
export const idTekst = z.string().min(1).max(LANGSTE_TEKST);

/** As deep as the contract looks into a value; who is sent more refuses it for that. */
const DEEPEST = 50;

/** A text, or the name of a field, that is longer than may be. */
export interface LangeTekst {
  /** The keys that lead to it, or to what the field is of. */
  pad: (string | number)[];
  tekst: string;
  isNaam: boolean;
}

const isLang = (tekst: string): boolean => tekst.length > LANGSTE_TEKST;

/** Every text of a value that is longer than may be, and every name of a field. */
export const langeTekstenIn = (value: unknown, pad: LangeTekst['pad'] = []): LangeTekst[] => {
  if (typeof value === 'string') return isLang(value) ? [{ pad, tekst: value, isNaam: false }] : [];
  if (typeof value !== 'object' || value === null || pad.length > DEEPEST) return [];
  if (Array.isArray(value)) {
    return value.flatMap((member, index) => langeTekstenIn(member, [...pad, index]));
  }
  return Object.entries(value).flatMap(([naam, member]) =>
    isLang(naam) ? [{ pad, tekst: naam, isNaam: true }] : langeTekstenIn(member, [...pad, naam]),
  );
};
