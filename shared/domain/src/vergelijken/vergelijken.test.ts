import { describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import * as fc from 'fast-check';

import { bouwlijst } from '../bouwlijst/bouwlijst.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { adviesFor, type Advies } from '../rekenen/advies.ts';
import { isAdviesCompleet, voldoetAdvies } from '../vaststellen/toestand.ts';
import { vaststellingOf } from '../vaststellen/vaststellingOf.ts';
import type { VariantId } from '../velden/variants.ts';
import { besteProduct } from './besteProduct.ts';
import { kolomIn, type VergelijkingKolom } from './kolomIn.ts';
import { vergelijkIn, type Keuze, type Vergeleken } from './vergelijkIn.ts';
import { withKeuze } from './withKeuze.ts';

const projectGegevens = buildProjectGegevens();
const NOW = '2026-11-27T12:00:00.000Z';
const LICHTSTE: Keuze = { voorkeur: 'lichtste', toegestaan: null };
const MINSTE: Keuze = { voorkeur: 'minste', toegestaan: null };
const alleen = (...ids: string[]): Keuze => ({ voorkeur: 'minste', toegestaan: new Set(ids) });

const vergelijkAlle = (gevelvullingen: readonly Gevelvulling[]): Vergeleken[] =>
  gevelvullingen.map(
    vergelijkIn({ projectGegevens, catalogus: CATALOGUS, vandaag: NOW.slice(0, 10) }),
  );

const kolomVan = (
  lijst: readonly Vergeleken[],
  keuze: Keuze | null,
  ookVastgesteld = false,
): VergelijkingKolom => {
  const telling = kolomIn(keuze, { catalogus: CATALOGUS, ookVastgesteld });
  for (const vergeleken of lijst) telling.add(vergeleken);
  return telling.kolom();
};

const projectVan = (gevelvullingen: Gevelvulling[]): Project =>
  buildProject({ projectGegevens, gevelvullingen });

const kiesVoor = (project: Project, keuze: Keuze, kolom: VergelijkingKolom): Project =>
  withKeuze({ keuze, kolom, vergeleken: project, catalogus: CATALOGUS, now: NOW })(project) ??
  project;

const adviesVan = (gevelvulling: Gevelvulling): Advies | null =>
  adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });

/** What the pages of advice of a project say together. */
const volgensAdviezen = (gevelvullingen: readonly Gevelvulling[]) => {
  const adviezen = gevelvullingen.flatMap((gevelvulling) => {
    const advies = adviesVan(gevelvulling);
    return isAdviesCompleet(gevelvulling, advies) ? [{ gevelvulling, advies }] : [];
  });
  const checks = adviezen.flatMap(({ advies }) =>
    Object.values(advies.zijden).flatMap(({ unityCheck }) => unityCheck ?? []),
  );
  return {
    hoekankers: adviezen.reduce((sum, { advies }) => sum + (advies.totaal ?? 0), 0),
    hoogste: checks.length === 0 ? null : Math.max(...checks),
    voldoetNiet: adviezen.filter(({ advies }) => !voldoetAdvies(advies)).length,
    producten: bouwlijst({ projectGegevens, gevelvullingen, catalogus: CATALOGUS })
      .totalen.filter(({ soort }) => soort === 'hoekanker')
      .map(({ id, aantal }) => ({ id, aantal })),
  };
};

const volgensKolom = ({ hoekankers, hoogste, voldoetNiet, producten }: VergelijkingKolom) => ({
  hoekankers,
  hoogste: hoogste?.unityCheck ?? null,
  voldoetNiet: voldoetNiet.length,
  producten: producten.map(({ id, aantal }) => ({ id, aantal })),
});

const VARIANTEN = [
  'kozijnTraditioneelZonderBevestigingsmiddelen',
  'kozijnTraditioneelMetBevestigingsmiddelen',
  'kozijnPrefab',
  'schuifpuiTraditioneelZonderBevestigingsmiddelen',
  'hsb2ZijdigZonderBevestigingsmiddelen',
  'hsb4ZijdigMetBevestigingsmiddelen',
] as const satisfies readonly VariantId[];

