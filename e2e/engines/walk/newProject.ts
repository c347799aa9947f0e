import { expect } from '@playwright/test';

import { role } from '../screenOf.ts';
import { LIST } from './firstVisit.ts';
import type { Walk } from './walk.ts';

/** The list, a new project with decimals behind a comma, and searching it. */
export const newProject = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const naam = `Motor ${crypto.randomUUID().slice(0, 8)}`;
  await engine.goto(`${site}/`);
  await screen.see(LIST);
  await screen.click(role('link', 'Nieuw project'));
  await screen.write(role('textbox', 'Naam'), naam);
  await screen.choose('Type bouw', 'Woning');
  await screen.write(role('textbox', 'Gebouwhoogte, m'), '9');
  await screen.choose('Windgebied', 'II');
  await screen.choose('Terreincategorie', 'Bebouwd');
  await screen.write(role('textbox', 'Windvormfactor'), '1,4');
  await screen.click(role('button', 'Project opslaan'));
  await screen.see(role('heading', naam, { level: 1 }));
  const id = Number(/(\d+)$/.exec(String(await engine.evaluate('location.pathname')))?.[1]);
  const { project } = await api.fetchProject(id);
  expect(project.projectGegevens).toMatchObject({ gebouwhoogte: 9, windvormFactor: 1.4 });

  await engine.goto(`${site}/`);
  await screen.write(role('searchbox', 'Projecten zoeken'), naam);
  await screen.see(role('link', naam));
  await screen.gone(role('link', 'Volgende'));
};
