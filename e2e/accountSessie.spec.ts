import type { Project } from '@adviestool/contract/project';
import { currentUserSchema } from '@adviestool/contract/session';
import type { BrowserContext, Page } from '@playwright/test';

import {
  createAccount,
  endSessionSilently,
  logIn,
  logInSilently,
  submitLogin,
  type TestAccount,
} from './fixtures/accounts.ts';
import { createApi, DEMO_ACCOUNT } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { choose } from './fixtures/choose.ts';
import { gevelvullingPath, LOGIN, projectDetailsPath } from './fixtures/paths.ts';
import { expect, test as base } from './fixtures/test.ts';
import { loginAgainDialog } from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

interface OwnUser {
  account: TestAccount;
  /** A project of this user. */
  project: Project;
}

/** A user of this test alone, logged in on `page`. */
const test = base.extend<{ own: OwnUser }>({
  own: async ({ page, context, request }, provide) => {
    const account = await createAccount(request);
    await logIn(page, account);
    await expect(projectListPage(page).heading).toBeVisible();
    const project = await createApi(context.request).createProject(
      buildProjectGegevens({ projectNaam: `Project van ${account.name}` }),
    );
    await provide({ account, project });
  },
});

const newGevelvulling = ({ id }: Project): string => gevelvullingPath(id, 'nieuw');

/** Fills in the first step of a new gevelvulling, without saving it. */
const fillInKader = async (page: Page, project: Project): Promise<void> => {
  const { type, bouwmethode, bevestigingsmiddelen, merk, breedte, hoogte } = kaderStep(page);
  await page.goto(newGevelvulling(project));
  await choose(type('Kozijn'));
  await choose(bouwmethode('Traditioneel'));
  await choose(bevestigingsmiddelen('Nee'));
  await merk.fill('K07');
  await breedte.fill('1800');
  await hoogte.fill('2400');
};

/** Fills in the first step and goes on, while the session ends. */
const saveAfterTheSession = async (page: Page, project: Project): Promise<void> => {
  await fillInKader(page, project);
  await endSessionSilently(page.context().request);
  await wizard(page).next.click();
};

/** Answers the question over the page. */
const logInAgain = async (
  page: Page,
  { name, pass }: Pick<TestAccount, 'name' | 'pass'>,
): Promise<void> => {
  const dialog = loginAgainDialog(page);
  await dialog.name.fill(name);
  await dialog.password.fill(pass);
  await dialog.submit.click();
};

/** The project as the backend has it now. */
const storedProject = async (page: Page, { id }: Project): Promise<Project> =>
  (await createApi(page.context().request).fetchProject(id)).project;

const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
};

test('a login and a logout in one tab are followed by the other', async ({
  page,
  context,
  request,
}) => {
  const account = await createAccount(request);
  await page.goto(LOGIN);
  const other = await openTab(context, LOGIN);
  await expect(loginPage(other).heading).toBeVisible();

  await submitLogin(page, account);
  await expect(projectListPage(other).heading).toBeVisible();
  await expect(other).toHaveURL('/');

  await page.goto('/account/uitloggen');
  await expect(loginPage(other).heading).toBeVisible();
  await expect(other).toHaveURL(LOGIN);
});

test('after a logout elsewhere unsaved input waits for the same user, and for nobody else [storing 15]', async ({
  page,
  context,
  own: { account, project },
}) => {
  await fillInKader(page, project);
  await openTab(context, '/account/uitloggen');
  await expect(loginPage(page).heading).toBeVisible();

  await submitLogin(page, DEMO_ACCOUNT);
  await expect(projectListPage(page).heading).toBeVisible();
  await page.goto(newGevelvulling(project));
  await expect(kaderStep(page).type('Kozijn')).not.toBeChecked();
  await expect(wizard(page).restored).toBeAbsent({ beside: kaderStep(page).merk });
  await page.goto('/account/uitloggen');

  await expect(loginPage(page).heading).toBeVisible();
  await submitLogin(page, account);
  await expect(projectListPage(page).heading).toBeVisible();
  await page.goto(newGevelvulling(project));
  await expect(wizard(page).restored).toBeVisible();
  await expect(kaderStep(page).merk).toHaveValue('K07');
});

