import {
  listRapportsleutels,
  trekSleutelIn,
  wisselSleutel,
  type Sleutelbos,
} from '../bewijs/sleutelbos.ts';

const GEBRUIK = `Gebruik: pnpm sleutels [lijst | wissel | intrekken KID | openbaar]
  lijst       de sleutels van deze installatie
  wissel      een nieuwe sleutel ondertekent; wat de vorige ondertekende, blijft geldig
  intrekken   niets dat met deze sleutel is ondertekend, geldt nog
  openbaar    de openbare sleutels als JSON, voor pnpm advies --controleer RAPPORT --sleutels BESTAND`;

interface Uitkomst {
  /** What is to be kept in place of the former keys; null: nothing changes. */
  bos: Sleutelbos | null;
  regels: readonly string[];
  fout: boolean;
}

const standOf = (tot: string | null, ingetrokken: string | null): string => {
  if (ingetrokken !== null) return `ingetrokken op ${ingetrokken}`;
  return tot === null ? 'in gebruik' : `vervangen op ${tot}, blijft geldig`;
};

const lijst = (bos: Sleutelbos): string[] =>
  listRapportsleutels(bos).map(({ kid, van, tot, ingetrokken }) => {
    return `${kid}  van ${van}  ${standOf(tot, ingetrokken)}`;
  });

const changed = (bos: Sleutelbos): Uitkomst => ({ bos, regels: lijst(bos), fout: false });

const said = (...regels: string[]): Uitkomst => ({ bos: null, regels, fout: false });

const refused = (regel: string): Uitkomst => ({ bos: null, regels: [regel], fout: true });

/** Carries out one command on the keys that sign reports. */
export const sleutelsOpdracht = (
  bos: Sleutelbos,
  [opdracht = 'lijst', kid, ...rest]: readonly string[],
  now: Date,
): Uitkomst => {
  if (opdracht === 'intrekken' && kid !== undefined && rest.length === 0) {
    const zonder = trekSleutelIn(bos, kid, now);
    return zonder === null ? refused(`Er is geen sleutel ${kid}.`) : changed(zonder);
  }
  if (kid !== undefined) return refused(GEBRUIK);
  switch (opdracht) {
    case 'lijst':
      return said(...lijst(bos));
    case 'wissel':
      return changed(wisselSleutel(bos, now));
    case 'openbaar':
      return said(JSON.stringify({ sleutels: listRapportsleutels(bos) }, null, 2));
    default:
      return refused(GEBRUIK);
  }
};
