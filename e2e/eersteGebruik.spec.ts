import { buildAccount, createAccount, logIn } from './fixtures/accounts.ts';
import { choose } from './fixtures/choose.ts';
import { REGISTER } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { registerPage } from './pages/accountPages.ts';
import { beginPage } from './pages/beginPage.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';

test('who registers is logged in, finds ways to begin, and looks around in a sample project', async ({
  page,
}) => {
  const { name, mail, pass } = buildAccount();
  const form = registerPage(page);
  await page.goto(REGISTER);
  await form.mail.fill(mail);
  await form.name.fill(name);
  await form.newPassword.fill(pass);
  await form.repeatPassword.fill(pass);
  await form.companyName.fill('Bouw bv');
  await form.submit.click();

  await expect(beginPage(page).heading).toBeVisible();
  await expect(
    frame(page).notice('Welkom. Uw account is aangemaakt en u bent ingelogd.'),
  ).toBeVisible();
  await expect(frame(page).header.getByRole('button', { name })).toBeVisible();

  await beginPage(page).voorbeeld.click();
  await expect(projectPage(page).heading('Voorbeeldproject')).toBeVisible();
  await expect(page.getByRole('link', { name: /HSB-B/ }).first()).toBeVisible();

  // The session is the backend's own: a reload keeps it.
  await page.goto('/');
  await expect(projectListPage(page).project('Voorbeeldproject')).toBeVisible();
  await expect(page.getByText('6 van 6 gereed')).toBeVisible();
});

test('a first project takes the wind area of its place over, and leads to the first gevelvulling', async ({
  page,
  request,
}) => {
  await logIn(page, await createAccount(request));
  await beginPage(page).nieuwProject.click();

  const { naam, plaats, typeBouw, windgebied, submit } = projectForm(page);
  await naam.fill('Eerste project');
  await plaats.fill('Alkmaar');
  await choose(typeBouw('Woning'));
  await page.getByRole('button', { name: 'Windgebied I overnemen' }).click();
  await expect(windgebied('I')).toBeChecked();
  await submit.click();

  await expect(page.getByRole('heading', { name: 'Gevelvulling en kader' })).toBeVisible();
});
