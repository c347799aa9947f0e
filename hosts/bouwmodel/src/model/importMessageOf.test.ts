import { importMessageSchema } from '@adviestool/contract/importMessage';
import { modelVerschillen } from '@adviestool/domain/import/modelVerschillen';
import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { buildElement } from '@adviestool/ifc/builders/buildElement';
import { expect, test } from '@jest/globals';

import { importMessageOf } from './importMessageOf.ts';
import { changeKeuzes, firstKeuzes } from './keuze.ts';

const buildGroep = (given: Partial<Groep>): Groep => ({
  ...buildElement({ globalId: given.id ?? 'a' }),
  id: 'a',
  merk: 'A',
  aantal: 1,
  elementen: [buildElement()],
  ...given,
});

const groepen = [
  buildGroep({
    id: 'raam',
    aantal: 2,
    elementen: [
      buildElement({ globalId: 'raam', orientatie: 90 }),
      buildElement({ globalId: 'raam 2' }),
    ],
  }),
  buildGroep({ id: 'pui', hoogstePunt: 2700 }),
  buildGroep({ id: 'binnendeur', isBinnen: true }),
];

const model: Bouwmodel = {
  id: 'project',
  naam: null,
  werkadres: null,
  plaats: 'Utrecht',
  gebouwhoogte: null,
  aangemaakt: null,
  auteur: null,
  organisatie: null,
  programma: null,
  gebouw: null,
  terrein: null,
  grond: 0,
  elementen: [],
  merkbronnen: [],
  merkbron: 'Tag',
  eigenschapbronnen: [],
  bouwlagen: [],
  meldingen: [],
};
const file = { naam: 'woning.ifc', gewijzigd: '2026-11-21T09:00:00.000Z' };

test('what is chosen is sent as the chosen type; what is inside stays behind at first', () => {
  const keuzes = changeKeuzes(firstKeuzes(groepen), ['pui'], { type: 'schuifpui' });
  const message = importMessageOf({ model, groepen, file, keuzes });
  expect(message.gevelvullingen.map(({ id, type, aantal }) => [id, type, aantal])).toEqual([
    ['raam', 'kozijn', 2],
    ['pui', 'schuifpui', 1],
  ]);
  expect(message.gevelvullingen[0]?.elementen).toEqual([
    { globalId: 'raam', verdieping: '00 begane grond', orientatie: 90 },
    { globalId: 'raam 2', verdieping: '00 begane grond', orientatie: null },
  ]);
  expect(importMessageSchema.parse(message)).toEqual(message);
});

const metadataOf = (kenmerken: Partial<Bouwmodel>) =>
  importMessageOf({ model: { ...model, ...kenmerken }, groepen, file, keuzes: new Map() }).metadata;

test('models that share the id of a template are told apart by author and building', () => {
  const een = metadataOf({ auteur: 'Anna', gebouw: 'Blok A' });
  const ander = metadataOf({ auteur: 'Bram', gebouw: 'Blok B' });
  expect(ander).toMatchObject({ id: een.id, author: 'Bram', building: 'Blok B' });
  expect(modelVerschillen(ander, een)).toEqual(['gebouw', 'auteur']);
});

test('program and site of the model go along', () => {
  expect(metadataOf({ programma: 'ARCHICAD-64', terrein: 'Noord' })).toMatchObject({
    program: 'ARCHICAD-64',
    site: 'Noord',
  });
});

test('what the model does not say is null in the message', () => {
  const { metadata, project, gevelvullingen } = importMessageOf({
    model,
    groepen,
    file,
    keuzes: changeKeuzes(firstKeuzes(groepen), ['raam'], { isChosen: false }),
  });
  expect(metadata).toEqual({
    type: 'ifc',
    id: 'project',
    file_path: 'woning.ifc',
    file_created: null,
    file_updated: '2026-11-21T09:00:00.000Z',
    author: null,
    building: null,
    program: null,
    site: null,
  });
  expect(project).toMatchObject({ naam: null, werkadres_plaats: 'Utrecht', gebouwhoogte: null });
  expect(gevelvullingen).toMatchObject([
    { id: 'pui', breedte: 1800, hoogte: null, hoogste_punt: 2700, gewicht_totaal: null },
  ]);
});
