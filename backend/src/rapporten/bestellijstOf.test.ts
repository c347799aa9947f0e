import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { readPdf } from '../testing/readPdf.ts';
import { bestellijstOf } from './bestellijstOf.ts';
import { zetSjabloon } from './zetDeel.ts';

const gevelvullingen = manyGevelvullingen(4).map((gevelvulling, index) => ({
  ...gevelvulling,
  gevelvullingEnKaderData: {
    ...gevelvulling.gevelvullingEnKaderData,
    bouwlaag: String(index % 2),
  },
  ...(index === 3 && { detailleringData: {} }),
}));
const opdracht = buildRapportOpdracht(gevelvullingen);
const catalogus = {
  ...opdracht.catalogus,
  hoekankers: opdracht.catalogus.hoekankers.map((hoekanker) => ({
    ...hoekanker,
    leverancier: 'Metaal BV',
    artikel: `M ${hoekanker.id}`,
    verpakking: 50,
    prijs: 8750,
  })),
};

test('what is ordered after its source has expired has that warning, as on the screen', () => {
  const { bronnen = {} } = catalogus;
  const verlopen = Object.fromEntries(
    Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot: '2026-11-21' }]),
  );
  const herkomst = (van: typeof catalogus) =>
    bestellijstOf(
      { ...opdracht, catalogus: van },
      { soort: 'bestellijst', reserve: 0, levering: null },
    ).delen.flatMap(({ rijen }) => rijen.flatMap(([, gevelvulling]) => gevelvulling ?? []));
  const telling = (van: typeof catalogus) =>
    herkomst(van).filter((naam) => naam.includes('waarschuwing')).length;
  expect(telling({ ...catalogus, bronnen: verlopen })).toBeGreaterThan(telling(catalogus));
});

test.each([
  ['Havenkade 1', 'Delfzijl', 'Havenkade 1, Delfzijl'],
  ['Havenkade 1, Delfzijl', 'Delfzijl', 'Havenkade 1, Delfzijl'],
  [null, ' Delfzijl ', 'Delfzijl'],
  ['Havenkade 1', null, 'Havenkade 1'],
  [null, null, undefined],
])('the work address is said with its place: %s, %s', (werkadres, plaatsWerkadres, adres) => {
  const { project } = opdracht;
  const projectGegevens = { ...project.projectGegevens, werkadres, plaatsWerkadres };
  const { regels } = bestellijstOf(
    { ...opdracht, project: { ...project, projectGegevens } },
    { soort: 'bestellijst', reserve: 0, levering: null },
  );
  expect(regels.find(({ term }) => term === 'Werkadres')?.waarde).toBe(adres);
});

const omvangVan = (gekozen: readonly string[] | null) =>
  bestellijstOf(
    { ...opdracht, gekozen },
    { soort: 'bestellijst', reserve: 0, levering: null },
  ).regels.find(({ term }) => term === 'Deze lijst gaat over')?.waarde;

test('a list of some gevelvullingen says that it covers a part, one of all does not', () => {
  expect(omvangVan(['g1', 'g0'])).toBe('2 van 4 gevelvullingen: M1, M2');
  expect([null, ['g0', 'g1', 'g2', 'g3']].map(omvangVan)).toEqual([undefined, undefined]);
});

test('each number of a delivery leads to the gevelvullingen that it is from', () => {
  const { delen } = bestellijstOf(opdracht, {
    soort: 'bestellijst',
    reserve: 0,
    levering: 'bouwlaag',
  });
  const herkomst = delen.at(-1);
  expect(herkomst?.kolommen.map(({ naam }) => naam)).toEqual([
    'Product',
    'Levering',
    'Gevelvulling',
    'Aantal',
  ]);
  expect(new Set(herkomst?.rijen.map(([, levering]) => levering))).toEqual(
    new Set(['Bouwlaag 0', 'Bouwlaag 1']),
  );
});

test('the order list on paper has the numbers of the bouwlijst, and all that is set is read in the PDF', async () => {
  const gegevens = bestellijstOf(
    { ...opdracht, catalogus },
    { soort: 'bestellijst', reserve: 5, levering: 'bouwlaag' },
  );
  const { totalen, ontbrekend } = bouwlijst({ ...opdracht.project, catalogus });
  for (const { id, aantal } of totalen) {
    const rij = gegevens.delen
      .flatMap(({ rijen }) => rijen)
      .find(([product]) => product?.includes(`(${id}`) === true);
    expect([id, rij?.[1]]).toEqual([id, formatNumber(aantal)]);
  }
  expect(gegevens.letOp[0]).toContain(`Niet meegeteld: ${ontbrekend[0]?.naam}`);
  const { pdf } = await zetSjabloon('lijst', gegevens, { bestanden: [] });
  const { text, isTagged, pdfa } = await readPdf(pdf);
  expect([isTagged, pdfa]).toEqual([true, '3A']);
  const said = gegevens.delen.flatMap(({ kop, letOp, rijen }) => [kop, ...letOp, ...rijen.flat()]);
  expect(said.filter((each) => !text.includes(each.replaceAll(/[\s\u200B]/g, '')))).toEqual([]);
}, 60_000);
