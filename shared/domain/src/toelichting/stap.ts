import { sleutelOf, type Formule, type Waarden } from '../rekenen/formule.ts';
import type { Constante } from '../rekenen/uitgangspunten.ts';
import { parseFormule, writeFormule, type Boom } from './formuletekst.ts';
import { formatTussenwaarde } from './getallen.ts';

/** One line of a calculation that can be recomputed by hand. */
export interface Stap {
  readonly label: string;
  /** In symbols. */
  readonly formule: string;
  /** The same with numbers. */
  readonly invulling: string;
  readonly uitkomst: string;
  readonly eenheid: string;
  /** Paragraph of the rekenmodel, norm or product. */
  readonly herkomst: string;
  /** Which number of a min or max is which. */
  readonly noot?: string | undefined;
}

/** What a step says otherwise than its formula. */
type Anders = Partial<Pick<Stap, 'label' | 'uitkomst' | 'herkomst' | 'noot'>>;

type Ingevuld = Readonly<Record<string, number | string | null>>;

/** Stands around the name of a value in a text that is to be filled in. */
const MERK = '\u0001';

/** The nodes of a tree below and with this one. */
const listBomen = (boom: Boom): Boom[] => {
  switch (boom.soort) {
    case 'getal':
    case 'symbool':
      return [boom];
    case 'tussen':
      return [boom, ...listBomen(boom.links), ...listBomen(boom.rechts)];
    case 'macht':
      return [boom, ...listBomen(boom.grondtal), ...listBomen(boom.exponent)];
    case 'om':
    case 'wortel':
      return [boom, ...listBomen(boom.inhoud)];
    case 'functie':
      return [boom, ...boom.termen.flatMap(listBomen)];
    default:
      return boom satisfies never;
  }
};

const writeWaarde = (waarde: number | string | null | undefined): string | null =>
  typeof waarde === 'number' ? formatTussenwaarde(waarde) : (waarde ?? null);

/**
 * Reads a formula once; what comes back writes it with values. Where only values change between two fillings, the
 * text between them is cut beforehand: an advice has some sixty steps.
 */
const prepareInvulling = (
  tekst: string,
  constanten: Readonly<Record<string, Constante>>,
): ((waarden: Ingevuld) => { formule: string; invulling: string }) => {
  const boom = parseFormule(tekst);
  const bomen = listBomen(boom);
  const isMogelijk = bomen.some((deel) => deel.soort === 'symbool' && deel.mogelijk);
  const isMacht = bomen.some((deel) => deel.soort === 'macht' && deel.exponent.soort !== 'getal');
  const formule = writeFormule(boom);

  if (isMogelijk || isMacht) {
    const sleutels = new Map<string, string>();
    for (const deel of bomen) {
      if (deel.soort === 'symbool') sleutels.set(deel.naam, sleutelOf(deel.naam));
    }
    return (waarden) => {
      const read = (naam: string): string | null => {
        const sleutel = sleutels.get(naam) ?? naam;
        return writeWaarde(constanten[sleutel]?.waarde ?? waarden[sleutel]);
      };
      return {
        formule: isMogelijk
          ? writeFormule(boom, (naam) => (read(naam) === null ? null : naam))
          : formule,
        invulling: writeFormule(boom, read),
      };
    };
  }

  const delen = writeFormule(boom, (naam) => `${MERK}${sleutelOf(naam)}${MERK}`).split(MERK);
  const [begin = '', ...rest] = delen;
  const stukken = rest.flatMap((sleutel, index) =>
    index % 2 === 0 ? [{ sleutel, erna: rest[index + 1] ?? '' }] : [],
  );
  return (waarden) => {
    let invulling = begin;
    for (const { sleutel, erna } of stukken) {
      invulling += writeWaarde(constanten[sleutel]?.waarde ?? waarden[sleutel]) ?? '–';
      invulling += erna;
    }
    return { formule, invulling };
  };
};

/** Makes the steps of one formula: give it the values of its symbols, and it is a line of the ledger. */
export const stapVan = <Nodig extends string, Mogelijk extends string>(
  formule: Formule<Nodig, Mogelijk>,
  formatUitkomst: (uitkomst: number) => string = formatTussenwaarde,
): ((waarden: Waarden<Nodig, Mogelijk>, anders?: Anders) => Stap) => {
  const { symbool, naam, eenheid, bron, tekst, constanten } = formule;
  const fill = prepareInvulling(tekst, constanten);
  return (waarden, anders) => {
    const ingevuld = fill(waarden);
    const stap: Stap = {
      label: anders?.label ?? naam,
      formule: `${symbool} = ${ingevuld.formule}`,
      invulling: ingevuld.invulling,
      uitkomst: anders?.uitkomst ?? formatUitkomst(formule.reken(waarden)),
      eenheid,
      herkomst: anders?.herkomst ?? bron,
    };
    return anders?.noot === undefined ? stap : { ...stap, noot: anders.noot };
  };
};

/** Makes the steps of a rule that is no formula: what comes out of it is a word. */
export const regelVan = ({
  tekst,
  constanten = {},
  ...regel
}: {
  readonly label: string;
  readonly tekst: string;
  readonly herkomst: string;
  readonly constanten?: Readonly<Record<string, Constante>>;
}): ((waarden: Ingevuld, uitkomst: string, herkomst?: string) => Stap) => {
  const fill = prepareInvulling(tekst, constanten);
  return (waarden, uitkomst, herkomst = regel.herkomst) => {
    const { formule, invulling } = fill(waarden);
    return { label: regel.label, formule, invulling, uitkomst, eenheid: '-', herkomst };
  };
};
