/**
 * A formula as a small tree. Brackets are kept as they were written, so that it is written back the same.
 * Steps, formulas on the screen and the report are made from it.
 */
export type Boom =
  | { readonly soort: 'getal'; readonly tekst: string }
  /** `mogelijk`: may have no value; it is then left out of the min or max around it. */
  | { readonly soort: 'symbool'; readonly naam: string; readonly mogelijk: boolean }
  | { readonly soort: 'tussen'; readonly teken: Teken; readonly links: Boom; readonly rechts: Boom }
  | { readonly soort: 'macht'; readonly grondtal: Boom; readonly exponent: Boom }
  | { readonly soort: 'om'; readonly open: Haakje; readonly inhoud: Boom }
  | { readonly soort: 'wortel'; readonly inhoud: Boom }
  | { readonly soort: 'functie'; readonly naam: Functie; readonly termen: readonly Boom[] };

const TEKENS = ['+', '−', '·', '/', '<', '≤', '>', '=', ';', 'bij'] as const;
export type Teken = (typeof TEKENS)[number];
const FUNCTIES = ['min', 'max', 'ln'] as const;
export type Functie = (typeof FUNCTIES)[number];
/** Round brackets, rounded up, and rounded down. */
export const SLUIT = { '(': ')', '⌈': '⌉', '⌊': '⌋' } as const;
export type Haakje = keyof typeof SLUIT;

const WOORDEN =
  /\d+(?:\.\d{3})*(?:,\d+)?|½|\p{L}[\p{L}\d']*(?:_[\p{L}\d]+(?:,[\p{L}\d]+)*|,[\p{L}]+)*\??|-\d+(?:,\d+)?|\S/gu;
const isSymbool = (woord: string): boolean => /^\p{L}/u.test(woord);
const isGetal = (woord: string): boolean => /^(?:-?\d|½)/.test(woord);
const isFunctie = (woord: string): woord is Functie => FUNCTIES.some((naam) => naam === woord);
const isHaakje = (woord: string): woord is Haakje => woord in SLUIT;

/** What binds least stands first. */
const RANGEN: readonly (readonly Teken[])[] = [
  [';'],
  ['bij'],
  ['='],
  ['<', '≤', '>'],
  ['+', '−'],
  ['·', '/'],
];
/** Between the brackets of a min or max `;` parts the terms. */
const RANG_VAN_TERM = 1;

/**
 * Reads a formula: `q_p = (1 + 7 · I_v) · ½ · ρ · v_m² / 1000`, with `_` before a subscript, `^` before a power,
 * √( ) ⌈ ⌉ ⌊ ⌋ min max ln, and `bij` before a condition.
 * @throws Error when the text is not a formula.
 */
export const parseFormule = (tekst: string): Boom => {
  const woorden = tekst.match(WOORDEN) ?? [];
  let plaats = 0;

  const take = (): string => {
    const woord = woorden[plaats];
    if (woord === undefined) throw new Error(`The formula ‘${tekst}’ ends too early.`);
    plaats += 1;
    return woord;
  };
  const takeIf = (woord: string): boolean => {
    if (woorden[plaats] !== woord) return false;
    plaats += 1;
    return true;
  };
  const expect = (woord: string): void => {
    if (!takeIf(woord)) throw new Error(`The formula ‘${tekst}’ lacks a ‘${woord}’.`);
  };

  const readTermen = (): Boom[] => {
    expect('(');
    const termen = [readRang(RANG_VAN_TERM)];
    while (takeIf(';')) termen.push(readRang(RANG_VAN_TERM));
    expect(')');
    return termen;
  };

  const readGrondtal = (): Boom => {
    const woord = take();
    if (isGetal(woord)) return { soort: 'getal', tekst: woord };
    if (isFunctie(woord)) return { soort: 'functie', naam: woord, termen: readTermen() };
    if (woord === '√') {
      expect('(');
      const inhoud = readRang(RANG_VAN_TERM);
      expect(')');
      return { soort: 'wortel', inhoud };
    }
    if (isHaakje(woord)) {
      const inhoud = readRang(RANG_VAN_TERM);
      expect(SLUIT[woord]);
      return { soort: 'om', open: woord, inhoud };
    }
    if (!isSymbool(woord)) throw new Error(`The formula ‘${tekst}’ has a strange ‘${woord}’.`);
    const mogelijk = woord.endsWith('?');
    return { soort: 'symbool', naam: mogelijk ? woord.slice(0, -1) : woord, mogelijk };
  };

  const readMacht = (): Boom => {
    const grondtal = readGrondtal();
    if (takeIf('²')) return { soort: 'macht', grondtal, exponent: { soort: 'getal', tekst: '2' } };
    return takeIf('^') ? { soort: 'macht', grondtal, exponent: readGrondtal() } : grondtal;
  };

  const readRang = (rang: number): Boom => {
    const tekens = RANGEN[rang];
    if (tekens === undefined) return readMacht();
    let links = readRang(rang + 1);
    for (;;) {
      const teken = tekens.find(takeIf);
      if (teken === undefined) return links;
      links = { soort: 'tussen', teken, links, rechts: readRang(rang + 1) };
    }
  };

  const boom = readRang(0);
  if (plaats < woorden.length) {
    throw new Error(`The formula ‘${tekst}’ goes on after its end.`);
  }
  return boom;
};

/** How a symbol is written; null for one without a value. */
type Lezer = (naam: string) => string | null;

const isWeg = (boom: Boom, lees: Lezer): boolean =>
  boom.soort === 'symbool' && boom.mogelijk && lees(boom.naam) === null;

const writeMacht = (grondtal: Boom, exponent: Boom, lees: Lezer): string => {
  const macht = writeFormule(exponent, lees);
  const basis = writeFormule(grondtal, lees);
  if (macht === '2') return `${basis}²`;
  if (macht !== '(1 / 2)') return `${basis}^${macht}`;
  return grondtal.soort === 'om' ? `√${basis}` : `√(${basis})`;
};

/** Writes a tree as text, by default with the symbols that it has; the inverse of `parseFormule`. */
export const writeFormule = (boom: Boom, lees: Lezer = (naam) => naam): string => {
  switch (boom.soort) {
    case 'getal':
      return boom.tekst;
    case 'symbool':
      return lees(boom.naam) ?? '–';
    case 'tussen': {
      const spatie = boom.teken === ';' ? '' : ' ';
      return `${writeFormule(boom.links, lees)}${spatie}${boom.teken} ${writeFormule(boom.rechts, lees)}`;
    }
    case 'macht':
      return writeMacht(boom.grondtal, boom.exponent, lees);
    case 'om':
      return `${boom.open}${writeFormule(boom.inhoud, lees)}${SLUIT[boom.open]}`;
    case 'wortel':
      return `√(${writeFormule(boom.inhoud, lees)})`;
    case 'functie': {
      const termen = boom.termen.filter((term) => !isWeg(term, lees));
      const teksten = termen.map((term) => writeFormule(term, lees));
      return teksten.length === 1 && boom.naam !== 'ln'
        ? teksten.join('')
        : `${boom.naam}(${teksten.join('; ')})`;
    }
    default:
      return boom satisfies never;
  }
};