const IDS = CATALOGUS.hoekankers.map(({ id }) => id);

/** Any gevelvulling of a project: with or without products, with a chosen number, heavy, or not complete. */
const gevelvullingArbitrary: fc.Arbitrary<Gevelvulling> = fc
  .record({
    variant: fc.constantFrom(...VARIANTEN),
    breedte: fc.integer({ min: 700, max: 7000 }),
    hoogte: fc.integer({ min: 700, max: 3500 }),
    aantal: fc.integer({ min: 1, max: 40 }),
    totaalgewicht: fc.constantFrom(200, 900, 2500, 9000),
    spouwlatbreedte: fc.constantFrom(60, 121, 210),
    gekozen: fc.constantFrom(null, null, 3, 12),
    hoekanker: fc.constantFrom(null, ...IDS),
    isCompleet: fc.constantFrom(true, true, true, false),
  })
  .map(({ variant, gekozen, hoekanker, isCompleet, ...waarden }) => {
    const { breedte, hoogte, aantal, totaalgewicht, spouwlatbreedte } = waarden;
    const leeg = buildGevelvullingOf(
      variant,
      { breedte, hoogte, aantal },
      { totaalgewicht, spouwlatbreedte },
    );
    const started = hoekanker === null ? leeg : withProducten(leeg, hoekanker, ['BS-75', 'AN-40']);
    return {
      ...started,
      ...(isCompleet ? {} : { detailleringData: {} }),
      aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })),
    };
  });

