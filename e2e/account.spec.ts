import type { Locator, Page } from '@playwright/test';

import {
  buildAccount,
  createAccount,
  logIn,
  logInSilently,
  submitLogin,
  type TestAccount,
} from './fixtures/accounts.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { linkIn, receiveMail } from './fixtures/mailbox.ts';
import { ACCOUNT, FORGOT, LOGIN, REGISTER, RESET, WHO_IS_THERE } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import {
  cancelDialog,
  editPage,
  forgotPage,
  registerPage,
  resetPage,
} from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';

const RESET_MAIL = 'Nieuw wachtwoord voor de adviestool';

const fillInRegistration = async (page: Page, account: TestAccount): Promise<void> => {
  const form = registerPage(page);
  await form.mail.fill(account.mail);
  await form.name.fill(account.name);
  await form.newPassword.fill(account.pass);
  await form.repeatPassword.fill(account.pass);
  await form.companyName.fill('Bouw bv');
};

/** Logs in and waits for the projects. */
const enter = async (page: Page, account: Pick<TestAccount, 'name' | 'pass'>): Promise<void> => {
  await logIn(page, account);
  await expect(projectListPage(page).heading).toBeVisible();
};

/** Opens the login page, and logs in behind its back. */
const openLoginTooLate = async (page: Page, account: TestAccount): Promise<void> => {
  await page.goto(LOGIN);
  await expect(loginPage(page).heading).toBeVisible();
  await logInSilently(page.context().request, account);
};

/** The field says this, and nothing that was typed is lost. */
const expectMessage = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAccessibleDescription(
    new RegExp(message.replaceAll('.', String.raw`\.`)),
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
};

test('a visitor registers, gets a mail, is logged in and edits the account', async ({ page }) => {
  const account = buildAccount();
  const { city, submit, heading } = editPage(page);
  await page.goto(LOGIN);
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  await expect(registerPage(page).heading).toBeVisible();
  await fillInRegistration(page, account);
  await registerPage(page).submit.click();

  await expect(projectListPage(page).heading).toBeVisible();
  const mail = await receiveMail(account.mail, 'Welkom bij de adviestool');
  expect(linkIn(mail)).toBe(new URL(LOGIN, page.url()).href);

  await frame(page).header.getByRole('button', { name: account.name }).click();
  await frame(page).menuItem('Account beheren').click();
  await expect(heading).toBeVisible();
  await city.fill('Zwolle');
  await submit.click();

  await expect(frame(page).notice('Uw account is bijgewerkt.')).toBeVisible();
  await page.reload();
  await expect(city).toHaveValue('Zwolle');
});

test('a new password needs the old one, and logs the other browser out', async ({
  page,
  request,
  browser,
}) => {
  const account = await createAccount(request);
  const other = await browser.newContext();
  await makeKnownVisitor(other);
  const otherPage = await other.newPage();
  await enter(otherPage, account);
  await enter(page, account);

  const form = editPage(page);
  await page.goto(ACCOUNT);
  await form.newPassword.fill('Een heel nieuw geheim');
  await form.repeatPassword.fill('Een heel ander geheim');
  await form.submit.click();
  await expectMessage(form.repeatPassword, 'De ingevoerde wachtwoorden komen niet overeen.');

  await form.repeatPassword.fill('Een heel nieuw geheim');
  await form.currentPassword.fill('verkeerd');
  await form.submit.click();
  await expectMessage(form.currentPassword, 'Het huidige wachtwoord is onjuist.');
  await expect(form.newPassword).toHaveValue('Een heel nieuw geheim');

  await form.currentPassword.fill(account.pass);
  await form.submit.click();
  await expect(frame(page).notice('Uw account is bijgewerkt.')).toBeVisible();
  await expect(form.newPassword).toHaveValue('');

  await otherPage.goto('/');
  await expect(loginPage(otherPage).heading).toBeVisible();
  await submitLogin(otherPage, { name: account.name, pass: 'Een heel nieuw geheim' });
  await expect(projectListPage(otherPage).heading).toBeVisible();
  await other.close();
});

test('who forgot the password chooses a new one with the link of the mail, once', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await page.goto(LOGIN);
  await page.getByRole('link', { name: 'Wachtwoord vergeten' }).click();
  // The login has a field of the same name.
  await expect(forgotPage(page).heading).toBeVisible();
  await forgotPage(page).name.fill(account.mail);
  await forgotPage(page).submit.click();
  await expect(forgotPage(page).answer).toContainText(
    'Als dit account bij ons bekend is, ontvangt u een e-mail met instructies.',
  );
  expect(await seriousViolations(page)).toEqual([]);

  const link = linkIn(await receiveMail(account.mail, RESET_MAIL));
  const { heading, newPassword, repeatPassword, submit } = resetPage(page);
  await page.goto(link);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(RESET);
  await expect(newPassword).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await newPassword.fill('Een heel nieuw geheim');
  await repeatPassword.fill('Een heel nieuw geheim');
  await submit.click();

  await expect(projectListPage(page).heading).toBeVisible();
  await expect(frame(page).notice('Uw wachtwoord is gewijzigd. U bent nu ingelogd.')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/reset_token/);

  await page.goto('/account/uitloggen');
  await expect(loginPage(page).heading).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(
    'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.',
  );
  await enter(page, { name: account.name, pass: 'Een heel nieuw geheim' });
});

