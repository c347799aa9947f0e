import { beforeAll, describe, expect, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { invoerfoutTekst } from '../toelichting/invoerfoutTekst.ts';
import { parseAdviesInvoer } from './parseAdviesInvoer.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import document from '../fixtures/gevallen.json' with { type: 'json' };

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The input of a worked case with the value at a path replaced; undefined takes it away. */
const changed = (id: string, path: string, value: unknown): unknown => {
  const geval = document.gevallen.find((candidate) => candidate.id === id);
  const invoer: unknown = JSON.parse(JSON.stringify(geval?.invoer));
  const keys = path.split('.');
  const last = keys.pop();
  let parent: unknown = invoer;
  for (const key of keys) parent = isRecord(parent) ? parent[key] : undefined;
  if (!isRecord(parent) || last === undefined) throw new Error(`There is no ${path}.`);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return invoer;
};

const problemsOf = (value: unknown): string[] => {
  const resultaat = parseAdviesInvoer(value, CATALOGUS);
  return resultaat.success
    ? []
    : resultaat.problemen.map(({ path, fout }) => `${path.join('.')}: ${invoerfoutTekst(fout)}`);
};

const KADER = 'gevelvulling.gevelvullingEnKaderData';
const DETAILLERING = 'gevelvulling.detailleringData';
const VERPLICHT = 'Dit veld is verplicht.';

describe('the input of a calculation', () => {
  test.each([
    [
      'gevelvulling.afstandHoekGevelvullingTotEersteAnker.onderzijde',
      [150, 300],
      [149, 301, 200.5],
    ],
    ['gevelvulling.maximumHartOpHartMaat.zijkanten', [1, 5000], [0, 600.5]],
    ['gevelvulling.aantalAnkers.bovenzijde.gekozen', [1, 1000, null], [0, 1001, 2.5]],
    ['uitgangspunten', [{ windbelasting: 0.01 }, {}], [{ windbelasting: 0 }, { wind: 1 }]],
    [`${KADER}.breedte`, [400], [399, null, '4000']],
    [`${KADER}.gebouwHoogte`, [1, 200, null], [0, 201]],
    ['projectGegevens.gebouwhoogte', [1, 200], [0, 201, null]],
    [`${DETAILLERING}.stelruimte`, [0, 30], [-1, 31, null]],
    ['gevelvulling.productKeuze.onderzijde.hoekanker', ['GA-120', null], ['GA-1', 5]],
    ['gevelvulling.verankerdeZijden', [['zijkanten']], [['voorkant'], null]],
  ])('%s may be any of %j and none of %j', (path, valid, invalid) => {
    for (const value of valid) expect(problemsOf(changed('K1-KVT', path, value))).toEqual([]);
    for (const value of invalid) {
      const problemen = problemsOf(changed('K1-KVT', path, value));
      expect(problemen).toHaveLength(1);
      expect(problemen[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}`));
    }
  });

  test.each([
    ['an unknown fastener', ['XX'], '.0: Product ‘XX’ staat niet in de catalogus.'],
    [
      'two of one kind',
      ['BS-75', 'KP-10'],
      ': Kies van elke soort ten hoogste één bevestigingsmiddel.',
    ],
  ])('names %s by its path', (_naam, middelen, problem) => {
    const path = 'gevelvulling.productKeuze.zijkanten.bevestigingsmiddelen';
    expect(problemsOf(changed('K4', path, middelen))).toEqual([`${path}${problem}`]);
  });

  test('reports frame data, detaillering and project together', () => {
    const invoer = changed('K4', `${KADER}.breedte`, 300);
    if (!isRecord(invoer) || !isRecord(invoer['projectGegevens'])) throw new Error('No project.');
    invoer['projectGegevens']['typeBouw'] = null;
    const gevelvulling = invoer['gevelvulling'];
    if (!isRecord(gevelvulling) || !isRecord(gevelvulling['detailleringData'])) {
      throw new Error('No detaillering.');
    }
    delete gevelvulling['detailleringData']['vloertypeOnderzijde'];
    expect(problemsOf(invoer)).toEqual([
      `projectGegevens.typeBouw: ${VERPLICHT}`,
      `${KADER}.breedte: Getal moet groter of gelijk zijn aan 400.`,
      `${DETAILLERING}.vloertypeOnderzijde: ${VERPLICHT}`,
    ]);
  });

  test.each([
    [KADER, { gebouwhoogte: 9 }, 'gebouwhoogte'],
    [DETAILLERING, { stelRuimte: 9 }, 'stelRuimte'],
  ])('refuses a misspelt key in %s', (path, extra, key) => {
    const veld = Object.keys(extra)[0] ?? '';
    expect(problemsOf(changed('K2', `${path}.${veld}`, 9))).toEqual([
      `${path}: Onbekende key: ‘${key}’.`,
    ]);
  });

  test('asks for the choices that make the variant first', () => {
    expect(problemsOf(changed('K2', `${KADER}.gevelvullingType`, undefined))).toEqual([
      `${KADER}.gevelvullingType: ${VERPLICHT}`,
    ]);
    expect(problemsOf(changed('H1', `${KADER}.verbondenAantalZijden`, 3))).toEqual([
      `${KADER}.verbondenAantalZijden: Ongeldige optie: verwacht één van ‘2’, ‘4’.`,
    ]);
  });

  test.each([[null], [5], ['x'], [[]]])('is not %j', (value) => {
    expect(problemsOf(value)).toHaveLength(1);
  });

  test('brings its own catalogue, which is checked too', () => {
    const eigen = { ...CATALOGUS, hoekankers: CATALOGUS.hoekankers.slice(1) };
    expect(problemsOf(changed('K2', 'catalogus', CATALOGUS))).toEqual([]);
    expect(problemsOf(changed('K2', 'catalogus', eigen))).toHaveLength(3);
    expect(problemsOf(changed('K2', 'catalogus', { ...CATALOGUS, hoekankers: [] }))).toEqual([
      'catalogus.hoekankers: Te kort.',
    ]);
  });

  test.each([
    ['the given one', undefined, { id: 'voorbeeld', versie: '2026-1' }, 'is ‘voorbeeld 2026-1’'],
    ['its own', { id: 'eigen', versie: '3' }, { id: 'eigen', versie: '3' }, 'is ‘eigen 3’'],
    ['one without a name', { id: undefined, versie: undefined }, null, 'heeft geen naam'],
  ])('takes %s only for a project that names it or names none', (_wat, naam, genoemd, is) => {
    const catalogus = naam === undefined ? undefined : { ...CATALOGUS, ...naam };
    const problemsWith = (keuze: unknown): string[] => {
      const invoer = changed('K2', 'projectGegevens.catalogus', keuze);
      return problemsOf(catalogus === undefined ? invoer : { ...Object(invoer), catalogus });
    };
    for (const keuze of [undefined, null, genoemd]) expect(problemsWith(keuze)).toEqual([]);
    for (const keuze of [
      { id: 'andere', versie: '2026-1' },
      { id: 'voorbeeld', versie: '2025-1' },
    ]) {
      expect(problemsWith(keuze)).toEqual([
        `projectGegevens.catalogus: Het project rekent met catalogus ‘${keuze.id} ${keuze.versie}’; de catalogus die hier gegeven is, ${is}.`,
      ]);
    }
  });
});

test('an hsb that is fixed above and below has no anchored sides beside', () => {
  const sides = ['onderzijde', 'zijkanten', 'bovenzijde'];
  expect(problemsOf(changed('H1', 'gevelvulling.verankerdeZijden', sides))).toEqual([
    'gevelvulling.verankerdeZijden.1: Deze gevelvulling kan op de zijkanten niet verankerd zijn.',
  ]);
});
