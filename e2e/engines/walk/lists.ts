import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { kozijnstaatTekst, kozijnstaatXlsx } from '../../fixtures/kozijnstaten.ts';
import { kozijnstaatPath, projectPath } from '../../fixtures/paths.ts';
import { role, text } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const AANTAL = 10;

/** A list of kozijnen as a workbook, as CSV and pasted. */
export const lists = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const rows = kozijnstaatTekst({ aantal: AANTAL });
  const xlsx = join(engine.downloads, 'Kozijnstaat.xlsx');
  const csv = join(engine.downloads, 'kozijnstaat.csv');
  await writeFile(xlsx, kozijnstaatXlsx({ aantal: AANTAL }));
  await writeFile(csv, rows.replaceAll('\t', ';'));
  const paste = async (): Promise<void> => {
    const field = role('textbox', 'Rijen als tekst');
    await screen.click(field);
    await engine.type('Merk;Type;Aantal;Breedte;Hoogte');
    await engine.press('Enter');
    await engine.type('K01;kozijn;4;1200;2400');
    // Cut and pasted, so that it comes by the clipboard; what is pasted is read at once.
    await engine.press('Control', 'a');
    await engine.press('Control', 'x');
    await engine.press('Control', 'v');
  };
  for (const [offer, found] of [
    [() => screen.chooseFile('Bestand kiezen', xlsx), /^10 rijen → 10 gevelvullingen/],
    [() => screen.chooseFile('Bestand kiezen', csv), /^10 rijen → 10 gevelvullingen/],
    [paste, /^1 rij → 1 gevelvulling/],
  ] as const) {
    const project = await api.createProject(
      buildProjectGegevens({ projectNaam: `Lijst ${crypto.randomUUID().slice(0, 8)}` }),
    );
    await engine.goto(site + kozijnstaatPath(project.id));
    await offer();
    await screen.see(text(found));
    await screen.click(role('button', 'Importeren', { within: role('main') }));
    await expect
      .poll(async () => (await api.fetchProject(project.id)).project.gevelvullingen.length)
      .toBe(found.source.startsWith('^10') ? AANTAL : 1);
    await expect.poll(() => engine.evaluate('location.pathname')).toBe(projectPath(project.id));
  }
};
