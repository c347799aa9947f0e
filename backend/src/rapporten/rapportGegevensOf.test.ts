import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { expect, test } from '@jest/globals';
import { perZijde } from '@adviestool/contract/zijde';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { adviesFor } from '@adviestool/domain/rekenen/advies';

import { demoGevelvullingen } from '../seed/demoProject.ts';
import {
  buildRapportOpdracht,
  manyGevelvullingen,
  MOMENT,
} from '../testing/buildRapportOpdracht.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';

const gegevensOf = (opdracht: RapportOpdracht) =>
  rapportGegevensOf({ ...opdracht, logo: null, bewijs: null });

test('a report has the numbers that the screen has', () => {
  const opdracht = buildRapportOpdracht();
  const { gevelvullingen } = gegevensOf(opdracht);
  const { projectGegevens } = opdracht.project;
  const { catalogus } = opdracht;
  for (const [index, gevelvulling] of opdracht.project.gevelvullingen.entries()) {
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    const deel = gevelvullingen[index];
    expect(deel?.zijden.map(({ unityCheck }) => unityCheck)).toEqual(
      Object.values(advies?.zijden ?? {}).map(({ unityCheck }) =>
        formatUnityCheck(unityCheck ?? 0),
      ),
    );
  }
});

test.each([
  [false, 'Bevestiging niet getoetst', 'warn'],
  [true, '', 'ok'],
])('with fasteners %s, a side that complies says %j', (gebruikt, voorbehoud, tone) => {
  const { gevelvullingen } = gegevensOf(
    buildRapportOpdracht(
      demoGevelvullingen(MOMENT).map(({ gevelvullingEnKaderData: kader, ...rest }) => ({
        ...rest,
        gevelvullingEnKaderData: { ...kader, gebruikBevestigingsmiddelen: gebruikt },
      })),
    ),
  );
  const zijden = gevelvullingen
    .flatMap((each) => each.zijden)
    .filter(({ oordeel }) => oordeel === 'Voldoet');
  expect(zijden.map((zijde) => [zijde.voorbehoud, zijde.tone])).toContainEqual([voorbehoud, tone]);
});

test('what is advised is called chosen only where somebody chose', () => {
  const [kozijn] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined) throw new Error('three');
  const { aantalAnkers } = kozijn;
  const { gevelvullingen } = gegevensOf(
    buildRapportOpdracht([
      {
        ...kozijn,
        aantalAnkers: {
          onderzijde: { ...aantalAnkers.onderzijde, gekozen: 9 },
          zijkanten: { ...aantalAnkers.zijkanten, gekozen: null },
          bovenzijde: { ...aantalAnkers.bovenzijde, gekozen: null },
        },
      },
    ]),
  );
  expect(gevelvullingen[0]?.zijden.map(({ advies, gekozen }) => [advies, gekozen])).toEqual([
    ['7', '9'],
    ['4', '–'],
    ['7', '–'],
  ]);
});

test.each(['constructor', '__proto__', 'toString'])(
  'a supplier called %s, which this product does not have, stands there by its id',
  (leverancierBevestigingsmiddelen) => {
    const [kozijn] = demoGevelvullingen(MOMENT);
    if (kozijn === undefined) throw new Error('three');
    const { gevelvullingEnKaderData } = kozijn;
    const gegevens = gegevensOf(
      buildRapportOpdracht([
        {
          ...kozijn,
          gevelvullingEnKaderData: {
            ...gevelvullingEnKaderData,
            gebruikBevestigingsmiddelen: true,
            leverancierBevestigingsmiddelen,
          },
        },
      ]),
    );
    expect(JSON.stringify(gegevens)).toContain(`"${leverancierBevestigingsmiddelen}"`);
    expect(JSON.stringify(gegevens)).not.toContain('native code');
  },
);

test('a check that passed stands there with its limit', () => {
  const [kozijn] = gegevensOf(buildRapportOpdracht()).gevelvullingen;
  const spouwlat = kozijn?.toetsen.rijen.find(({ naam }) => naam === 'Spouwlatbreedte');
  expect(spouwlat?.cellen[0]).toEqual({ eis: `90 ≤ 120${NARROW_SPACE}mm`, voldoet: true });
});

test('a maximum of the dorpel with decimals stands there as it was typed', () => {
  const [, schuifpui] = demoGevelvullingen(MOMENT);
  if (schuifpui === undefined) throw new Error('three');
  const { detailleringData } = schuifpui;
  const [deel] = gegevensOf(
    buildRapportOpdracht([
      {
        ...schuifpui,
        detailleringData: { ...detailleringData, maximaleHartOpHartMaatLaagReliefDorpel: 450.5 },
      },
    ]),
  ).gevelvullingen;
  expect(deel?.zijden[0]?.hartOpHartMax).toBe('max. 450,5');
});

