import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { isRecord } from '@adviestool/domain/velden/onbekendeInvoer';
import { readPad, withoutPaden, writePad } from '@adviestool/domain/velden/veldpad';

import { veldWijzigingen, type IsWhole } from './veldWijzigingen.ts';

/** A field with two values: what its user wants, and what is stored by now. */
export interface VeldPaar {
  /** The keys that lead to it, with points between. */
  pad: string;
  mijn: unknown;
  nieuwste: unknown;
}

/** The fields of which the user has said that the own value stays, with the other value as it was shown. */
export type Antwoorden = ReadonlyMap<string, unknown>;

/** Two changes of one document. */
export interface Wijzigingen<Inhoud> {
  /** What the user changed; null: that is not known any more. */
  getyptOp: Inhoud | null;
  /** What the user made of it. */
  mijn: Inhoud;
  /** What is stored by now. */
  nieuwste: Inhoud;
  antwoorden: Antwoorden;
}

/** How the fields of a document belong together. */
export interface Samenhang {
  isWhole: IsWhole;
  /** What follows from the rest, or from saving: it is no change of anybody. */
  isAfgeleid: (pad: string) => boolean;
  /** The fields that a field asks for or resets, and those that do so with it. */
  verwantAan: (pad: string) => readonly string[];
}

/** Two changes as one. */
export interface Samenvoeging {
  /** The newest with what the user changed; of fields that both changed the value that is chosen. */
  inhoud: (keuze: 'mijn' | 'nieuwste') => Record<string, unknown>;
  /** Fields that both changed to different values, about which the user has yet to be asked. */
  vragen: readonly VeldPaar[];
  /** The paths of what the user changed. */
  eigen: ReadonlySet<string>;
  /** The paths of what was stored since. */
  andere: ReadonlySet<string>;
}

/** Whether the user said that the own value stays, having seen what is stored. */
export const isBeantwoord = (antwoorden: Antwoorden, { pad, nieuwste }: VeldPaar): boolean =>
  antwoorden.has(pad) && isSameInput(antwoorden.get(pad), nieuwste);

const keysOf = (pad: string): string[] => pad.split('.');

/** The value at a path. */
export const waardeVan = (inhoud: unknown, pad: string): unknown => readPad(inhoud, keysOf(pad));

/** The document without a value; a part of the document stays, though nothing is left in it. */
const withoutVeld = (
  inhoud: Record<string, unknown>,
  keys: readonly string[],
): Record<string, unknown> => {
  const [deel = ''] = keys;
  return { ...(keys.length > 1 && { [deel]: {} }), ...withoutPaden(inhoud, [keys]) };
};

/** The document with these values of another. */
const withVelden = (
  inhoud: unknown,
  bron: unknown,
  paden: Iterable<string>,
): Record<string, unknown> => {
  let made: Record<string, unknown> = isRecord(inhoud) ? { ...inhoud } : {};
  for (const pad of paden) {
    const value = waardeVan(bron, pad);
    const keys = keysOf(pad);
    if (value === undefined) made = withoutVeld(made, keys);
    else writePad(made, keys, value);
  }
  return made;
};

/** All that moves with what both changed: a choice goes with what it asks for and resets. */
const withVerwanten = (
  both: readonly string[],
  { verwantAan }: Samenhang,
  isChanged: (pad: string) => boolean,
): Set<string> => {
  const found = new Set(both);
  for (const pad of found) {
    for (const verwant of verwantAan(pad)) if (isChanged(verwant)) found.add(verwant);
  }
  return found;
};

/**
 * Puts what a user changed onto what is stored by now. Each field that only one of the two changed has
 * that value; of one that both changed to different values the user is asked.
 */
export const mergeVelden = <Inhoud>(
  { getyptOp, mijn, nieuwste, antwoorden }: Wijzigingen<Inhoud>,
  samenhang: Samenhang,
): Samenvoeging => {
  const changesOf = (voor: unknown, na: unknown): Set<string> =>
    new Set(
      veldWijzigingen(voor, na, samenhang.isWhole)
        .map(({ pad }) => pad)
        .filter((pad) => !samenhang.isAfgeleid(pad)),
    );
  const apart = changesOf(nieuwste, mijn);
  const eigen = getyptOp === null ? apart : changesOf(getyptOp, mijn);
  const andere = getyptOp === null ? apart : changesOf(getyptOp, nieuwste);
  const both = [...eigen].filter((pad) => andere.has(pad) && apart.has(pad));
  const beide = withVerwanten(both, samenhang, (pad) => apart.has(pad));
  const paren = [...beide].map((pad) => ({
    pad,
    mijn: waardeVan(mijn, pad),
    nieuwste: waardeVan(nieuwste, pad),
  }));
  return {
    inhoud: (keuze) => {
      const ongevraagd = [...eigen].filter((pad) => !beide.has(pad));
      return withVelden(nieuwste, mijn, keuze === 'mijn' ? [...ongevraagd, ...beide] : ongevraagd);
    },
    vragen: paren.filter((paar) => !isBeantwoord(antwoorden, paar)),
    eigen,
    andere,
  };
};

/** What others changed and a save kept, beside what it was when the user began. */
export const overgenomenVelden = <Inhoud>(
  { eigen, andere }: Pick<Samenvoeging, 'eigen' | 'andere'>,
  { getyptOp, nieuwste, antwoorden }: Omit<Wijzigingen<Inhoud>, 'mijn'>,
): VeldPaar[] =>
  [...andere]
    .filter((pad) => !eigen.has(pad) && !antwoorden.has(pad))
    .map((pad) => ({ pad, mijn: waardeVan(getyptOp, pad), nieuwste: waardeVan(nieuwste, pad) }));
