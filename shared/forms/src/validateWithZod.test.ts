import { expect, test } from '@jest/globals';
import { FORM_ERROR } from 'final-form';
import { z } from 'zod';

import { validateWithZod } from './validateWithZod.ts';

const schema = z
  .strictObject({
    merk: z.string().trim().min(1).max(3),
    breedte: z.int().min(400),
    plaatsing: z.strictObject({ onderzijde: z.enum(['vloerrand', 'binnenmuur']).nullable() }),
    producten: z.array(z.strictObject({ naam: z.string().min(1) })),
  })
  .refine(({ merk }) => merk !== 'nee', { message: 'Dit merk bestaat niet.' })
  .refine(({ breedte }) => breedte < 9000, { path: ['breedte'], message: 'Te breed.' });

const valid = {
  merk: 'K1',
  breedte: 1200,
  plaatsing: { onderzijde: 'vloerrand' },
  producten: [{ naam: 'Hoekanker' }],
};

const validate = validateWithZod(schema);

test('valid values have no errors', () => {
  expect(validate(valid)).toEqual({});
});

test('errors have the shape of the values', () => {
  expect(
    validate({
      ...valid,
      merk: ' ',
      plaatsing: { onderzijde: 'kelder' },
      producten: [{ naam: 'Hoekanker' }, { naam: '' }],
    }),
  ).toEqual({
    merk: 'Dit veld is verplicht.',
    plaatsing: { onderzijde: 'Ongeldige optie: verwacht één van ‘vloerrand’, ‘binnenmuur’.' },
    producten: [undefined, { naam: 'Dit veld is verplicht.' }],
  });
});

test.each([
  [null, 'Dit veld is verplicht.'],
  ['', 'Dit veld is verplicht.'],
  ['12 mm', 'Vul een getal in.'],
  [1200.5, 'Getal moet in stappen van 1 zijn.'],
  [399, 'Getal moet groter of gelijk zijn aan 400.'],
])('a breedte of %j answers %j', (breedte, message) => {
  expect(validate({ ...valid, breedte })).toEqual({ breedte: message });
});

test('a rule about the record belongs to the form, one with a path to its field', () => {
  expect(validate({ ...valid, merk: 'nee' })).toEqual({ [FORM_ERROR]: 'Dit merk bestaat niet.' });
  expect(validate({ ...valid, breedte: 9000 })).toEqual({ breedte: 'Te breed.' });
});

test('the first message of a field stays', () => {
  const twice = z.object({ code: z.string().min(5, 'Kort.').regex(/^\d+$/, 'Cijfers.') });
  expect(validateWithZod(twice)({ code: 'ab' })).toEqual({ code: 'Kort.' });
});

test('a message of a group and one of its parts do not meet', () => {
  const both = z
    .object({ groep: z.object({ deel: z.string() }) })
    .superRefine((_values, context) => {
      context.addIssue({ code: 'custom', path: ['groep'], message: 'Groep.' });
      context.addIssue({ code: 'custom', path: ['groep', 'deel'], message: 'Deel.' });
    });
  expect(validateWithZod(both)({ groep: { deel: 'x' } })).toEqual({ groep: 'Groep.' });
});

test.each([{}, { plaatsing: null }, { producten: 'geen' }, { merk: 5, onbekend: true }])(
  'partial values %j are refused without a throw',
  (values) => {
    expect(Object.keys(validate(values) ?? {})).not.toHaveLength(0);
  },
);