test('where the supplier dimensions the fasteners, each hoekanker has wind, 6.10a and 6.10b', () => {
  const [kozijn, , hsb] = gegevensOf(buildRapportOpdracht()).gevelvullingen;
  expect(kozijn?.bevestiging[0]).toEqual([
    'Onderzijde',
    `0,53${NARROW_SPACE}kN`,
    `0,69${NARROW_SPACE}kN`,
    `0,63${NARROW_SPACE}kN`,
  ]);
  expect(hsb?.bevestiging).toEqual([]);
  expect(hsb?.zijden[0]?.producten).toEqual([
    expect.any(String),
    expect.stringMatching(/^\d × /),
    expect.stringMatching(/^\d × /),
  ]);
});

test('a formula stands there once, however many gevelvullingen use it, and so does a wind load', () => {
  const een = gegevensOf(buildRapportOpdracht());
  const veel = gegevensOf(buildRapportOpdracht(manyGevelvullingen(12)));
  expect(veel.formules).toHaveLength(een.formules.length);
  expect(veel.wind.map(({ nummer }) => nummer)).toEqual(een.wind.map(({ nummer }) => nummer));
  expect(veel.wind.flatMap(({ merken }) => merken)).toHaveLength(12);
});

test('what is incomplete, fails or is not fixed is said on the cover and at its place', () => {
  const [kozijn, schuifpui, hsb] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined || schuifpui === undefined || hsb === undefined)
    throw new Error('three');
  const { letOp, gevelvullingen } = gegevensOf(
    buildRapportOpdracht([
      kozijn,
      { ...schuifpui, detailleringData: {} },
      { ...hsb, productKeuze: kozijn.productKeuze },
    ]),
  );
  expect(letOp).toEqual([
    'Nog niet compleet, zonder volledig advies: SP1.',
    'Voldoet niet: HSB-A.',
    'Niet vastgesteld, gerekend met de gegevens van nu: K01, HSB-A.',
  ]);
  expect(gevelvullingen[1]?.letOp).toEqual([
    'Deze gevelvulling is nog niet compleet: er is geen volledig advies.',
    expect.stringMatching(/^Onderdorpel, .+: Dit veld is verplicht\.$/),
  ]);
});

test('an advice without a product on one side is said to be incomplete, and not in the total', () => {
  const [kozijn, schuifpui] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined || schuifpui === undefined) throw new Error('two');
  const zonder = { hoekanker: null, bevestigingsmiddelen: null };
  const productKeuze = { ...kozijn.productKeuze, bovenzijde: zonder };
  const { letOp, gevelvullingen, overzicht, sommen } = gegevensOf(
    buildRapportOpdracht([{ ...kozijn, productKeuze }, schuifpui]),
  );
  expect(letOp).toEqual([
    'Nog niet compleet, zonder volledig advies: K01.',
    'Niet vastgesteld, gerekend met de gegevens van nu: SP1.',
  ]);
  expect(gevelvullingen.map((een) => een.letOp)).toEqual([
    ['Deze gevelvulling is nog niet compleet: er is geen volledig advies.'],
    ['Dit advies is niet vastgesteld: het is berekend met de gegevens van nu.'],
  ]);
  expect(overzicht[0]).toMatchObject({ oordeel: '–', tone: 'warn', toestand: 'Concept' });
  expect(sommen).toEqual([
    '2 gevelvullingen',
    expect.stringMatching(/^\d+ hoekankers$/),
    '1 zonder advies niet meegeteld',
    '1 niet compleet',
    'bij 1 is de bevestiging niet getoetst',
  ]);
});

test('only what was chosen is reported, in the order of the project', () => {
  const { overzicht, voorblad } = gegevensOf(
    buildRapportOpdracht(undefined, { gekozen: ['a93c60d7', '1f0a7c21', 'onbekend'] }),
  );
  expect(overzicht.map(({ merk }) => merk)).toEqual(['K01', 'HSB-A']);
  expect(voorblad).toContainEqual({
    term: 'Dit rapport gaat over',
    waarde: '2 van 3 gevelvullingen: K01, HSB-A',
  });
});

test('a size that a model gave with decimals stands in the summary and on its page as it is', () => {
  const [kozijn] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined) throw new Error('three');
  const kader = { ...kozijn.gevelvullingEnKaderData, breedte: 1200.5 };
  const { overzicht, gevelvullingen } = gegevensOf(
    buildRapportOpdracht([{ ...kozijn, gevelvullingEnKaderData: kader }]),
  );
  expect(overzicht[0]?.maten).toBe('1200,5 × 2000');
  expect(gevelvullingen[0]?.gegevens[0]?.waarde).toBe(`1200,5 × 2000${NARROW_SPACE}mm`);
});

test('the same input gives the same report', () => {
  const opdracht = buildRapportOpdracht();
  expect(gegevensOf(opdracht)).toEqual(gegevensOf(structuredClone(opdracht)));
});