const projectArbitrary = fc
  .array(gevelvullingArbitrary, { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map((one, index) => ({
      ...one,
      gevelvullingEnKaderData: { ...one.gevelvullingEnKaderData, id: `0000000${index}` },
    })),
  );

const keuzeArbitrary = fc.oneof(
  fc.constantFrom(LICHTSTE, MINSTE),
  fc.subarray(IDS).map((ids) => alleen(...ids)),
);

describe('a column', () => {
  test('tells those without a merk apart', () => {
    const zonder = ['1', '2'].map((bouwlaag) =>
      buildGevelvullingOf('kozijnPrefab', { merk: null, breedte: 900, hoogte: 2100, bouwlaag }),
    );
    expect(kolomVan(vergelijkAlle(zonder), null).onvolledig.map(({ naam }) => naam)).toEqual([
      expect.stringContaining('(900 × 2100 mm, bouwlaag 1)'),
      expect.stringContaining('(900 × 2100 mm, bouwlaag 2)'),
    ]);
  });

  test('says of now, and of each choice once it is made, what the pages of advice say', () => {
    fc.assert(
      fc.property(projectArbitrary, keuzeArbitrary, (gevelvullingen, keuze) => {
        const lijst = vergelijkAlle(gevelvullingen);
        expect(volgensKolom(kolomVan(lijst, null))).toEqual(volgensAdviezen(gevelvullingen));

        const kolom = kolomVan(lijst, keuze);
        const gekozen = kiesVoor(projectVan(gevelvullingen), keuze, kolom);
        expect(volgensKolom(kolom)).toEqual(volgensAdviezen(gekozen.gevelvullingen));
        const changed = gekozen.gevelvullingen.filter((one, at) => one !== gevelvullingen[at]);
        expect(changed).toHaveLength(kolom.gewijzigd.size);
      }),
    );
  });

  test('has every gevelvulling once: complies, does not, or has no complete advice', () => {
    fc.assert(
      fc.property(projectArbitrary, keuzeArbitrary, (gevelvullingen, keuze) => {
        const { voldoet, voldoetNiet, onvolledig } = kolomVan(vergelijkAlle(gevelvullingen), keuze);
        expect(voldoet + voldoetNiet.length + onvolledig.length).toBe(gevelvullingen.length);
      }),
    );
  });

  test('of the fewest hoekankers has no more than any other when all of both comply', () => {
    let compared = 0;
    fc.assert(
      fc.property(projectArbitrary, keuzeArbitrary, (gevelvullingen, keuze) => {
        const lijst = vergelijkAlle(gevelvullingen);
        const [minste, ander] = [kolomVan(lijst, MINSTE), kolomVan(lijst, keuze)];
        const isAlles = ({ voldoet, pastNiet }: VergelijkingKolom): boolean =>
          voldoet === gevelvullingen.length && pastNiet.length === 0;
        if (!isAlles(ander)) return;
        // A number that a user chose stays: with a lighter product it may be too low.
        const heeftGekozen = gevelvullingen.some(({ aantalAnkers }) =>
          Object.values(aantalAnkers).some(({ gekozen }) => gekozen !== null),
        );
        expect(isAlles(minste) || heeftGekozen).toBe(true);
        if (!isAlles(minste)) return;
        compared += 1;
        expect(minste.hoekankers).toBeLessThanOrEqual(ander.hoekankers);
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(5);
  });
});

const kozijn = (id: string, kader = {}, detaillering = {}): Gevelvulling =>
  buildGevelvullingOf(
    'kozijnTraditioneelZonderBevestigingsmiddelen',
    { id, merk: id, ...kader },
    detaillering,
  );
const hsb = (id: string): Gevelvulling =>
  buildGevelvullingOf('hsb2ZijdigZonderBevestigingsmiddelen', { id, merk: id });

test('where no allowed product suits, the gevelvulling stays as it is and the reason is said', () => {
  const lijst = vergelijkAlle([kozijn('K01'), withProducten(hsb('H01'), 'HA-100')]);
  const { pastNiet, gewijzigd, voldoet } = kolomVan(lijst, alleen('GA-90'));

  expect([...gewijzigd.keys()]).toEqual(['K01']);
  expect(voldoet).toBe(2);
  expect(pastNiet.map(({ id }) => id)).toEqual(['H01']);
  expect(pastNiet[0]?.zijden[0]).toEqual({
    zijde: 'onderzijde',
    redenen: ['Hoekanker GA 90 is niet geschikt voor een HSB-element.'],
  });
});

const gewaarschuwdBij = (windvormFactor: number): readonly string[] => {
  const vergelijk = vergelijkIn({
    projectGegevens: { ...projectGegevens, windvormFactor },
    catalogus: CATALOGUS,
    vandaag: NOW.slice(0, 10),
  });
  const lijst = ['K01', 'K02'].map((id) => vergelijk(withProducten(kozijn(id), 'GA-120')));
  return kolomVan(lijst, null).gewaarschuwd.map(({ id }) => id);
};

test('what is warned of the whole project stands beside each that complies', () => {
  expect(gewaarschuwdBij(1.4)).toEqual([]);
  expect(gewaarschuwdBij(0)).toEqual(['K01', 'K02']);
});

test('what has no data to calculate with is compared with nothing, and never complies', () => {
  const [vergeleken] = vergelijkAlle([{ ...kozijn('K01'), detailleringData: {} }]);
  expect(vergeleken?.hoekankers).toBeNull();
  const { voldoet, onvolledig, gewijzigd, pastNiet } = kolomVan(
    vergelijkAlle([{ ...kozijn('K01'), detailleringData: {} }]),
    MINSTE,
  );
  expect({ voldoet, gewijzigd: gewijzigd.size, pastNiet }).toEqual({
    voldoet: 0,
    gewijzigd: 0,
    pastNiet: [],
  });
  expect(onvolledig.map(({ id }) => id)).toEqual(['K01']);
});

describe('one product', () => {
  test('is that which suits the most gevelvullingen, and then that with the fewest hoekankers', () => {
    const licht = kozijn('K01');
    const breed = kozijn('K02', {}, { spouwlatbreedte: 210 });
    const zwaar = kozijn('K03', {}, { totaalgewicht: 2500 });

    // A spouwlat of 210 mm leaves only the 160 R for all sides.
    expect(besteProduct(vergelijkAlle([licht, breed]))?.id).toBe('GA-160R');
    // All three suit it: the strongest needs the fewest.
    expect(besteProduct(vergelijkAlle([zwaar]))?.id).toBe('GA-160R');
    // All need the same number: the lightest.
    expect(besteProduct(vergelijkAlle([licht]))?.id).toBe('GA-90');
    expect(besteProduct(vergelijkAlle([licht, hsb('H01'), hsb('H02')]))?.id).toBe('HA-100');
  });

  test('is none where nothing can be compared', () => {
    expect(besteProduct(vergelijkAlle([{ ...licht(), detailleringData: {} }]))).toBeNull();
  });
});

const licht = (): Gevelvulling => withProducten(kozijn('K01'), 'GA-120');

const vast = (gevelvulling: Gevelvulling): Gevelvulling => {
  const advies = adviesVan(gevelvulling);
  if (!isAdviesCompleet(gevelvulling, advies)) throw new Error('The advice is complete.');
  return {
    ...gevelvulling,
    vastgesteld: vaststellingOf({
      op: NOW,
      door: 'demo',
      catalogus: { id: 'voorbeeld', versie: '1' },
      projectGegevens,
      gevelvulling,
      advies,
    }),
  };
};

describe('an advice that is fixed', () => {
  const gevelvullingen = [vast(licht()), { ...withProducten(kozijn('K02'), 'GA-120') }];
  const lijst = vergelijkAlle(gevelvullingen);

  test('stays as it is, and is named', () => {
    const kolom = kolomVan(lijst, LICHTSTE);
    expect(kolom.blijftVast.map(({ id }) => id)).toEqual(['K01']);
    expect([...kolom.gewijzigd.keys()]).toEqual(['K02']);
    expect(kolom.producten.map(({ id }) => id)).toEqual(['GA-90', 'GA-120']);
  });

  test('changes once that is asked for, and is named then too', () => {
    const kolom = kolomVan(lijst, LICHTSTE, true);
    expect(kolom.blijftVast).toEqual([]);
    expect(kolom.wijzigtVast.map(({ id }) => id)).toEqual(['K01']);
    expect(kolom.producten.map(({ id }) => id)).toEqual(['GA-90']);
  });

  test('stays when a colleague fixed it after the comparison was made', () => {
    const kolom = kolomVan(vergelijkAlle([licht()]), LICHTSTE);
    expect(kolom.gewijzigd.size).toBe(1);
    const project = projectVan([licht()]);
    const kies = withKeuze({
      keuze: LICHTSTE,
      kolom,
      vergeleken: project,
      catalogus: CATALOGUS,
      now: NOW,
    });
    expect(kies(projectVan([vast(licht())]))).toBeNull();
  });
});

const onderzijden = (result: Project | null): unknown[] =>
  result?.gevelvullingen.map(({ productKeuze }) => productKeuze.onderzijde.hoekanker) ?? [];

test('what a colleague saved meanwhile is worked out anew, and what came in is left alone', () => {
  const project = projectVan([licht()]);
  const kolom = kolomVan(vergelijkAlle(project.gevelvullingen), LICHTSTE);
  const kies = withKeuze({
    keuze: LICHTSTE,
    kolom,
    vergeleken: project,
    catalogus: CATALOGUS,
    now: NOW,
  });
  const breder = withProducten(kozijn('K01', {}, { spouwlatbreedte: 121 }), 'GA-160R');
  const nieuw = withProducten(kozijn('K09'), 'GA-120');

  expect(onderzijden(kies(project))).toEqual(['GA-90']);
  // What the user saw, GA-90, does not suit so wide a spouwlat.
  expect(onderzijden(kies(projectVan([breder, nieuw])))).toEqual(['GA-120', 'GA-120']);
  expect(kies(projectVan([breder, nieuw]))?.gevelvullingen[1]).toBe(nieuw);
});
