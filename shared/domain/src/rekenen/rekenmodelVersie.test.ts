import { expect, test } from '@jest/globals';

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  GEVOLGKLASSEN,
  TERREINCATEGORIEEN,
  TYPEN_BOUW,
  WINDGEBIEDEN,
} from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';

import {
  buildGevelvullingOf,
  buildProjectGegevens,
  KADERS,
} from '../builders/buildGevelvullingOf.ts';
import { createRandom, type Random } from '../builders/createRandom.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { GEVALLEN } from '../fixtures/gevallen.ts';
import type { VariantId } from '../velden/variants.ts';
import { VOORBEELD_DETAILLERING } from '../voorbeeld/voorbeeldGevelvulling.ts';
import { calculateAdvies, type Advies } from './advies.ts';
import { adviesInvoerOf, type AdviesInvoer } from './adviesInvoer.ts';
import { REKENMODEL_VERSIE } from './rekenmodelVersie.ts';

/** What the calculation gave for the cases below, by version. A version keeps its line for good. */
const UITKOMSTEN: Readonly<Record<number, number>> = {
  1: 2978549057,
  2: 531816901,
  3: 2360400744,
};

/** Random inputs, spread over all variants. */
const AANTAL = 1000;

const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

const between = (random: Random, low: number, high: number): number =>
  Math.round(low + random() * (high - low));

const isVariant = (naam: string): naam is VariantId => naam in KADERS;

const VARIANTEN = Object.keys(KADERS).filter(isVariant);

const HOEKANKERS = CATALOGUS.hoekankers.map(({ id }) => id);
const BOUWKUNDIG = CATALOGUS.bevestigingsmiddelenBouwkundig.map(({ id }) => id);
const HOUT = CATALOGUS.bevestigingsmiddelenHout.map(({ id }) => id);

const nonEmpty = <Value>([first, ...others]: readonly Value[]): readonly [Value, ...Value[]] => {
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return [first, ...others];
};

