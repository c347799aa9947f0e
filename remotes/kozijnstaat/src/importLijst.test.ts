import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';

import { importLijst } from './importLijst.ts';
import { GEEN_KEUZES } from './lijstKeuzes.ts';
import { createVoorbeelden } from './voorbeeld.ts';

test('recommended products are for what the list makes or changes, not for what it leaves', () => {
  const productKeuze = perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null }));
  const { detailleringData, gevelvullingEnKaderData } = buildGevelvulling();
  const of = (merk: string, lijst: string) =>
    buildGevelvulling({
      productKeuze,
      detailleringData,
      gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id: `aaaa00${merk}`, merk, lijst },
    });
  const staand = of('01', 'een');
  const { breedte, hoogte } = gevelvullingEnKaderData;
  const rijen = [
    ['Merk', 'Type', 'Breedte', 'Hoogte', 'Aantal'],
    ...['01', '02', '99'].map((merk) => [merk, 'kozijn', String(breedte), String(hoogte), '']),
  ].map((rij, index) =>
    rij.map((tekst, kolom) => ({
      rij: index + 1,
      kolom: kolom + 1,
      herhaald: false,
      soort: 'tekst' as const,
      tekst,
    })),
  );
  const project = buildProject({ gevelvullingen: [staand, of('02', 'twee')] });
  const { invoer } = createVoorbeelden()({
    host: buildHost(),
    project,
    standaarden: { ...GEEN_STANDAARDEN, kozijn: standaardOf(staand) },
    blad: { rijen, verborgenRijen: [] },
    keuzes: GEEN_KEUZES,
    onthouden: {},
    moment: '2026-11-22T12:00:00Z',
    lijst: 'drie',
  });
  const [eerste, , derde] = importLijst(project, invoer, 'lichtste')?.gevelvullingen ?? [];
  expect(eerste).toMatchObject({ productKeuze, gevelvullingEnKaderData: { lijst: 'drie' } });
  expect(derde?.productKeuze.onderzijde.hoekanker).toBe('anker');
});
