import type { ProjectGegevens } from '@adviestool/contract/project';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { variantRemoteSchema, variantSchema } from '@adviestool/contract/variant';
import { assemble } from '@adviestool/federation/deploy/assemble';
import { firstOf, localParts } from '@adviestool/federation/assemble/parts';

import { submitLogin } from './fixtures/accounts.ts';
import { createApi, DEMO_ACCOUNT } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { ROOT } from './fixtures/command.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import type { OwnSite } from './fixtures/ownSite.ts';
import { LOGIN, projectDetailsPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { loginAgainDialog } from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';

/** Remotes as they were really built from the tag (`pnpm pack:remotes`). */
const PACKED = join(import.meta.dirname, 'fixtures/contract-4.tar.gz');

/** Composes the site of the host of now and the remotes of then; what was not packed is of now. */
const composeWithPacked = ({ site, workplace }: OwnSite): void => {
  mkdirSync(workplace);
  execFileSync('tar', ['-xzf', PACKED, '-C', workplace]);
  const packed = { ...localParts(workplace), host: () => null };
  expect(packed.remoteIds()).toEqual(['account', 'projects']);
  for (const id of packed.remoteIds()) {
    const part = packed.remote(id, variantRemoteSchema.parse({}));
    expect(part?.document.contract).toBe(4);
  }
  const variants = join(workplace, 'variants');
  cpSync(join(ROOT, 'variants'), variants, { recursive: true });
  const file = join(variants, 'main.json');
  const main = variantSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  // The remotes of then had the pages of these in them.
  for (const id of ['kozijnstaat', 'bouwmodel', 'inzage', 'bouwplaats', 'bedrijf'])
    delete main.remotes[id];
  writeFileSync(file, JSON.stringify(main));
  assemble({
    root: ROOT,
    variants,
    variantId: 'main',
    site,
    parts: firstOf(packed, localParts(ROOT)),
  });
};

test('remotes of the contract before run on this host: their pages, a slot, the catalogue', async ({
  page,
  context,
  ownSite,
}) => {
  test.slow();
  composeWithPacked(ownSite);
  const { url } = ownSite;
  await page.goto(url + LOGIN);
  await submitLogin(page, DEMO_ACCOUNT);
  await expect(projectListPage(page).heading).toBeVisible();

  const api = createApi(context.request, url);
  const { id } = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Eerder contract' }),
    Object.values(gevelvullingen),
  );
  await page.goto(url + projectPath(id));
  await expect(projectPage(page).cards).toHaveCount(Object.values(gevelvullingen).length);

  const { plaats, submit } = projectForm(page);
  await page.goto(url + projectDetailsPath(id));
  await plaats.fill('Zwolle');
  await context.clearCookies();
  await submit.click();
  const { password, submit: logIn } = loginAgainDialog(page);
  await password.fill(DEMO_ACCOUNT.pass);
  await logIn.click();
  await expect(frame(page).notice('Project opgeslagen.')).toBeVisible();

  // They would calculate it without its class, or without the factors of its facades.
  const keuzes: readonly Partial<ProjectGegevens>[] = [
    { gevolgklasse: 'CC2' },
    { windvormfactoren: [{ gevel: 'Noord', factor: 1.1 }] },
  ];
  for (const keuze of keuzes) {
    const gekozen = await api.createProject(
      { ...buildProjectGegevens({ projectNaam: 'Met keuzes' }), ...keuze },
      Object.values(gevelvullingen),
    );
    await page.goto(url + projectPath(gekozen.id));
    await expect(page.getByRole('alert')).toContainText(
      'kent niet alles wat in dit project voor de berekening is gekozen',
    );
    await expect(projectPage(page).cards).toBeAbsent({ beside: page.getByRole('alert') });
  }
});
