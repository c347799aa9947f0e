import type { Bestelling } from '@adviestool/contract/bestellingen';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { expect, test } from '@jest/globals';

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { bouwlijst } from '../bouwlijst/bouwlijst.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { bestellijst } from './bestellijst.ts';
import { bestelBladenOf, bestelLijstOf } from './bestellijstTabellen.ts';
import { bestelmailOf } from './bestelmailOf.ts';
import { bestelregelsOf, bestelverschillen } from './bestelverschil.ts';

const op = (geval: string, id: string, bouwlaag: string | null): Gevelvulling => {
  const { gevelvulling } = invoerOfGeval(geval);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id, bouwlaag },
  };
};

const catalogus = {
  ...CATALOGUS,
  hoekankers: CATALOGUS.hoekankers.map((hoekanker) => ({
    ...hoekanker,
    leverancier: 'Metaal BV',
    ...(hoekanker.id === 'GA-90' && { verpakking: 50, artikel: 'M-90', prijs: 8750 }),
  })),
};

const projectGegevens: ProjectGegevens = {
  ...invoerOfGeval('K2').projectGegevens,
  projectNaam: 'Lindehof',
  referentienummer: '2026-014',
  werkadres: 'Lindelaan 1',
  plaatsWerkadres: 'Delft',
};

const lijst = bouwlijst({
  projectGegevens,
  gevelvullingen: [op('K2', 'k2', '10'), op('S1', 's1', '2'), op('S2', 's2', null)],
  catalogus,
});

const besteld = bestellijst({
  lijst,
  catalogus,
  naamVan: () => null,
  reserve: 5,
  levering: 'bouwlaag',
});

const som = (rijen: readonly (readonly unknown[])[] | undefined, code: string, cel: number) =>
  (rijen ?? []).reduce((sum, rij) => (rij.includes(code) ? sum + Number(rij[cel]) : sum), 0);

test('every number of the sheets is one of the list, and each leads to its gevelvulling', () => {
  const [bestellen, herkomst, niet] = bestelBladenOf(besteld, lijst);
  expect(bestellen?.rijen[0]).toEqual([
    'Metaal BV',
    'M-90',
    'GA-90',
    'Hoekanker GA 90',
    'Hoekanker',
    'Bouwlaag 2',
    20,
    0,
    21,
    50,
    1,
    50,
    87.5,
    87.5,
    'Van 1 gevelvulling is de bevestiging niet getoetst.',
  ]);
  expect(new Set(herkomst?.rijen.map((rij) => rij.at(-1)))).toEqual(
    new Set(['ja, bevestiging niet getoetst']),
  );
  for (const { id, aantal } of lijst.totalen) {
    expect([id, som(bestellen?.rijen, id, 6), som(herkomst?.rijen, id, 5)]).toEqual([
      id,
      aantal,
      aantal,
    ]);
  }
  expect(niet?.rijen).toEqual([
    [lijst.ontbrekend[0]?.naam, expect.stringContaining('geen aantal')],
  ]);
});

