import { expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { catalogusGevolgenOf } from './catalogusGevolgenOf.ts';

const kozijn = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
});

const ZWAK = {
  ...CATALOGUS,
  hoekankers: CATALOGUS.hoekankers.map((anker) => ({ ...anker, FwRk: anker.FwRk / 50 })),
};

const weerMet = (windvormFactor: number) =>
  catalogusGevolgenOf(
    {
      projectGegevens: { ...buildProjectGegevens(), windvormFactor },
      gevelvullingen: [kozijn],
    },
    { van: ZWAK, naar: CATALOGUS, vandaag: '2026-11-29' },
  );

test('what complies again with a warning is counted as such', () => {
  expect(weerMet(1.4)).toMatchObject({ voldoet_weer: 1, voldoet_weer_gewaarschuwd: 0 });
  expect(weerMet(1)).toMatchObject({ voldoet_weer: 1, voldoet_weer_gewaarschuwd: 1 });
});

test('hoekankers that take other numbers of fasteners are a change', () => {
  const { projectGegevens, gevelvulling } = invoerOfGeval('K4');
  const meer = {
    ...CATALOGUS,
    hoekankers: CATALOGUS.hoekankers.map((anker) => ({ ...anker, nHout: anker.nHout + 2 })),
  };
  const gevolgenMet = (one: Gevelvulling) =>
    catalogusGevolgenOf(
      { projectGegevens, gevelvullingen: [one] },
      { van: CATALOGUS, naar: meer, vandaag: '2026-11-29' },
    );
  const kader = { ...gevelvulling.gevelvullingEnKaderData, id: 'k4' };
  const k4 = { ...gevelvulling, gevelvullingEnKaderData: kader };
  expect(gevolgenMet(k4)).toMatchObject({ adviezen: 1, wijzigt: 1, vastgesteld_gewijzigd: 0 });
  expect(gevolgenMet(kozijn)).toMatchObject({ adviezen: 1, wijzigt: 0 });
});
