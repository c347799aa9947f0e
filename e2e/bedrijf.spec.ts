import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildAccount } from './fixtures/accounts.ts';
import { createApi, DEMO_ACCOUNT } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { choose } from './fixtures/choose.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { linkIn, receiveMail } from './fixtures/mailbox.ts';
import { ACCOUNT, BEDRIJF } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { bedrijfPage, uitnodigingPage } from './pages/bedrijfPage.ts';
import { fields } from './pages/fields.ts';
import { frame } from './pages/frame.ts';
import { projectListPage } from './pages/projectListPage.ts';

test('somebody is invited, comes with the link, gets a role, and goes; the projects stay', async ({
  demoPage,
  browser,
}) => {
  const guest = buildAccount();
  const page = bedrijfPage(demoPage);
  await demoPage.goto(BEDRIJF);
  await page.invite.click();
  await page.mail.fill(guest.mail);
  await page.send.click();
  await page.done.click();
  await expect(page.row(guest.mail)).toContainText('Medewerker');

  const mail = await receiveMail(
    guest.mail,
    'Uitnodiging voor de adviestool van Demo Bouwbedrijf B.V.',
  );
  const context = await browser.newContext();
  await makeKnownVisitor(context);
  const theirs = await context.newPage();
  const link = linkIn(mail);
  await theirs.goto(link);
  const invitation = uitnodigingPage(theirs);
  await expect(invitation.heading).toBeVisible();
  // The token stands in no address and no history.
  expect(theirs.url()).not.toContain('#');
  await invitation.name.fill(guest.name);
  await invitation.password.fill(guest.pass);
  await invitation.repeat.fill(guest.pass);
  await invitation.submit.click();
  await expect(projectListPage(theirs).heading).toBeVisible();
  const naam = `Van ${guest.name}`;
  await createApi(theirs.request).createProject(buildProjectGegevens({ projectNaam: naam }));

  await demoPage.reload();
  await expect(page.row(guest.mail)).toContainText('zojuist');
  await page.actions(guest.name).click();
  await frame(demoPage).menuItem('Rol wijzigen').click();
  await choose(page.role('Projectbeheerder'));
  await page.saveRole.click();
  await expect(page.row(guest.mail)).toContainText('Projectbeheerder');

  await page.actions(guest.name).click();
  await frame(demoPage).menuItem('Uit het bedrijf verwijderen').click();
  await page.remove.click();
  await expect(page.dialog).toContainText('Kies wie de projecten krijgt.');
  await page.heir.selectOption(DEMO_ACCOUNT.name);
  await page.remove.click();
  await expect(page.row(guest.mail)).toBeAbsent({
    beside: demoPage.getByRole('heading', { level: 1 }),
  });

  await theirs.goto(link);
  await expect(invitation.dead).toBeVisible();
  await context.close();
  await demoPage.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await expect(demoPage.getByRole('link', { name: naam })).toBeVisible();
});

test('the logo of the company is put on the page and taken off @rest', async ({ demoPage }) => {
  const page = bedrijfPage(demoPage);
  await demoPage.goto(BEDRIJF);
  await page.file.setInputFiles(join(import.meta.dirname, 'fixtures/logo.png'));
  await expect(page.logo).toBeVisible();
  expect(await page.logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  await page.removeLogo.click();
  await frame(demoPage)
    .question('Logo verwijderen')
    .getByRole('button', { name: 'Logo verwijderen' })
    .click();
  await expect(page.logo).toBeAbsent({ beside: demoPage.getByRole('heading', { level: 1 }) });
});

test('what is kept of oneself is downloaded with the password', async ({ demoPage }) => {
  await demoPage.goto(ACCOUNT);
  await demoPage.getByRole('button', { name: 'Mijn gegevens downloaden' }).click();
  const dialog = demoPage.getByRole('dialog', { name: 'Mijn gegevens downloaden' });
  await fields(dialog).text('Huidig wachtwoord').fill(DEMO_ACCOUNT.pass);
  const [download] = await Promise.all([
    demoPage.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Mijn gegevens downloaden' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mijn-gegevens.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    account: { gebruikersnaam: DEMO_ACCOUNT.name },
  });
});
