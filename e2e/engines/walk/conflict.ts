import { expect } from '@playwright/test';

import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../../fixtures/gevelvullingen.ts';
import { IDS, projectPath, stepPath } from '../../fixtures/paths.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

/** Another window saves the same field meanwhile; the history tells of both. */
export const conflict = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Samen ${crypto.randomUUID().slice(0, 8)}` }),
    Object.values(gevelvullingen),
  );
  const stelruimte = role('textbox', 'Stelruimte, mm');
  const step = { projectId: project.id, gevelvullingId: IDS.kozijn, step: 'detaillering' } as const;
  await engine.goto(site + stepPath(step));
  await screen.holds(stelruimte, '15');
  // First: what is saved elsewhere comes into a field in which nobody types.
  await screen.write(stelruimte, '12');
  await api.overwriteProject({
    ...project,
    gevelvullingen: project.gevelvullingen.map((one) => ({
      ...one,
      detailleringData: { ...one.detailleringData, stelruimte: 9 },
    })),
  });
  await screen.click(role('button', 'Volgende', { within: role('main') }));
  const question = role('alertdialog', 'Project is intussen gewijzigd');
  await screen.read(question, /Stelruimte: bij u 12/);
  await screen.click(role('button', 'Mijn versie bewaren', { within: question }));
  await screen.see(role('heading', 'Productkeuze', { level: 1 }));
  const stored = await api.fetchProject(project.id);
  expect(stored.project.gevelvullingen[0]?.detailleringData.stelruimte).toBe(12);

  await engine.goto(site + projectPath(project.id));
  await screen.click(role('button', 'Acties voor het project'));
  await screen.click(role('menuitem', 'Geschiedenis'));
  await screen.see(role('heading', 'Geschiedenis', { level: 1 }));
  await screen.click(role('link', 'Versie 1 bekijken'));
  await screen.see(role('heading', 'Versie 1', { level: 1 }));
};
