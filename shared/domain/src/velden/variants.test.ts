import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import type { z } from 'zod';

import { KADERS } from '../builders/buildGevelvullingOf.ts';
import { KADER_REGISTER } from './kaderVelden.ts';
import { applicableVelden } from './register.ts';
import {
  chosenVariant,
  cleanKader,
  kaderSchema,
  kaderSchemas,
  matchingVariants,
  VARIANT_IDS,
  VariantError,
  variantOf,
  verankerdeZijdenOf,
} from './variants.ts';

const kozijn = KADERS.kozijnPrefab;
const pathsOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

const maat = { merk: fc.constantFrom(null, 'K01', ''), aantal: fc.integer({ min: 1, max: 99 }) };
const afmeting = {
  ...maat,
  breedte: fc.integer({ min: 400, max: 9000 }),
  hoogte: fc.integer({ min: 600, max: 4000 }),
  gebouwHoogte: fc.option(fc.integer({ min: 1, max: 200 })),
};
const bevestiging = fc.boolean().map((gebruikBevestigingsmiddelen) => ({
  gebruikBevestigingsmiddelen,
  leverancierBevestigingsmiddelen: 'leverancier',
}));
const keuze = fc.oneof(
  fc.record({
    gevelvullingType: fc.constantFrom('kozijn', 'schuifpui'),
    bouwmethode: fc.constantFrom('traditioneel', 'prefab'),
    verbondenAantalZijden: fc.constantFrom(2, 4, null),
  }),
  fc.record({
    gevelvullingType: fc.constant('hsb' as const),
    verbondenAantalZijden: fc.constantFrom(2, 4),
    bouwmethode: fc.constantFrom('traditioneel', 'prefab', null),
  }),
);

describe('the variant of frame data', () => {
  test.each(VARIANT_IDS)('%s is the one variant of its own frame data', (variant) => {
    expect(variantOf(KADERS[variant])).toBe(variant);
    expect(chosenVariant(KADERS[variant])).toBe(variant);
  });

  test('is exactly one for every valid choice, whatever was left behind by other choices', () => {
    fc.assert(
      fc.property(fc.record(afmeting), keuze, bevestiging, (maten, gekozen, middelen) => {
        const kader = { ...maten, ...gekozen, ...middelen };
        const matches = matchingVariants(kader);
        expect(matches).toHaveLength(1);
        expect(matches).toEqual([chosenVariant(kader)]);
        expect(matchingVariants(cleanKader(kader))).toEqual(matches);
      }),
    );
  });

  test('is an internal error when the frame data match none', () => {
    expect(() => variantOf({ ...kozijn, breedte: 0 })).toThrow(VariantError);
  });

  test('anchors bottom and top of a 2-sided hsb, and three sides of all others', () => {
    expect(verankerdeZijdenOf('hsb2ZijdigMetBevestigingsmiddelen')).toEqual([
      'onderzijde',
      'bovenzijde',
    ]);
    expect(verankerdeZijdenOf('hsb4ZijdigMetBevestigingsmiddelen')).toHaveLength(3);
    expect(verankerdeZijdenOf('kozijnPrefab')).toHaveLength(3);
  });
});

describe('the bounds of frame data', () => {
  test.each([
    ['breedte', 400, 399],
    ['breedte', 100_000, 100_001],
    ['hoogte', 100_000, 100_001],
    ['hoogte', 600, 599],
    ['aantal', 1, 0],
    ['aantal', 100_000, 100_001],
    ['gebouwHoogte', 1, 0],
    ['gebouwHoogte', 200, 201],
    ['breedte', 400, 400.5],
    ['aantal', 2, 1.5],
    ['gebouwHoogte', null, 9.5],
  ])('%s may be %p and not %p', (veld, valid, invalid) => {
    const schema = kaderSchemas.kozijnPrefab;
    expect(pathsOf(schema, { ...kozijn, [veld]: valid })).toEqual([]);
    expect(pathsOf(schema, { ...kozijn, [veld]: invalid })).toEqual([veld]);
  });

  test('ask for a supplier that is more than spaces', () => {
    const kader = KADERS.kozijnTraditioneelMetBevestigingsmiddelen;
    expect(pathsOf(kaderSchema, { ...kader, leverancierBevestigingsmiddelen: ' ' })).toEqual([
      'leverancierBevestigingsmiddelen',
    ]);
  });

  test('make an empty brand null', () => {
    expect(kaderSchemas.kozijnPrefab.parse({ ...kozijn, merk: '  ' }).merk).toBeNull();
  });
});

describe('the questions of frame data', () => {
  const maten = { merk: null, aantal: 1, hoogte: 2000, breedte: 4000 };

  test.each([
    ['nothing', {}, ['gevelvullingType']],
    ['a kozijn', { gevelvullingType: 'kozijn' }, ['bouwmethode']],
    [
      'a traditional kozijn',
      { gevelvullingType: 'kozijn', bouwmethode: 'traditioneel' },
      ['gebruikBevestigingsmiddelen'],
    ],
    [
      'a traditional schuifpui with fasteners',
      {
        gevelvullingType: 'schuifpui',
        bouwmethode: 'traditioneel',
        gebruikBevestigingsmiddelen: true,
      },
      ['leverancierBevestigingsmiddelen'],
    ],
    ['a prefab kozijn', { gevelvullingType: 'kozijn', bouwmethode: 'prefab' }, []],
    [
      'an hsb',
      { gevelvullingType: 'hsb' },
      ['verbondenAantalZijden', 'gebruikBevestigingsmiddelen'],
    ],
    [
      'an hsb with fasteners',
      { gevelvullingType: 'hsb', gebruikBevestigingsmiddelen: true },
      ['verbondenAantalZijden', 'leverancierBevestigingsmiddelen'],
    ],
  ] as const)('after %s the form still asks for what applies', (_naam, keuzes, open) => {
    const kader = { ...maten, ...keuzes };
    expect(new Set(pathsOf(kaderSchema, kader))).toEqual(new Set(open));
    const asked = applicableVelden({ register: KADER_REGISTER }, kader).map(({ naam }) => naam);
    expect(asked).toEqual(expect.arrayContaining([...open]));
  });

  test('drop an answer that no longer applies', () => {
    const kader = {
      ...KADERS.kozijnTraditioneelMetBevestigingsmiddelen,
      bouwmethode: 'prefab' as const,
    };
    expect(cleanKader(kader)).toEqual({ ...kozijn, bouwmethode: 'prefab' });
  });
});