const randomDetaillering = (random: Random): Gevelvulling['detailleringData'] => ({
  ...VOORBEELD_DETAILLERING,
  plaatsing: {
    onderzijde: pick(random, ['vloerrand', 'vloerrand', 'binnenmuur']),
    bovenzijde: pick(random, ['vloerrand', 'vloerrand', 'binnenmuur', 'latei']),
  },
  vloertypeOnderzijde: pick(random, ['breedplaatvloer', 'prefab-betonvloer', 'kanaalplaatvloer']),
  vloertypeBovenzijde: pick(random, ['breedplaatvloer', 'prefab-betonvloer', 'kanaalplaatvloer']),
  binnenmuur: pick(random, ['beton', 'kalkzandsteen', 'poroton', 'poriso']),
  onderdorpel: pick(random, ['houtenDorpel', 'laagReliëfDorpel']),
  maximaleHartOpHartMaatLaagReliefDorpel: between(random, 300, 700),
  bovendorpel: pick(random, ['afgeschuind', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde']),
  spouwlatbreedte: between(random, 40, 200),
  stelruimte: between(random, 5, 30),
  gewichtinvoer: pick(random, ['glasgewicht', 'totaalgewicht']),
  glasgewicht: between(random, 15, 60),
  totaalgewicht: between(random, 50, 1500),
  dikteElement: between(random, 100, 300),
});

const randomInvoer = (random: Random, index: number): AdviesInvoer | null => {
  const variant = VARIANTEN[index % VARIANTEN.length];
  if (variant === undefined) throw new Error('There is no variant.');
  const kader = {
    breedte: between(random, 500, 8000),
    hoogte: between(random, 600, 4000),
    ...(random() < 0.2 && { gebouwHoogte: between(random, 3, 60) }),
  };
  const gevelvulling = buildGevelvullingOf(variant, kader, randomDetaillering(random));
  return adviesInvoerOf({
    projectGegevens: buildProjectGegevens({
      typeBouw: pick(random, TYPEN_BOUW),
      windgebied: pick(random, WINDGEBIEDEN),
      terreincategorie: pick(random, TERREINCATEGORIEEN),
      gebouwhoogte: between(random, 3, 100),
      windvormFactor: between(random, 8, 14) / 10,
    }),
    catalogus: CATALOGUS,
    gevelvulling: {
      ...gevelvulling,
      aantalAnkers: mapZijden(gevelvulling.aantalAnkers, () => ({
        geadviseerd: null,
        gekozen: random() < 0.3 ? between(random, 1, 15) : null,
      })),
      productKeuze: mapZijden(gevelvulling.productKeuze, () => ({
        hoekanker: random() < 0.05 ? null : pick(random, nonEmpty(HOEKANKERS)),
        bevestigingsmiddelen: [pick(random, nonEmpty(BOUWKUNDIG)), pick(random, nonEmpty(HOUT))],
      })),
    },
  });
};

/** The worked cases with other sizes and heights. */
const gevallen = (): AdviesInvoer[] =>
  GEVALLEN.flatMap(({ invoer }) =>
    [0, 70, 1130, 3400].map((extra) => {
      const { gevelvulling, projectGegevens } = invoer;
      const kader = gevelvulling.gevelvullingEnKaderData;
      return {
        ...invoer,
        projectGegevens: {
          ...projectGegevens,
          gebouwhoogte: projectGegevens.gebouwhoogte + Math.floor(extra / 100),
        },
        gevelvulling: {
          ...gevelvulling,
          gevelvullingEnKaderData: {
            ...kader,
            breedte: kader.breedte + extra,
            hoogte: kader.hoogte + extra / 2,
          },
        },
      };
    }),
  );

const willekeurig = (): AdviesInvoer[] => {
  const random = createRandom(14);
  const invoeren: AdviesInvoer[] = [];
  // An answer that the variant does not have is drawn again.
  while (invoeren.length < AANTAL)
    invoeren.push(...[randomInvoer(random, invoeren.length) ?? []].flat());
  return invoeren;
};

/** All numbers and messages; twelve digits, so that the order of an addition plays no part. */
const tekstOf = ({ meldingen, ...getallen }: Advies): string =>
  JSON.stringify(
    [getallen, meldingen.map(({ code, zijde }) => [code, zijde])],
    (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value),
  );

/** Tells texts apart (FNV-1a). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
};

const hashOfUitkomsten = (invoeren: readonly AdviesInvoer[]): number =>
  hashOf(invoeren.map((invoer) => tekstOf(calculateAdvies(invoer))).join());

/** The class of the worked cases and of a part of the random ones, chosen by turns. */
const metGevolgklasse = (): AdviesInvoer[] =>
  [...gevallen(), ...willekeurig().slice(0, AANTAL / 4)].flatMap((invoer, index) => {
    const gevolgklasse = GEVOLGKLASSEN[index % GEVOLGKLASSEN.length];
    return { ...invoer, projectGegevens: { ...invoer.projectGegevens, gevolgklasse } };
  });

/** On a facade with a factor of its own, by turns one that is listed and one that is not. */
const metGevel = (): AdviesInvoer[] =>
  [...gevallen(), ...willekeurig().slice(0, AANTAL / 4)].map((invoer, index) => {
    const { projectGegevens, gevelvulling } = invoer;
    const kader = gevelvulling.gevelvullingEnKaderData;
    const gevel = [' NOORD', 'noord', 'Zuid', 'West'][index % 4];
    return {
      ...invoer,
      projectGegevens: {
        ...projectGegevens,
        windvormfactoren: [
          { gevel: 'Noord ', factor: 1.1 },
          { gevel: 'Zuid', factor: 1.2 },
        ],
      },
      gevelvulling: { ...gevelvulling, gevelvullingEnKaderData: { ...kader, gevel } },
    };
  });

test('another outcome of any of these cases has another version', () => {
  expect(
    hashOfUitkomsten([...gevallen(), ...willekeurig(), ...metGevolgklasse(), ...metGevel()]),
  ).toBe(UITKOMSTEN[REKENMODEL_VERSIE]);
});

test('without a factor of a facade every outcome is that of version 2', () => {
  expect(hashOfUitkomsten([...gevallen(), ...willekeurig(), ...metGevolgklasse()])).toBe(
    UITKOMSTEN[2],
  );
});

test('without a chosen gevolgklasse every outcome is that of version 1', () => {
  expect(hashOfUitkomsten([...gevallen(), ...willekeurig()])).toBe(UITKOMSTEN[1]);
});

test('the random cases reach every variant and every way in which a side can end', () => {
  const invoeren = willekeurig();
  const statussen = invoeren.flatMap((invoer) =>
    Object.values(calculateAdvies(invoer).zijden).map(({ status }) => status),
  );
  expect(VARIANTEN).toHaveLength(10);
  expect([...new Set(statussen)].toSorted()).toEqual([
    'GEEN_PRODUCT',
    'PAST_NIET',
    'PRODUCT_ONGESCHIKT',
    'VOLDOET',
    'VOLDOET_NIET',
  ]);
});