test('who waits hears of each gevelvulling that is calculated', () => {
  const heard: number[] = [];
  const opdracht = buildRapportOpdracht(manyGevelvullingen(3));
  rapportGegevensOf({ ...opdracht, logo: null, bewijs: null }, (gedaan) => heard.push(gedaan));
  expect(heard).toEqual([0, 1, 2, 3]);
});

test('a gebouwhoogte that nobody has checked since its import stands on the cover', () => {
  const opdracht = buildRapportOpdracht();
  const projectGegevens = { ...opdracht.project.projectGegevens, gebouwhoogteControleren: true };
  const project = { ...opdracht.project, projectGegevens };
  const line = 'Gebouwhoogte: Uit een import, nog te controleren. De wind is met 9 m gerekend.';
  expect(gegevensOf({ ...opdracht, project }).letOp).toContain(line);
  expect(gegevensOf(opdracht).letOp).not.toContain(line);
});

test('and so does one that is lower than the model, with the merken that reach higher', () => {
  const [kozijn, ander] = manyGevelvullingen(2);
  if (kozijn === undefined || ander === undefined) throw new Error('two');
  const kader = { ...kozijn.gevelvullingEnKaderData, merk: 'K-30', hoogstePunt: 30_000 };
  const { letOp, gevelvullingen } = gegevensOf(
    buildRapportOpdracht([{ ...kozijn, gevelvullingEnKaderData: kader }, ander]),
  );
  expect(letOp).toContain(
    'Gebouwhoogte lager dan het hoogste punt in het bouwmodel, de wind is te laag gerekend: K-30.',
  );
  expect(gevelvullingen[0]?.meldingen).toContainEqual({
    soort: 'Waarschuwing',
    tekst:
      'Gebouwhoogte: Lager dan het hoogste punt in het bouwmodel (30 m). Met 9 m is de wind te laag gerekend.',
  });
  expect(gevelvullingen.map(({ oordeel }) => oordeel.tekst)).toEqual([
    expect.stringContaining('met 1 waarschuwing'),
    expect.not.stringContaining('waarschuwing'),
  ]);
});

test('what no structural engineer signs without a word stands on the cover, at its gevelvulling and in the verdict', () => {
  const [kozijn] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined) throw new Error('one');
  const kader = { ...kozijn.gevelvullingEnKaderData, aantal: 1001 };
  const opdracht = buildRapportOpdracht([{ ...kozijn, gevelvullingEnKaderData: kader }]);
  const projectGegevens = { ...opdracht.project.projectGegevens, windvormFactor: 0 };
  const { letOp, gevelvullingen, overzicht } = gegevensOf({
    ...opdracht,
    project: { ...opdracht.project, projectGegevens },
  });
  expect(letOp).toContain('Windvormfactor: Er is geen wind gerekend.');
  expect(gevelvullingen[0]?.meldingen).toContainEqual({
    soort: 'Waarschuwing',
    tekst: 'Aantal: Ongewoon groot.',
  });
  expect(gevelvullingen[0]?.oordeel.tone).toBe('warn');
  expect(gevelvullingen[0]?.oordeel.tekst).toMatch(
    /alle zijden voldoen, met 2 waarschuwingen; de b/,
  );
  expect(overzicht[0]?.tone).toBe('warn');
});

test('a side on which the hoekankers do not fit has the edge distance at which they would', () => {
  const [kozijn] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined) throw new Error('one');
  const { gevelvullingEnKaderData } = kozijn;
  const { gevelvullingen } = gegevensOf(
    buildRapportOpdracht([
      {
        ...kozijn,
        gevelvullingEnKaderData: { ...gevelvullingEnKaderData, breedte: 800, hoogte: 4000 },
        afstandHoekGevelvullingTotEersteAnker: perZijde(() => 300),
      },
    ]),
  );
  expect(gevelvullingen[0]?.meldingen).toContainEqual({
    soort: 'Informatie',
    tekst: 'Bij een randafstand van 280 mm op de onderzijde passen de 3 hoekankers die nodig zijn.',
  });
});

test('what is not calculated is named in every report', () => {
  const { nietGerekend } = gegevensOf(buildRapportOpdracht());
  expect(nietGerekend.map(({ wat }) => wat)).toEqual(expect.arrayContaining(['Brand', 'Corrosie']));
});

test('a product stands in the overview with its whole name, or is counted', () => {
  const [kozijn] = demoGevelvullingen(MOMENT);
  if (kozijn === undefined) throw new Error('one');
  const opdracht = buildRapportOpdracht([kozijn]);
  const catalogus = {
    ...opdracht.catalogus,
    hoekankers: opdracht.catalogus.hoekankers.map((each) => ({
      ...each,
      naam: `${each.naam} ${'lang '.repeat(16)}einde`,
    })),
  };
  const [rij] = gegevensOf({ ...opdracht, catalogus }).overzicht;
  expect(rij?.producten).not.toContain('…');
  expect(rij?.producten).toMatch(/einde/);
});