test('one table has as many cells in each row, and names what is not counted', () => {
  const { kolommen, rijen } = bestelLijstOf(besteld, lijst);
  expect(new Set(rijen.map((rij) => rij.length))).toEqual(new Set([kolommen.length]));
  expect(rijen.at(-1)?.at(-1)).toMatch(/^Niet meegeteld: .+ \(geen aantal/);
});

test('fasteners that are not chosen stand with what is not counted, and a verdict has its warnings', () => {
  const k4 = op('K4', 'k4', null);
  const { onderzijde } = k4.productKeuze;
  const zonder = {
    ...k4,
    productKeuze: {
      ...k4.productKeuze,
      onderzijde: { ...onderzijde, bevestigingsmiddelen: null },
    },
  };
  const invoer = { projectGegevens: invoerOfGeval('K4').projectGegevens, catalogus };
  const bladen = (gevelvulling: Gevelvulling) => {
    const nodig = bouwlijst({ ...invoer, gevelvullingen: [gevelvulling] });
    const alles = bestellijst({
      lijst: nodig,
      catalogus,
      naamVan: () => null,
      reserve: 0,
      levering: null,
    });
    const [, herkomst, niet] = bestelBladenOf(alles, nodig);
    return {
      eerste: bestelLijstOf(alles, nodig).rijen[0]?.at(-1),
      voldoet: new Set(herkomst?.rijen.map((rij) => rij.at(-1))),
      niet: niet?.rijen.map((rij) => rij.at(-1)),
      laatste: bestelLijstOf(alles, nodig).rijen.at(-1)?.at(-1),
    };
  };
  expect(bladen(k4)).toEqual({
    eerste: null,
    voldoet: new Set(['ja']),
    niet: [],
    laatste: null,
  });
  const reden =
    'geen bouwkundig bevestigingsmiddel gekozen voor de onderzijde; geen bevestigingsmiddel in het hout gekozen voor de onderzijde';
  expect(bladen(zonder)).toEqual({
    eerste: 'Bij 1 gevelvulling heeft het advies waarschuwingen.',
    voldoet: new Set(['ja, met 1 waarschuwing']),
    niet: [reden],
    laatste: expect.stringMatching(new RegExp(`^Niet meegeteld: .+ \\(${reden}\\)$`)),
  });
});

test('what changed since an order has a sheet', () => {
  const [leverancier] = besteld.leveranciers;
  if (leverancier === undefined) throw new Error('There is one.');
  const regels = bestelregelsOf(leverancier).map((regel) =>
    regel.product === 'GA-90' ? { ...regel, nodig: 100, aantal: 100 } : regel,
  );
  const bestelling = {
    id: 'a',
    op: '2026-11-01T00:00:00Z',
    door: null,
    leverancier: 'metaal bv',
    reserve: 5,
    levering: null,
    regels,
    advieshash: 'a',
  };
  const blad = bestelBladenOf(
    besteld,
    lijst,
    bestelverschillen(() => besteld, [bestelling]).values(),
  ).at(-1);
  expect(blad?.rijen).toEqual([
    [
      'metaal bv',
      'GA-90',
      'Hoekanker GA 90',
      100,
      108,
      100,
      150,
      50,
      null,
      null,
      5,
      'Alles in één levering',
    ],
  ]);
});

test('the mail to a supplier says what to deliver, in packages, by delivery', () => {
  const [leverancier] = besteld.leveranciers;
  if (leverancier === undefined) throw new Error('There is one.');
  expect(bestelmailOf(projectGegevens, { besteld, leverancier, eerder: [] }))
    .toBe(`Bestelling voor Lindehof, 2026-014
Werkadres: Lindelaan 1, Delft

Graag leveren:

Bouwlaag 2
- 1 verpakking van 50 (50 stuks) Hoekanker GA 90, artikel M-90
- 17 stuks Hoekanker GA 120 zwaar
- 26 stuks Hoekanker GA 160 met ril

Bouwlaag 10
- 2 verpakkingen van 50 (100 stuks) Hoekanker GA 90, artikel M-90
`);
});

test('what goes to one storey is one delivery, however its name is spelled', () => {
  const alles = bestellijst({
    lijst: bouwlijst({
      projectGegevens,
      gevelvullingen: [op('K2', 'k2', 'Begane grond'), op('S1', 's1', 'begane grond')],
      catalogus,
    }),
    catalogus,
    naamVan: () => null,
    reserve: 0,
    levering: 'bouwlaag',
  });
  const [leverancier] = alles.leveranciers;
  if (leverancier === undefined) throw new Error('There is one.');
  const mail = bestelmailOf(projectGegevens, { besteld: alles, leverancier, eerder: [] });
  expect(leverancier.regels.length).toBeGreaterThan(1);
  expect(mail.match(/^Bouwlaag .*/gim)).toEqual(['Bouwlaag Begane grond']);
});

/** What is ordered of Metaal BV now, but for other numbers on bouwlagen 2 and 10 of some products. */
const order = (moment: string, anders: Readonly<Record<string, [number, number]>>): Bestelling => {
  const [leverancier] = besteld.leveranciers;
  if (leverancier === undefined) throw new Error('There is one.');
  const regels = bestelregelsOf(leverancier).map((regel) => {
    const { [regel.product]: aantallen } = anders;
    if (aantallen === undefined) return regel;
    const leveringen = ['2', '10'].map((levering, index) => ({
      levering,
      aantal: aantallen[index] ?? 0,
    }));
    return { ...regel, aantal: aantallen[0] + aantallen[1], leveringen };
  });
  const { naam } = leverancier;
  return {
    id: 'a',
    op: moment,
    door: null,
    leverancier: naam,
    reserve: 5,
    levering: 'bouwlaag',
    regels,
    advieshash: 'a',
  };
};

/** What is said of orders before: what stands between the address and what to deliver. */
const eerderIn = (eerder: readonly Bestelling[]): string[] => {
  const [leverancier] = besteld.leveranciers;
  if (leverancier === undefined) throw new Error('There is one.');
  const [, address, ...rest] = bestelmailOf(projectGegevens, {
    besteld,
    leverancier,
    eerder,
  }).split('\n');
  expect(address).toBe('Werkadres: Lindelaan 1, Delft');
  return rest.slice(0, rest.indexOf('Graag leveren:')).filter(Boolean);
};

test('a mail after an order says which one it takes the place of, and what is otherwise', () => {
  const toen = order('2026-11-01T09:00:00Z', { 'GA-90': [50, 50], 'GA-120': [0, 20] });
  expect(eerderIn([toen])).toEqual([
    'Deze bestelling komt in de plaats van die van 1 november 2026 om 10:00 (146 stuks). Lever in totaal wat hieronder staat, niets dubbel.',
    'Gewijzigd sinds die bestelling:',
    '- +50 Hoekanker GA 90 (Bouwlaag 10 +50): nu 150 stuks, was 100',
    '- −3 Hoekanker GA 120 zwaar (Bouwlaag 2 +17, Bouwlaag 10 −20): nu 17 stuks, was 20',
  ]);
});

test('a mail of a list that is recorded already says when, and takes the place of the order before that', () => {
  const toen = order('2026-11-01T09:00:00Z', { 'GA-90': [50, 50] });
  const nu = order('2026-11-03T09:00:00Z', {});
  expect(eerderIn([nu])).toEqual(['Besteld op 3 november 2026 om 10:00.']);
  expect(eerderIn([nu, toen])).toEqual([
    'Besteld op 3 november 2026 om 10:00.',
    expect.stringMatching(/ die van 1 november 2026 om 10:00 \(143 stuks\)\./),
    'Gewijzigd sinds die bestelling:',
    '- +50 Hoekanker GA 90 (Bouwlaag 10 +50): nu 150 stuks, was 100',
  ]);
  expect(eerderIn([nu, nu]).at(-1)).toBe('Sindsdien is er niets gewijzigd.');
});

test('a mail takes the place of all orders before it, and says which came with a file', () => {
  const toen = order('2026-11-01T09:00:00Z', { 'GA-90': [50, 50] });
  const eerst = order('2026-10-01T09:00:00Z', { 'GA-90': [40, 40] });
  expect(eerderIn([toen, eerst])[0]).toMatch(
    /plaats van alle eerdere voor dit project, het laatst die van 1 november 2026/,
  );
  expect(eerderIn([{ ...toen, uitBestand: true }])[0]).toContain(
    'om 10:00 (uit een import, nog te controleren) (143 stuks)',
  );
});

test('a mail says that deliveries go by something else, and nothing of what stays within the packages', () => {
  const toen = order('2026-11-01T09:00:00Z', {});
  expect(eerderIn([{ ...toen, levering: null }]).slice(1)).toEqual([
    'Gewijzigd sinds die bestelling:',
    '- de leveringen zijn anders ingedeeld',
  ]);
  const minder = { ...toen, regels: toen.regels.map((regel) => ({ ...regel, nodig: 1 })) };
  expect(eerderIn([minder])).toEqual(['Besteld op 1 november 2026 om 10:00.']);
});
