import { expect } from '@playwright/test';

import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../../fixtures/manyGevelvullingen.ts';
import { projectPath } from '../../fixtures/paths.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const GRID = role('grid', 'Gevelvullingen');
/** Width, in a row by its number from 0. */
const breedte = (row: number) =>
  role('gridcell', undefined, {
    within: role('row', undefined, { within: GRID, nth: row + 1 }),
    column: 'Breedte',
  });

/** Sizes changed in the table: a fault, undoing, and pasting from the real clipboard. */
export const table = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Tabel ${crypto.randomUUID().slice(0, 8)}` }),
    manyGevelvullingen(12),
  );
  const stored = async () =>
    (await api.fetchProject(project.id)).project.gevelvullingen.map(
      ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.breedte,
    );
  await engine.goto(site + projectPath(project.id));
  await screen.see(GRID);
  await screen.read(breedte(0), '4000');
  await screen.click(breedte(0));
  await engine.type('12');
  await engine.press('Enter');
  await screen.read(role('alert', undefined, { within: GRID }), /groter of gelijk zijn aan 400/);
  await engine.type('00');
  await engine.press('Enter');
  await screen.read(breedte(0), '1200');
  await expect.poll(async () => (await stored())[0], { timeout: 20_000 }).toBe(1200);
  await engine.press('Control', 'z');
  await screen.read(breedte(0), '4000');
  await expect.poll(async () => (await stored())[0], { timeout: 20_000 }).toBe(4000);

  // What is copied in one field of the page is pasted as a person does.
  await screen.write(role('searchbox', 'Gevelvullingen zoeken'), '1300');
  await engine.press('Control', 'a');
  await engine.press('Control', 'c');
  await engine.press('Backspace');
  await screen.read(breedte(0), '4000');
  await screen.click(breedte(3));
  await engine.press('Control', 'v');
  await engine.press('Enter');
  await screen.read(breedte(3), '1300');
  await expect.poll(async () => (await stored())[3], { timeout: 20_000 }).toBe(1300);
};
