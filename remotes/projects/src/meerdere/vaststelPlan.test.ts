import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { vaststelPlanOf } from './vaststelPlan.ts';

const { projectGegevens } = buildProject();
const catalogus = buildHost().catalogus.loaded();
const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus });

const kozijn = (merk: string, extra: Partial<Gevelvulling> = {}): Gevelvulling => {
  const gevelvulling = buildGevelvulling(extra);
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  return { ...gevelvulling, gevelvullingEnKaderData: { ...kader, id: merk, merk } };
};

const vast = (gevelvulling: Gevelvulling): Gevelvulling => {
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  if (advies === null) throw new Error('There is no advice.');
  const vastgesteld = vaststellingOf({
    op: '2026-11-22T12:00:00.000Z',
    door: 'demo',
    catalogus: { id: 'x', versie: '1' },
    projectGegevens,
    gevelvulling,
    advies,
  });
  return { ...gevelvulling, vastgesteld };
};

const breed = (gevelvulling: Gevelvulling): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, breedte: 6000 },
});

/** What no engineer signs without a word. */
const veel = (gevelvulling: Gevelvulling): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, aantal: 1001 },
});

const teWeinig = { aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })) };
const minder = {
  aantalAnkers: perZijde((zijde) => ({
    geadviseerd: null,
    gekozen: zijde === 'bovenzijde' ? 6 : null,
  })),
};

test('what is complete is fixed, the rest is named with the reason', () => {
  const rijen = [
    kozijn('K1'),
    kozijn('K2', teWeinig),
    kozijn('K3', { detailleringData: {} }),
    vast(kozijn('K4')),
    breed(vast(kozijn('K5'))),
    kozijn('K6', minder),
    veel(kozijn('K7')),
  ].map(rijOf);
  const { getoond, ...plan } = vaststelPlanOf(rijen);

  expect([...getoond.keys()]).toEqual(['K1', 'K2', 'K5', 'K6', 'K7']);
  expect(getoond.get('K2')?.onderzijde).toMatchObject({ aantal: 1, oordeel: 'VOLDOET_NIET' });
  expect(plan).toEqual({
    opnieuw: ['K5'],
    voldoetNiet: ['K2'],
    gewaarschuwd: ['K6', 'K7'],
    alVastgesteld: ['K4'],
    onvolledig: ['K3'],
    vast: ['K4', 'K5'],
  });
});