test('after a logout elsewhere the data of a project wait for the same user @rest', async ({
  page,
  context,
  own: { account, project },
}) => {
  const { plaats } = projectForm(page);
  await page.goto(projectDetailsPath(project.id));
  await plaats.fill('Zwolle');
  await openTab(context, '/account/uitloggen');
  await expect(loginPage(page).heading).toBeVisible();

  await submitLogin(page, DEMO_ACCOUNT);
  await expect(projectListPage(page).heading).toBeVisible();
  await page.goto('/account/uitloggen');
  await expect(loginPage(page).heading).toBeVisible();
  await submitLogin(page, account);
  await expect(projectListPage(page).heading).toBeVisible();

  await page.goto(projectDetailsPath(project.id));
  await expect(wizard(page).restored).toBeVisible();
  await expect(plaats).toHaveValue('Zwolle');
  await wizard(page).undoRestore.click();
  await expect(plaats).toHaveValue(project.projectGegevens.plaatsWerkadres ?? '');
});

test('a session that ends while a step is filled in asks for the login, and the step is saved [storing 13]', async ({
  page,
  own: { account, project },
}) => {
  await saveAfterTheSession(page, project);

  const { dialog, name, password, submit, error } = loginAgainDialog(page);
  await expect(dialog).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await expect(name).toHaveValue(account.name);
  await expect(password).toBeFocused();
  await password.fill('verkeerd');
  await submit.click();
  await expect(error).toContainText(
    'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  );
  await password.fill(account.pass);
  await submit.click();

  await expect(wizard(page).heading('Detaillering')).toBeVisible();
  const stored = await storedProject(page, project);
  expect(stored.gevelvullingen[0]?.gevelvullingEnKaderData.merk).toBe('K07');
});

test('the data of a project survive an ended session too @rest', async ({
  page,
  context,
  own: { account, project },
}) => {
  const { plaats, submit } = projectForm(page);
  await page.goto(projectDetailsPath(project.id));
  await plaats.fill('Zwolle');
  await endSessionSilently(context.request);
  await submit.click();
  await logInAgain(page, account);

  await expect(frame(page).notice('Project opgeslagen.')).toBeVisible();
  const stored = await storedProject(page, project);
  expect(stored.projectGegevens.plaatsWerkadres).toBe('Zwolle');
});

/** What a tab keeps for a user, in both storages, as text. */
const keptFor = (page: Page, uid: number): Promise<string> =>
  page.evaluate(
    (user) =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.entries(storage))
        .filter(([key]) => key.includes(`concept:${user}:`))
        .join('\n'),
    uid,
  );

test('when somebody else logs in over an ended session, nothing of the first user is saved, shown or kept for them [storing 13] @rest', async ({
  page,
  own: { project },
}) => {
  await saveAfterTheSession(page, project);
  await logInAgain(page, DEMO_ACCOUNT);

  await expect(projectListPage(page).heading).toBeVisible();
  await expect(wizard(page).question).toBeAbsent({ beside: projectListPage(page).heading });
  expect((await storedProject(page, project)).gevelvullingen).toEqual([]);
  await page.goto(newGevelvulling(project));
  const { merk, type } = kaderStep(page);
  await expect(wizard(page).restored).toBeAbsent({ beside: merk });
  await expect(merk).toHaveValue('');
  await expect(type('Kozijn')).not.toBeChecked();
  const { user } = currentUserSchema.parse(
    await (await page.context().request.get('/api/v2/user/current')).json(),
  );
  expect(await keptFor(page, user.uid)).not.toContain('K07');
});

test('who closes the question logs in later, and finds page and input back @rest', async ({
  page,
  own: { account, project },
}) => {
  await saveAfterTheSession(page, project);
  await loginAgainDialog(page).close.click();
  await expect(loginPage(page).heading).toBeVisible();
  await submitLogin(page, account);

  await expect(wizard(page).restored).toBeVisible();
  await expect(kaderStep(page).merk).toHaveValue('K07');
});

test('a stale CSRF token is fetched anew once, and the save goes through [storing 14]', async ({
  page,
  context,
  own: { account, project },
}) => {
  await fillInKader(page, project);
  await endSessionSilently(context.request);
  await logInSilently(context.request, account);
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session/token')) tokens.push(request.url());
  });
  await wizard(page).next.click();

  await expect(wizard(page).heading('Detaillering')).toBeVisible();
  expect(tokens).toHaveLength(1);
});

test('what one user wrote is not saved for another who logged in unseen @rest', async ({
  page,
  context,
  own: { project },
}) => {
  await fillInKader(page, project);
  await endSessionSilently(context.request);
  await logInSilently(context.request, DEMO_ACCOUNT);
  await wizard(page).next.click();

  await expect(projectListPage(page).heading).toBeVisible();
  await expect(frame(page).userMenu).toBeVisible();
  expect((await storedProject(page, project)).gevelvullingen).toEqual([]);
});
