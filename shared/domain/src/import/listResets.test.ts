import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { buildProjectGegevens, withProducten } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { applyKader } from '../velden/gevelvulling.ts';
import { applyUpdate } from './applyUpdate.ts';
import { listResets } from './listResets.ts';
import { mapGevelvulling } from './mapGevelvulling.ts';
import { planUpdate, standaardKeuze } from './planUpdate.ts';

const MOMENT = '2026-11-23T10:00:00.000Z';

const sentAs = (ids: string, overrides: Partial<ImportGevelvulling> = {}): ImportGevelvulling => ({
  id: ids,
  type: 'kozijn',
  merk: ids.toUpperCase(),
  breedte: 2000,
  hoogte: 1500,
  spouwlatbreedte: 60,
  stelruimte: 10,
  elementen: Array.from(ids, (globalId) => ({ globalId, verdieping: '00', orientatie: 180 })),
  ...overrides,
});

/** A project of which every side has a product for a spouwlat of 120 mm at most. */
const projectOf = (...sent: readonly ImportGevelvulling[]) =>
  buildProject({
    projectGegevens: buildProjectGegevens(),
    gevelvullingen: sent.map((one) => {
      const gevelvulling = mapGevelvulling(one.id, one, MOMENT);
      return withProducten(applyKader(gevelvulling, { bouwmethode: 'prefab' }), 'GA-90');
    }),
  });

const BREED = { spouwlatbreedte: 390 };

test.each<[wat: string, sent: ImportGevelvulling[], merken: string[]]>([
  ['a spouwlat that is wider', [sentAs('a', BREED), sentAs('bc')], ['A']],
  ['another type', [sentAs('a'), sentAs('bc', { type: 'hsb' })], ['BC']],
  ['a part that is split off', [sentAs('a'), sentAs('b'), sentAs('c', BREED)], ['C']],
  ['another size', [sentAs('a', { breedte: 2100 }), sentAs('bc')], []],
])('%s is told of every gevelvulling that loses a product by it', (_wat, sent, merken) => {
  const project = projectOf(sentAs('a'), sentAs('bc'));
  const plan = planUpdate(project, { gevelvullingen: sent });
  const gekozen = standaardKeuze(plan);
  const resets = listResets(plan, CATALOGUS);
  expect(resets.map(({ merk }) => merk)).toEqual(merken);
  for (const { messages } of resets) {
    expect(messages).toEqual(ZIJDEN.map((zijde) => expect.stringContaining(`zijde '${zijde}'`)));
  }
  // As many as the update leaves without.
  const { gevelvullingen } = applyUpdate(project, {
    plan,
    gekozen,
    gebouwhoogte: false,
    catalogus: CATALOGUS,
    randomUuid: () => '0123abcd-0000-4000-8000-000000000000',
    moment: MOMENT,
  });
  const zonder = gevelvullingen.filter(
    ({ productKeuze }) => productKeuze.onderzijde.hoekanker === null,
  );
  expect(zonder.map((one) => one.gevelvullingEnKaderData.merk)).toEqual(merken);
});
