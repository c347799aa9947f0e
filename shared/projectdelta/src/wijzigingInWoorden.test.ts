import { describe, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';

import { kolomVan } from './kolommen.ts';
import { gegevensInWoorden, gevelvullingInWoorden } from './wijzigingInWoorden.ts';

const NAMEN = { catalogus: buildCatalogus(), leveranciers: { acme: 'Acme BV' } };

/** A value that the field can have. */
const valueOf = ({ soort, waarden }: RegisterVeld): unknown =>
  ({ maat: 1200.5, getal: 3, tekst: 'Tekst', janee: true, keuze: waarden[0] })[soort];

const textOf = ({ soort, waarden, opties, eenheid }: RegisterVeld): string | undefined =>
  ({
    maat: `1200,5\u202F${eenheid}`,
    getal: '3',
    tekst: 'Tekst',
    janee: 'Ja',
    keuze: opties?.[String(waarden[0])],
  })[soort];

describe('every field of the registry has words', () => {
  test.each(
    [
      ['gevelvullingEnKaderData', KADER_REGISTER] as const,
      ['detailleringData', DETAILLERING_REGISTER] as const,
    ].flatMap(([groep, { velden }]) => velden.map((veld) => [groep, veld.naam, veld] as const)),
  )('%s.%s', (groep, naam, veld) => {
    const regels = gevelvullingInWoorden([{ pad: `${groep}.${naam}`, na: valueOf(veld) }], NAMEN);
    expect(regels).toEqual([{ label: veld.label, voor: null, na: textOf(veld) }]);
  });

  test.each(PROJECT_REGISTER.velden.map((veld) => [kolomVan(veld.naam), veld] as const))(
    '%s of a project',
    (pad, veld) => {
      expect(gegevensInWoorden([{ pad, voor: valueOf(veld), na: null }])).toEqual([
        { label: veld.label, voor: textOf(veld), na: null },
      ]);
    },
  );
});

test.each([
  ['aantalAnkers.onderzijde.gekozen', 5, 'Gekozen aantal hoekankers onderzijde', '5'],
  ['aantalAnkers.zijkanten.geadviseerd', 4, 'Geadviseerd aantal hoekankers zijkanten', '4'],
  ['productKeuze.bovenzijde.hoekanker', 'anker', 'Hoekanker bovenzijde', 'Hoekanker'],
  ['productKeuze.bovenzijde.hoekanker', 'vervallen', 'Hoekanker bovenzijde', 'vervallen'],
  [
    'productKeuze.onderzijde.bevestigingsmiddelen',
    ['a', 'b'],
    'Bevestigingsmiddelen onderzijde',
    'a, b',
  ],
  [
    'maximumHartOpHartMaat.onderzijde',
    700,
    'Grootste hart-op-hartafstand onderzijde',
    '700\u202Fmm',
  ],
  [
    'afstandHoekGevelvullingTotEersteAnker.bovenzijde',
    200,
    'Afstand hoek tot eerste hoekanker bovenzijde',
    '200\u202Fmm',
  ],
  ['verankerdeZijden', [...ZIJDEN], 'Verankerde zijden', 'onderzijde, zijkanten, bovenzijde'],
  ['gevelvullingEnKaderData.externalId', 'ifc-1', 'Nummer in het bouwmodel', 'ifc-1'],
  ['gevelvullingEnKaderData.elementen', [{}, {}], 'Elementen in het bouwmodel', '2'],
  ['gevelvullingEnKaderData.hoogstePunt', 5400, 'Hoogste punt in het bouwmodel', '5400\u202Fmm'],
  [
    'gevelvullingEnKaderData.leverancierBevestigingsmiddelen',
    'acme',
    'Leverancier bevestigingsmiddelen',
    'Acme BV',
  ],
])('%s %j is “%s: %s”', (pad, na, label, tekst) => {
  expect(gevelvullingInWoorden([{ pad, voor: null, na }], NAMEN)).toEqual([
    { label, voor: null, na: tekst },
  ]);
});

test('that an imported gebouwhoogte is checked has words', () => {
  const velden = [{ pad: 'gebouwhoogte_controleren', voor: true }];
  expect(gegevensInWoorden(velden)).toEqual([
    { label: 'Gebouwhoogte nog te controleren', voor: 'Ja', na: null },
  ]);
});

test('the moments of saving are no change, and nothing that became nothing is none either', () => {
  const velden = [
    { pad: 'changed', voor: '2026-11-01', na: '2026-11-02' },
    { pad: 'created', na: '2026-11-02' },
    { pad: 'gevelvullingEnKaderData.uitModel.breedte', voor: 1800, na: 2000 },
    { pad: 'detailleringData.stelruimte', na: null },
  ];
  expect(gevelvullingInWoorden(velden, NAMEN)).toEqual([]);
});

test('what a newer release wrote is said once', () => {
  const velden = ['kleur', 'gevelvullingEnKaderData.kleur', 'aantalAnkers.onderzijde.kleur'].map(
    (pad) => ({ pad, na: 1 }),
  );
  const onbekend = { label: expect.stringContaining('niet kent'), voor: null, na: null };
  expect(gevelvullingInWoorden(velden, NAMEN)).toEqual([onbekend]);
  expect(gegevensInWoorden([{ pad: 'kleur', na: 1 }])).toEqual([onbekend]);
});
