import { ZIJDEN } from '@adviestool/contract/zijde';

import { zijdeLabel } from '../toelichting/labels.ts';
import type { OverzichtRij } from './overzicht.ts';

/** A signed number that the pages do not have where they should. */
export interface Ontbrekend {
  /** Of the gevelvulling. */
  readonly naam: string;
  readonly label: string;
  readonly waarde: string;
}

/** How far behind the number of a row its unity check may stand: its products are in between. */
const RIJLENGTE = 400;
/** How long a wrong number may be, to look for the next one behind it. */
const LANGSTE_CEL = 16;
/** A merk that every font has and that reads from left to right; of another the text may come out otherwise. */
const GEWOON_MERK = /^[\p{Script=Latin}\d][\p{Script=Latin}\d .,/_-]{0,19}$/u;

/** Without spaces and signs that do not show: a cell may be broken over lines. */
const zonderSpaties = (tekst: string): string => tekst.replaceAll(/[\s\p{Cf}]+/gu, '');

interface Cel {
  readonly label: string;
  readonly waarde: string;
}

const cellenOf = ({ maten, aantal, zijden }: OverzichtRij): Cel[] => [
  { label: 'Maten, mm', waarde: maten },
  { label: 'Stuks', waarde: aantal },
  ...ZIJDEN.map((zijde) => ({
    label: `${zijdeLabel(zijde)}, aantal / h.o.h.`,
    waarde: zijden[zijde],
  })),
];

/** The places behind each time that a text occurs. */
const eindenVan = (tekst: string, gezocht: string): number[] => {
  const einden: number[] = [];
  let plaats = gezocht === '' ? -1 : tekst.indexOf(gezocht);
  while (plaats !== -1) {
    einden.push(plaats + gezocht.length);
    plaats = tekst.indexOf(gezocht, plaats + 1);
  }
  return einden;
};

/** The numbers of a row that do not stand behind `begin` in their order. */
const missing = (rij: OverzichtRij, tekst: string, begin: number): Cel[] => {
  const gemist: Cel[] = [];
  let plaats = begin;
  let speling = 0;
  for (const cel of cellenOf(rij)) {
    const waarde = zonderSpaties(cel.waarde);
    const afstand = tekst.slice(plaats, plaats + speling + waarde.length).indexOf(waarde);
    if (afstand === -1) {
      gemist.push(cel);
      speling += LANGSTE_CEL;
    } else {
      plaats += afstand + waarde.length;
      speling = 0;
    }
  }
  const rest = tekst.slice(plaats, plaats + RIJLENGTE);
  return rest.includes(rij.unityCheck)
    ? gemist
    : [...gemist, { label: 'Unity check', waarde: rij.unityCheck }];
};

const fewest = (pogingen: readonly Cel[][]): Cel[] | null =>
  pogingen.reduce<Cel[] | null>(
    (minste, poging) => (minste === null || poging.length < minste.length ? poging : minste),
    null,
  );

const missingOf = (rij: OverzichtRij, tekst: string): Cel[] => {
  const soort = zonderSpaties(rij.soort);
  const zoek = (kop: string): Cel[] | null =>
    fewest(eindenVan(tekst, kop).map((einde) => missing(rij, tekst, einde)));
  if (!GEWOON_MERK.test(rij.merk)) {
    return zoek(soort) ?? [{ label: 'Gevelvulling', waarde: rij.naam }];
  }
  return zoek(`${zonderSpaties(rij.merk)}${soort}`) ?? [{ label: 'Merk', waarde: rij.merk }];
};

/**
 * The signed numbers of the summary that the text of the pages does not have in the row of their gevelvulling. What
 * is found there may still say something else elsewhere: the text itself is not signed.
 */
export const zoekInPaginas = (
  rijen: readonly OverzichtRij[],
  paginas: readonly string[],
): readonly Ontbrekend[] => {
  const tekst = zonderSpaties(paginas.join('\n'));
  return rijen.flatMap((rij) => missingOf(rij, tekst).map((cel) => ({ naam: rij.naam, ...cel })));
};
