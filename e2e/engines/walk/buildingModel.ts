import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { BOUWMODEL_URL } from '../../fixtures/paths.ts';
import { role } from '../screenOf.ts';
import { LIST, logIn, readNews } from './firstVisit.ts';
import type { Walk } from './walk.ts';

const MINI = join(import.meta.dirname, '../../../shared/ifc/src/voorbeeld/mini.ifc');

/** A building model is read in the browser; a browser that keeps the cookies of a frame also imports it. */
export const buildingModel = async ({ engine, screen }: Walk): Promise<void> => {
  const naam = `model${crypto.randomUUID().slice(0, 8)}`;
  const file = join(engine.downloads, `${naam}.ifc`);
  const model = (await readFile(MINI, 'utf8'))
    .replace('0aaaaaaaaaaaaaaaaaaaa1', naam.padEnd(22, '0'))
    .replace('Testproject gevelvullingen', naam);
  await writeFile(file, model);
  await engine.goto(BOUWMODEL_URL);
  await screen.chooseFile('IFC-bestand kiezen', file);
  await screen.see(role('heading', '01 eerste verdieping'));
  await screen.see(role('checkbox', /^A /));

  await engine.enter('Adviestool');
  await readNews({ screen });
  await logIn({ screen });
  // A Secure cookie is not kept on http://localhost by WebKit: it says so, and what to do.
  if (engine.version.startsWith('MiniBrowser')) {
    await screen.read(role('alert'), /bewaart geen cookie/);
    await engine.enter(null);
    return;
  }
  await screen.see(LIST);
  await engine.enter(null);
  await screen.click(role('button', /versturen$/));
  await engine.enter('Adviestool');
  const dialog = role('dialog', 'Project importeren');
  await screen.click(role('button', 'Importeren', { within: dialog }));
  await screen.click(role('button', 'Afronden', { within: dialog }));
  await screen.see(role('link', naam));
  await engine.enter(null);
};
