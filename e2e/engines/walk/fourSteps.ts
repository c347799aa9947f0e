import { expect } from '@playwright/test';

import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { projectPath } from '../../fixtures/paths.ts';
import { role, text } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const NEXT = role('button', 'Volgende', { within: role('main') });
const step = (name: string) => role('heading', name, { level: 1 });
const field = (name: string | RegExp) => role('textbox', name);

/** From nothing to an advice, with what is wrong, what is half done, and back again. */
export const fourSteps = async ({ engine, screen, site, api }: Walk): Promise<void> => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Motor ${crypto.randomUUID().slice(0, 8)}` }),
  );
  await engine.goto(site + projectPath(project.id));
  await screen.click(role('link', 'Gevelvulling toevoegen', { nth: 0 }));
  await screen.see(step('Gevelvulling en kader'));
  await screen.choose('Type', 'Kozijn');
  await screen.click(NEXT);
  await screen.read(role('alert'), /aandacht vra/);
  await screen.choose('Bouwmethode', 'Traditioneel');
  await screen.choose('Bevestigingsmiddelen gebruiken', 'Nee');
  await screen.write(field(/^Merk/), 'K01');
  await screen.write(field('Breedte, mm'), '4000');
  await screen.write(field('Hoogte, mm'), '2000');
  await screen.click(NEXT);

  await screen.isFocused(step('Detaillering'));
  await screen.choose('Plaatsing onderzijde', 'Vloerrand');
  await screen.write(field('Spouwlatbreedte, mm'), '110');
  await engine.reload();
  await screen.see(text('Uw niet-opgeslagen invoer is teruggezet.'));
  await screen.holds(field('Spouwlatbreedte, mm'), '110');
  await engine.evaluate('void history.back()');
  const question = role('alertdialog', 'Wijzigingen niet opgeslagen');
  await screen.click(role('button', 'Blijven', { within: question }));
  await screen.gone(question);
  await screen.holds(field('Spouwlatbreedte, mm'), '110');

  await screen.choose('Plaatsing bovenzijde', 'Vloerrand');
  await screen.choose('Onderdorpel', 'Houten dorpel');
  await screen.choose('Bovendorpel', 'Recht');
  await screen.write(field('Spouwlatbreedte, mm'), '90');
  await screen.write(field('Stelruimte, mm'), '15');
  await screen.write(field('Afstand onderkant spouwlat tot bovenkant vloerrand, mm'), '0');
  await screen.choose('Gewicht invoeren als', 'Glasgewicht');
  await screen.write(field('Glasgewicht, kg/m²'), '25');
  await screen.click(NEXT);

  await screen.isFocused(step('Productkeuze'));
  await screen.click(role('button', 'Hoekanker GA 90 voor alle zijden kiezen'));
  await screen.click(NEXT);
  await screen.isFocused(step('Advies'));
  await screen.read(role('region', 'Oordeel'), /22 hoekankers, alle zijden voldoen/);
  await screen.see(role('img', /^Gevelvulling met hoekankers: /));
  await screen.click(text('Berekening van de onderzijde tonen'));
  await screen.see(role('list', 'Berekening onderzijde'));
  const drawn = await engine.evaluate(
    '[...document.querySelectorAll("math mfrac")].filter((one) => one.getBoundingClientRect().height > 20).length',
  );
  expect(Number(drawn), 'fractions that stand above each other').toBeGreaterThan(3);
  await engine.evaluate('void history.back()');
  await screen.see(step('Productkeuze'));
  await engine.evaluate('void history.forward()');
  await screen.see(step('Advies'));
};
