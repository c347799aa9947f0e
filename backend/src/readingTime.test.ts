import { describe, expect, test } from '@jest/globals';
import { BITS, ENOUGH, growthOf, manyOf } from '@adviestool/contract/builders/growthOf';

import { createHash } from 'node:crypto';
import { gevelvullingenSchema } from '@adviestool/contract/project';
import { leesProjectBestand } from '@adviestool/contract/projectBestand';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { nextMerk } from '@adviestool/domain/velden/nextMerk';
import { gelijkendeMerken } from '@adviestool/domain/waarschuwen/gelijkendeMerken';

import { isDubbelzinnig, readGetaltekst } from '@adviestool/kozijnstaten/getaltekst';
import {
  eenheidVanKop,
  normalizeKop,
  normalizeTekst,
  toevoegingenIn,
  withoutHaakjes,
} from '@adviestool/kozijnstaten/kopnaam';
import { matenInKop, splitMaten } from '@adviestool/kozijnstaten/maten';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';

import { isCommonPassword } from './accounts/commonPasswords.ts';
import { encodingOf } from './http/compression.ts';
import { floodIp } from './http/floodIp.ts';
import { requestIdOf } from './http/requestIdOf.ts';
import { rewriteUrl } from './site/rewriteUrl.ts';

const readLijst = (text: string): unknown => readSpreadsheet(text, { naam: 'lijst.csv' });

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a mark to count on from': (text) => nextMerk(text, []),
  'encodings that a client takes': encodingOf,
  'an id of a request': (text) => requestIdOf({ headers: { 'x-request-id': text } }),
  'an address': floodIp,
  'a path': (text) => rewriteUrl({ url: `/${text}` }),
  'a password': isCommonPassword,
  'a number of a list': (text) => [readGetaltekst(text), isDubbelzinnig(text)],
  'a header': (text) => [
    eenheidVanKop(text),
    normalizeKop(text),
    normalizeTekst(text),
    toevoegingenIn(text),
    withoutHaakjes(text),
  ],
  'sizes in a header': matenInKop,
  'sizes in a cell': (text) => splitMaten(text, 'breedteHoogte'),
  'a list as text': readLijst,
};

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test.each(BITS)('of many %j costs in proportion to its length', async (bit) => {
    expect(await growthOf({ make: manyOf(bit), read })).toBeLessThanOrEqual(ENOUGH);
  });
});

const gevelvullingen = (units: number) =>
  Array.from({ length: units / 64 }, (_, nummer) => {
    const { gevelvullingEnKaderData: kader, ...rest } = buildGevelvulling();
    // With a letter that looks like another one.
    const id = { id: `g${nummer}`, merk: `K-\u041e${nummer}` };
    return { ...rest, gevelvullingEnKaderData: { ...kader, ...id } };
  });

const bestandVan = (units: number): unknown => ({
  formaat: 'adviestool-project',
  versie: 1,
  inhoud: { gevelvullingen_json: JSON.stringify(gevelvullingen(units)) },
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const lijst = (units: number): string =>
  `Merk;Breedte;Hoogte\n${'K1;1.200;"2.4""00"\n'.repeat(units / 64)}`;

test.each<[string, () => Promise<number>]>([
  [
    'gevelvullingen',
    () =>
      growthOf({ make: gevelvullingen, read: (value) => gevelvullingenSchema.safeParse(value) }),
  ],
  ['marks that look alike', () => growthOf({ make: gevelvullingen, read: gelijkendeMerken })],
  ['rows of a list', () => growthOf({ make: lijst, read: readLijst })],
  [
    'gevelvullingen in a project file that is refused',
    () => growthOf({ make: bestandVan, read: (value) => leesProjectBestand(value, sha256) }),
  ],
])('%s cost in proportion to their number', async (_name, growth) => {
  expect(await growth()).toBeLessThanOrEqual(ENOUGH);
});
