import { expect } from '@playwright/test';

import { DEMO_ACCOUNT } from '../../fixtures/api.ts';
import { role } from '../screenOf.ts';
import type { Walk } from './walk.ts';

const NEWS = role('dialog', 'Welkom bij de adviestool');
const COOKIES = role('region', 'Cookies');
const LOGIN = role('heading', 'Inloggen', { level: 1 });
export const LIST = role('heading', /^Projecten/, { level: 1 });

export const logIn = async ({ screen }: Pick<Walk, 'screen'>): Promise<void> => {
  await screen.see(LOGIN);
  await screen.write(role('textbox', 'Gebruikersnaam of e-mailadres'), DEMO_ACCOUNT.name);
  await screen.write({ by: 'label', name: 'Wachtwoord' }, DEMO_ACCOUNT.pass);
  await screen.click(role('button', 'Inloggen', { within: role('main') }));
};

/** What is new, which a first visit begins with. */
export const readNews = async ({ screen }: Pick<Walk, 'screen'>): Promise<void> => {
  await screen.click(role('checkbox', 'Niet meer tonen', { within: NEWS }));
  await screen.click(role('button', 'Inloggen', { within: NEWS }));
  await screen.gone(NEWS);
};

/** A first visit: what is new, the question of the cookies, and login. */
export const arrive = async ({ engine, screen, site }: Omit<Walk, 'api'>): Promise<void> => {
  await engine.goto(`${site}/`);
  await readNews({ screen });
  await screen.click(role('button', 'Weigeren', { within: COOKIES }));
  await screen.gone(COOKIES);
  await logIn({ screen });
  await screen.see(LIST);
};

const OPENER = `(() => {
  const opener = document.createElement('button');
  opener.textContent = 'Andere tab';
  opener.onclick = () => {
    globalThis.andere = open('/');
    opener.remove();
  };
  document.querySelector('main').prepend(opener);
})()`;

/** What one tab does, another one follows. */
export const loginAndLogout = async ({ engine, screen, site }: Walk): Promise<void> => {
  await engine.goto(`${site}/`);
  await screen.see(LIST);
  // Another tab of the same browser; it takes a press to open one.
  await engine.evaluate(OPENER);
  await screen.click(role('button', 'Andere tab'));
  const inOther = (expression: string) =>
    engine.evaluate(`String(globalThis.andere?.document?.${expression})`);
  await expect
    .poll(() => inOther('querySelector("main h1")?.textContent'), { timeout: 20_000 })
    .toMatch(/^Projecten/);

  await screen.click(role('button', 'demo', { within: role('banner') }));
  await screen.click(role('menuitem', 'Uitloggen'));
  await screen.see(LOGIN);
  await expect
    .poll(() => inOther('querySelector("main h1")?.textContent'), { timeout: 20_000 })
    .toBe('Inloggen');
  await engine.evaluate('void andere.close()');
  await logIn({ screen });
  await screen.see(LIST);
};
