import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { parseAdviesInvoer } from '@adviestool/domain/rekenen/parseAdviesInvoer';
import { calculateBerekening } from '@adviestool/domain/rekenen/berekening';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { z } from 'zod';

import { adviesOfJson, catalogusOfJson } from './adviesOfJson.ts';

z.config({ customError: dutchErrorMap });

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

const CATALOGUS = catalogusSchema.parse(read('variants/catalogus-voorbeeld.json'));
const GEVALLEN = z
  .object({ gevallen: z.array(z.object({ invoer: z.record(z.string(), z.unknown()) })) })
  .parse(read('shared/domain/src/fixtures/gevallen.json'))
  .gevallen.map(({ invoer }) => invoer);

const run = (value: unknown, catalogus = CATALOGUS) => {
  const resultaat = adviesOfJson('gevallen.json', JSON.stringify(value), catalogus);
  if (!resultaat.success) return { problemen: resultaat.problemen, text: '' };
  let text = '';
  // A part is only valid until the part after the next, so it is read at once.
  for (const part of resultaat.value) text += Buffer.from(part).toString('utf8');
  return { problemen: [], text };
};

const adviesOf = (geval: unknown): unknown => {
  const resultaat = parseAdviesInvoer(geval, CATALOGUS);
  if (!resultaat.success) return null;
  const advies = calculateAdvies(resultaat.invoer);
  const { algemeen, zijden } = toelichtingOf(calculateBerekening(resultaat.invoer));
  const metStappen = ZIJDEN.filter((zijde) => advies.zijden[zijde] !== undefined).map((zijde) => [
    zijde,
    { ...advies.zijden[zijde], stappen: [...algemeen, ...zijden[zijde]] },
  ]);
  return JSON.parse(JSON.stringify({ ...advies, zijden: Object.fromEntries(metStappen) }));
};

const gevelvullingSchema = z.looseObject({ gevelvullingEnKaderData: z.looseObject({}) });

/** The second worked case with other frame data. */
const withKader = (kader: object): unknown => {
  const gevelvulling = gevelvullingSchema.parse(GEVALLEN[1]?.['gevelvulling']);
  const gevelvullingEnKaderData = { ...gevelvulling.gevelvullingEnKaderData, ...kader };
  return { ...GEVALLEN[1], gevelvulling: { ...gevelvulling, gevelvullingEnKaderData } };
};

describe('the advice as JSON', () => {
  test('of one case is one advice', () => {
    expect(JSON.parse(run(GEVALLEN[0]).text)).toEqual(adviesOf(GEVALLEN[0]));
  });

  test('of an array is an array in the same order', () => {
    expect(JSON.parse(run(GEVALLEN).text)).toEqual(GEVALLEN.map(adviesOf));
    expect(JSON.parse(run([]).text)).toEqual([]);
  });

  test('of many cases comes in parts that make one document', () => {
    const many = Array.from({ length: 450 }, (_, index) => GEVALLEN[index % GEVALLEN.length]);
    const parsed = z.array(z.unknown()).parse(JSON.parse(run(many).text));
    expect(parsed).toHaveLength(450);
    expect(parsed[449]).toEqual(adviesOf(many[449]));
  });

  test('writes names with quotes, breaks and symbols as they are', () => {
    const naam = 'Anker "A\\B"\n½ γ 😀';
    const catalogus = {
      ...CATALOGUS,
      hoekankers: CATALOGUS.hoekankers.map((hoekanker) => ({ ...hoekanker, naam })),
    };
    expect(run({ ...GEVALLEN[0], catalogus }).text).toContain(JSON.stringify(naam).slice(1, -1));
    expect(JSON.parse(run({ ...GEVALLEN[0], catalogus }).text)).toEqual(
      adviesOf({ ...GEVALLEN[0], catalogus }),
    );
  });

  test("uses a case's own catalogue before the given one", () => {
    const leeg = { ...CATALOGUS, hoekankers: CATALOGUS.hoekankers.slice(0, 1) };
    expect(run([{ ...GEVALLEN[2], catalogus: CATALOGUS }], leeg).problemen).toEqual([]);
    expect(run([GEVALLEN[2]], leeg).problemen).toHaveLength(3);
  });
});

describe('problems', () => {
  test('name the case and the path, and leave nothing calculated', () => {
    const fout = withKader({ breedte: 399 });
    const { problemen, text } = run([GEVALLEN[0], GEVALLEN[0], GEVALLEN[0], fout]);
    expect(problemen).toEqual([
      '[3].gevelvulling.gevelvullingEnKaderData.breedte: Getal moet groter of gelijk zijn aan 400.',
    ]);
    expect(text).toBe('');
    expect(run(fout).problemen[0]).toMatch(/^gevelvulling\.gevelvullingEnKaderData\.breedte: /);
  });

  test.each([
    ['no case', 5, 'gevallen.json: Ongeldige invoer.'],
    ['no case in an array', ['x'], '[0]: Ongeldige invoer.'],
  ])('name %s', (_naam, value, problem) => {
    expect(run(value).problemen).toEqual([problem]);
  });

  test('name a document that is not JSON', () => {
    expect(adviesOfJson('kapot.json', '{', CATALOGUS)).toEqual({
      success: false,
      problemen: ['kapot.json: Ongeldige JSON.'],
    });
    expect(catalogusOfJson('kapot.json', '{')).toEqual({
      success: false,
      problemen: ['kapot.json: Ongeldige JSON.'],
    });
  });

  test('name the place in a catalogue', () => {
    const hoekankers = [{ ...CATALOGUS.hoekankers[0], FwRk: 0 }];
    const text = JSON.stringify({ ...CATALOGUS, hoekankers });
    expect(catalogusOfJson('eigen.json', text)).toEqual({
      success: false,
      problemen: ['eigen.json: hoekankers[0].FwRk: Getal moet groter zijn dan 0.'],
    });
  });
});
