import { importMessageSchema } from '@adviestool/contract/importMessage';
import { expect, test } from '@jest/globals';

import type { Bouwmodel, Groep } from './bouwmodel.ts';
import { importMessageOf } from './importMessageOf.ts';
import { changeKeuzes, firstKeuzes } from './keuze.ts';

const buildGroep = (given: Partial<Groep>): Groep => ({
  id: 'a',
  type: 'kozijn',
  merk: 'A',
  naam: 'Raam',
  bouwlaag: '00 begane grond',
  isBinnen: false,
  aantal: 1,
  breedte: 1800,
  hoogte: null,
  hoogstePunt: null,
  gewichtTotaal: null,
  gewichtGlas: null,
  spouwlatbreedte: null,
  stelruimte: null,
  ...given,
});

const model: Bouwmodel = {
  id: 'project',
  naam: null,
  werkadres: null,
  plaats: 'Utrecht',
  gebouwhoogte: null,
  aangemaakt: null,
  groepen: [
    buildGroep({ id: 'raam', aantal: 3 }),
    buildGroep({ id: 'pui', hoogstePunt: 2700 }),
    buildGroep({ id: 'binnendeur', isBinnen: true }),
  ],
};
const file = { naam: 'woning.ifc', gewijzigd: '2026-11-21T09:00:00.000Z' };

test('what is chosen is sent as the chosen type; what is inside stays behind at first', () => {
  const keuzes = changeKeuzes(firstKeuzes(model.groepen), ['pui'], { type: 'schuifpui' });
  const message = importMessageOf(model, file, keuzes);
  expect(message.gevelvullingen.map(({ id, type, aantal }) => [id, type, aantal])).toEqual([
    ['raam', 'kozijn', 3],
    ['pui', 'schuifpui', 1],
  ]);
  expect(importMessageSchema.parse(message)).toEqual(message);
});

test('what the model does not say is null in the message', () => {
  const { metadata, project, gevelvullingen } = importMessageOf(
    model,
    file,
    changeKeuzes(firstKeuzes(model.groepen), ['raam'], { isChosen: false }),
  );
  expect(metadata).toEqual({
    type: 'ifc',
    id: 'project',
    file_path: 'woning.ifc',
    file_created: null,
    file_updated: '2026-11-21T09:00:00.000Z',
  });
  expect(project).toMatchObject({ naam: null, werkadres_plaats: 'Utrecht', gebouwhoogte: null });
  expect(gevelvullingen).toMatchObject([
    { id: 'pui', breedte: 1800, hoogte: null, hoogste_punt: 2700, gewicht_totaal: null },
  ]);
});
