import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../../fixtures/gevelvullingen.ts';
import { CONTROLE, projectPath } from '../../fixtures/paths.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

/** A report is downloaded, and what was downloaded is checked. */
export const report = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Rapport ${crypto.randomUUID().slice(0, 8)}` }),
    Object.values(gevelvullingen),
  );
  await engine.goto(site + projectPath(project.id));
  await screen.click(role('button', 'Rapport'));
  await screen.click(role('button', 'Maken'));
  const downloaded = async () =>
    (await readdir(engine.downloads)).find((name) => name.endsWith('.pdf')) ?? '';
  await expect.poll(downloaded, { timeout: 90_000 }).toContain('advies');
  await engine.goto(site + CONTROLE);
  await screen.chooseFile('Rapport kiezen', join(engine.downloads, await downloaded()));
  await screen.read(role('status'), /door de Adviestool berekend/);
  await screen.see(role('table', 'Ondertekende getallen'));
};
