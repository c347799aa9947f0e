import { expect } from '@playwright/test';

import { projectPath } from '../../fixtures/paths.ts';
import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../../fixtures/gevelvullingen.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const FITS = 'document.documentElement.scrollWidth <= innerWidth';

/** On a phone: the page fits, and a finger opens what it should. */
export const smallScreen = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const naam = `Klein ${crypto.randomUUID().slice(0, 8)}`;
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: naam }),
    Object.values(gevelvullingen),
  );
  await engine.resize({ width: 360, height: 780 });
  try {
    await engine.goto(site + projectPath(project.id));
    await screen.see(role('heading', naam, { level: 1 }));
    await expect.poll(() => engine.evaluate(FITS)).toBe(true);
    await screen.tap(role('button', 'Acties voor het project'));
    await screen.tap(role('menuitem', 'Geschiedenis'));
    await screen.see(role('heading', 'Geschiedenis', { level: 1 }));
    await expect.poll(() => engine.evaluate(FITS)).toBe(true);
  } finally {
    await engine.resize({ width: 1280, height: 900 });
  }
};
