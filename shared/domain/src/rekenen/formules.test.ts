import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { evaluateFormule, type Symboolwaarden } from '../builders/evaluateFormule.ts';
import { parseFormule, writeFormule, type Boom } from '../toelichting/formuletekst.ts';
import { speakFormule } from '../toelichting/speakFormule.ts';
import * as ankerverdeling from './ankerverdeling.ts';
import { sleutelOf, type Formule, type Waarden } from './formule.ts';
import * as gewicht from './gewicht.ts';
import * as lastverdeling from './lastverdeling.ts';
import * as stuwdruk from './stuwdruk.ts';
import * as toets from './toets.ts';
import * as weerstand from './weerstand.ts';
import * as wind from './wind.ts';

type Gezegd = Omit<Formule, 'reken'> & { reken: (waarden: Waarden<string, string>) => number };

const isFormule = (value: unknown): value is Gezegd =>
  typeof value === 'object' && value !== null && 'tekst' in value && 'reken' in value;

const { LASTVLAKKEN, ...rest } = lastverdeling;
const FORMULES = [
  ankerverdeling,
  gewicht,
  LASTVLAKKEN,
  rest,
  stuwdruk,
  toets,
  weerstand,
  wind,
].flatMap((room) =>
  Object.entries<unknown>(room).flatMap(([naam, value]) =>
    isFormule(value) ? [[naam, value] as const] : [],
  ),
);

const symbolenIn = (boom: Boom): { naam: string; mogelijk: boolean }[] => {
  switch (boom.soort) {
    case 'getal':
      return [];
    case 'symbool':
      return [boom];
    case 'tussen':
      return [...symbolenIn(boom.links), ...symbolenIn(boom.rechts)];
    case 'macht':
      return [...symbolenIn(boom.grondtal), ...symbolenIn(boom.exponent)];
    case 'om':
    case 'wortel':
      return symbolenIn(boom.inhoud);
    case 'functie':
      return boom.termen.flatMap(symbolenIn);
    default:
      return boom satisfies never;
  }
};

/** A number of things, or of anything else, that keeps every formula within its range. */
const valueOf = (naam: string): fc.Arbitrary<number> =>
  /^n(?:_|$)/.test(naam)
    ? fc.integer({ min: 2, max: 60 })
    : fc.double({ min: 0.1, max: 5000, noNaN: true });

const valuesOf = (boom: Boom): fc.Arbitrary<Record<string, number | null>> =>
  fc.record(
    Object.fromEntries(
      symbolenIn(boom).map(({ naam, mogelijk }) => [
        naam,
        mogelijk ? fc.option(valueOf(naam)) : valueOf(naam),
      ]),
    ),
  );

/** By the names in code, which is how a formula takes them; every name that is asked for is written down. */
const watch = (waarden: Symboolwaarden, asked: Set<string>): Waarden<string, string> => {
  const inCode = Object.fromEntries(
    Object.entries(waarden).map(([naam, waarde]) => [sleutelOf(naam), waarde]),
  );
  return new Proxy<Record<string, number>>(
    {},
    {
      get: (_target, sleutel) => {
        asked.add(String(sleutel));
        return inCode[String(sleutel)];
      },
    },
  );
};

const GEZEGD = [
  [' min ', '−'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['naar boven afgerond haakje openen', '⌈'],
  ['naar beneden afgerond haakje openen', '⌊'],
  ['haakje openen', '('],
  ['haakje sluiten', ')'],
  ['de wortel van', '√'],
  ['het kleinste van', 'min'],
  ['het grootste van', 'max'],
  ['de natuurlijke logaritme van', 'ln'],
  ['tot de macht', '^'],
  ['kwadraat', '²'],
  ['gedeeld door', '/'],
  ['is kleiner dan', '<'],
  ['is ten hoogste', '≤'],
  ['is groter dan', '>'],
  ['een half', '½'],
  [' maal ', '·'],
  [' plus ', '+'],
  [' is ', '='],
  [' en ', ';'],
  ['alfa', 'α'],
  ['gamma', 'γ'],
  ['rho', 'ρ'],
  [' accent', "'"],
] as const;

/** What somebody writes down who hears a formula: no signs below the line, and one way to close a bracket. */
const writeDown = (woorden: string): string =>
  GEZEGD.reduce((tekst, [woord, teken]) => tekst.replaceAll(woord, teken), woorden).replaceAll(
    ' ',
    '',
  );

test('every formula of the rekenmodel is looked at', () => {
  expect(FORMULES.length).toBeGreaterThan(45);
});

describe.each(FORMULES)('%s', (_naam, formule) => {
  const boom = parseFormule(formule.tekst);
  const symbolen = [...new Set(symbolenIn(boom).map(({ naam }) => naam))];
  const constanten = Object.fromEntries(
    Object.values(formule.constanten).map(({ symbool, waarde }) => [symbool, waarde]),
  );

  test('gives what its text gives', () => {
    fc.assert(
      fc.property(valuesOf(boom), (random) => {
        const waarden = { ...random, ...constanten };
        const volgensTekst = evaluateFormule(boom, waarden);
        // ln(1) in a denominator.
        fc.pre(Number.isFinite(volgensTekst));
        const uitkomst = formule.reken(watch(waarden, new Set()));
        expect(Math.abs(uitkomst - volgensTekst)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(volgensTekst)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('computes with the symbols of its text and no others', () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(valuesOf(boom), (waarden) => {
        formule.reken(watch(waarden, asked));
      }),
      { numRuns: 20 },
    );
    const gezegd = boom.soort === 'tussen' && boom.teken === 'bij' ? boom.links : boom;
    const inTekst = symbolenIn(gezegd).map(({ naam }) => sleutelOf(naam));
    const vast = Object.keys(formule.constanten);
    expect([...asked, ...vast.filter((sleutel) => inTekst.includes(sleutel))].toSorted()).toEqual(
      [...new Set(inTekst)].toSorted(),
    );
    expect(symbolen.map(sleutelOf)).toEqual(expect.arrayContaining(vast));
  });

  test('names its constants as they name themselves', () => {
    expect(Object.keys(formule.constanten)).toEqual(
      Object.values(formule.constanten).map(({ symbool }) => sleutelOf(symbool)),
    );
  });

  test('is heard as it is written, with the roots that its powers are', () => {
    const tekst = writeFormule(boom, (naam) => (naam === 'p' ? '2' : naam));
    expect(writeDown(speakFormule(parseFormule(tekst)))).toBe(
      tekst.replaceAll(/[ _,]/g, '').replaceAll(/[⌉⌋]/g, ')'),
    );
  });

  test('is written back as it was read', () => {
    expect(writeFormule(boom)).toBe(formule.tekst.replaceAll('?', ''));
  });
});