test('a reset link leaves the address at once, and is used when the backend is back @rest', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await page.goto(FORGOT);
  await forgotPage(page).name.fill(account.mail);
  await forgotPage(page).submit.click();
  await expect(forgotPage(page).answer).toBeVisible();
  const link = linkIn(await receiveMail(account.mail, RESET_MAIL));
  await page.route(WHO_IS_THERE, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Er vindt momenteel onderhoud plaats');
  await expect(page).toHaveURL(RESET);

  await page.unroute(WHO_IS_THERE);
  await page.getByRole('button', { name: /^Opnieuw proberen/ }).click();
  await expect(resetPage(page).newPassword).toBeVisible();
});

test('a reset page without its link says how to go on', async ({ page }) => {
  await page.goto(RESET);

  await expect(page.getByRole('main')).toContainText('Open de link in de e-mail opnieuw');
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click();
  await expect(page).toHaveURL(FORGOT);
});

test('a cancelled account is logged out and cannot log in', async ({ page, request }) => {
  const account = await createAccount(request);
  await enter(page, account);
  await page.goto(ACCOUNT);
  const { dialog, currentPassword, submit } = cancelDialog(page);
  await editPage(page).cancel.click();
  await expect(dialog).toBeVisible();
  await currentPassword.fill('verkeerd');
  await submit.click();
  await expectMessage(currentPassword, 'Het huidige wachtwoord is onjuist.');

  await currentPassword.fill(account.pass);
  await submit.click();
  await expect(page).toHaveURL(LOGIN);
  await expect(frame(page).notice('Uw account is opgeheven.')).toBeVisible();
  await submitLogin(page, account);
  await expect(loginPage(page).error).toContainText(
    'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  );
});

test('every wrong turn of a registration is told at its field, and nothing is lost', async ({
  page,
  request,
}) => {
  const existing = await createAccount(request);
  const account = buildAccount();
  const form = registerPage(page);
  await page.goto(REGISTER);
  await form.submit.click();
  for (const field of [form.mail, form.name, form.newPassword, form.companyName]) {
    await expectMessage(field, 'Dit veld is verplicht.');
  }
  await expect(form.summary).toContainText('Er zijn 5 velden die aandacht vragen');

  await fillInRegistration(page, { ...account, mail: 'jan' });
  await form.submit.click();
  await expectMessage(form.mail, 'Ongeldig e-mailadres');

  await form.mail.fill(existing.mail);
  await form.submit.click();
  await expectMessage(form.mail, 'Het gekozen e-mailadres is al in gebruik.');

  await form.mail.fill(account.mail);
  await form.newPassword.fill('wachtwoord');
  await form.repeatPassword.fill('wachtwoord');
  await form.submit.click();
  await expect(form.newPassword).toHaveAttribute('aria-invalid', 'true');

  await form.newPassword.fill(account.pass);
  await form.repeatPassword.fill(account.pass);
  await form.submit.click();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('who has logged in meanwhile cannot register as somebody else @rest', async ({
  page,
  request,
  context,
}) => {
  const account = await createAccount(request);
  await page.goto(REGISTER);
  await fillInRegistration(page, buildAccount());
  await logInSilently(context.request, account);
  await registerPage(page).submit.click();

  await expect(registerPage(page).summary).toContainText(
    'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.',
  );
});

test('who has logged in meanwhile and opens the registration is told so, and the page is reloaded @rest', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await openLoginTooLate(page, account);
  await page.getByRole('link', { name: 'Account aanmaken' }).click();

  await expect(page.getByRole('main')).toContainText(
    'U bent al ingelogd. De pagina wordt ververst over enkele seconden.',
  );
  await expect(projectListPage(page).heading).toBeVisible();
});

test('who has logged in meanwhile and logs in is told so, and the page is reloaded @rest', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await openLoginTooLate(page, account);
  await submitLogin(page, account);

  await expect(
    frame(page).toast('U bent al ingelogd. De pagina wordt ververst over enkele seconden.'),
  ).toBeVisible();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('a user outside the group is warned, may go on, and cannot edit the account', async ({
  page,
}) => {
  await enter(page, { name: 'demo-outsider', pass: DEMO_ACCOUNT.pass });
  await expect(frame(page).notice('U bent geen lid van deze groep.')).toBeVisible();

  await page.goto(ACCOUNT);
  await expect(page.getByRole('main')).toContainText(
    'U bent niet geautoriseerd om uw account te bewerken.',
  );
});

test('a password is shown on request, pasted, and known to password managers @rest', async ({
  page,
}) => {
  await page.goto(REGISTER);
  const { newPassword, repeatPassword, name } = registerPage(page);
  await expect(newPassword).toHaveAttribute('autocomplete', 'new-password');
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await newPassword.fill('Kozijn-2026');
  await expect(newPassword).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Tonen: Nieuw wachtwoord', exact: true }).click();
  await expect(newPassword).toHaveAttribute('type', 'text');

  await newPassword.press('ControlOrMeta+a');
  await newPassword.press('ControlOrMeta+c');
  await repeatPassword.press('ControlOrMeta+v');
  await expect(repeatPassword).toHaveValue('Kozijn-2026');
});
