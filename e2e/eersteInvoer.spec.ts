import type { Page } from '@playwright/test';

import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { createGate } from './fixtures/createGate.ts';
import { FORGOT, LOGIN } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';

/** The host's own script; its address has a hash, and a number when it is asked for again. */
const HOST = /\/host\/[^/]+\/shell\.[^/]+\.js/;

/** Holds the program back. @returns what lets it in */
const holdProgram = async (page: Page): Promise<() => void> => {
  const { open, opened } = createGate();
  await page.route(HOST, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};

/** Opens the login while the program is held back. */
const openEarly = async (page: Page, path = LOGIN) => {
  const letIn = await holdProgram(page);
  await page.goto(path, { waitUntil: 'commit' });
  const login = loginPage(page);
  await expect(login.heading).toBeVisible();
  return { ...login, letIn };
};

/** Until the program has drawn the page, which alone has a footer. */
const drawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

const cursorOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? [activeElement.name, activeElement.selectionStart, activeElement.selectionEnd]
      : activeElement?.tagName;
  });

/** Counts the logins that the page asks for. */
const countLogins = (page: Page): { count: number } => {
  const logins = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/user/login')) logins.count += 1;
  });
  return logins;
};

const fillIn = async ({ name, password }: ReturnType<typeof loginPage>): Promise<void> => {
  await name.pressSequentially(DEMO_ACCOUNT.name);
  await password.pressSequentially(DEMO_ACCOUNT.pass);
};

test('what is typed before the program is there stays, with the cursor where it was', async ({
  page,
}) => {
  const { name, password, letIn } = await openEarly(page);
  await name.pressSequentially('jansen@voorbeeld.nl');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' geheim');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  letIn();
  await drawn(page);
  await expect(name).toHaveValue('jansen@voorbeeld.nl');
  await expect(password).toHaveValue(' geheim');
  expect(await cursorOf(page)).toEqual(['name', 1, 2]);
  // The form knows it, too.
  await page.keyboard.type('oh');
  await expect(name).toHaveValue('johnsen@voorbeeld.nl');
});

test('Enter before the program is there logs in once, when it is', async ({ page }) => {
  const logins = countLogins(page);
  const login = await openEarly(page);
  await fillIn(login);
  await login.password.press('Enter');
  await login.password.press('Enter');
  await expect(page.getByRole('status')).toContainText('Daarna wordt dit vanzelf verzonden.');
  await expect(page).toHaveURL(LOGIN);
  login.letIn();
  await expect(projectListPage(page).heading).toBeVisible();
  expect(logins.count).toBe(1);
});

test('a button that was pressed before the program is there does what it does when it is', async ({
  page,
}) => {
  const { password, letIn } = await openEarly(page);
  await password.fill('geheim');
  await page.getByRole('button', { name: 'Tonen: Wachtwoord' }).click();
  letIn();
  await expect(page.getByRole('button', { name: 'Verbergen: Wachtwoord' })).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('geheim');
});

test('a letter that is being made of several keys is finished first @rest', async ({ page }) => {
  const { name, letIn } = await openEarly(page);
  await name.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: 'ë',
    selectionStart: 1,
    selectionEnd: 1,
  });
  letIn();
  // Drawn, and still behind the form in which the letter is made.
  await expect(page.locator('#app h1')).toHaveText('Inloggen');
  await client.send('Input.imeSetComposition', {
    text: 'ëë',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await client.send('Input.insertText', { text: 'ëë' });
  await drawn(page);
  await expect(name).toHaveValue('ëë');
});

test('who will be asked to log in finds that form at the page that was asked for', async ({
  page,
}) => {
  await page.goto(LOGIN);
  await drawn(page);
  const login = await openEarly(page, '/');
  await fillIn(login);
  login.letIn();
  await drawn(page);
  await expect(page).toHaveURL(/\/account\/inloggen/);
  await expect(login.name).toHaveValue(DEMO_ACCOUNT.name);
  await login.submit.click();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('who was never here finds the form as soon as the first answer says that nobody is logged in @rest', async ({
  page,
}) => {
  const login = await openEarly(page, '/');
  await fillIn(login);
  await login.password.press('Enter');
  login.letIn();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('who is logged in never sees the form @rest', async ({ demoPage: page }) => {
  const letIn = await holdProgram(page);
  const start = page.waitForResponse('**/api/v2/start?*');
  await page.goto('/', { waitUntil: 'commit' });
  await (await start).finished();
  await expect(loginPage(page).heading).toBeAbsent({ beside: page.locator('.first-page') });
  letIn();
  await expect(projectListPage(page).heading).toBeVisible();
});

test('the form is painted before the program is run, which takes longer than all else @rest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { isPainted: false, wasPainted: false };
    Object.assign(globalThis, { seen });
    new MutationObserver((_records, observer) => {
      if (document.querySelector('main form') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.isPainted = true)));
    }).observe(document, { childList: true, subtree: true });
    // The program gives it before it does anything else.
    Object.defineProperty(globalThis, 'adviestoolRuntime', {
      set: (runtime: unknown) => {
        seen.wasPainted = seen.isPainted;
        Object.defineProperty(globalThis, 'adviestoolRuntime', { value: runtime });
      },
      configurable: true,
    });
  });
  await page.goto(LOGIN);
  await drawn(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual({
    isPainted: true,
    wasPainted: true,
  });
});

test('the links of the form lead on without the program @rest', async ({ page }) => {
  await openEarly(page);
  await page.getByRole('link', { name: 'Wachtwoord vergeten' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(FORGOT);
});

test.describe('when the program does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/, /ERR_FAILED/] });

  test('the form says so, and Enter is another try that is sent once it succeeds', async ({
    page,
  }) => {
    const logins = countLogins(page);
    await page.route(HOST, (route) => route.abort());
    await page.goto(LOGIN, { waitUntil: 'commit' });
    const login = loginPage(page);
    await expect(login.error).toContainText('De adviestool is nog niet geladen.');
    await fillIn(login);
    await login.password.press('Enter');
    await expect(login.error).toBeVisible();
    await expect(page).toHaveURL(LOGIN);
    await page.unroute(HOST);
    await login.password.press('Enter');
    await expect(projectListPage(page).heading).toBeVisible();
    expect(logins.count).toBe(1);
  });

  test('another try takes what was typed along @rest', async ({ page }) => {
    await page.route(HOST, (route) => route.abort());
    await page.goto(LOGIN, { waitUntil: 'commit' });
    const login = loginPage(page);
    await fillIn(login);
    const again = page.getByRole('button', { name: 'Opnieuw proberen' });
    await again.click();
    await expect(again).toBeVisible();
    await page.unroute(HOST);
    await again.click();
    await drawn(page);
    await expect(login.name).toHaveValue(DEMO_ACCOUNT.name);
    await login.submit.click();
    await expect(projectListPage(page).heading).toBeVisible();
  });
});

test('the form says so when the program has not come after a quarter of a minute @rest', async ({
  page,
}) => {
  await page.clock.install();
  const { name, heading, error, letIn } = await openEarly(page);
  await name.fill('jansen');
  await page.clock.fastForward(9_000);
  await expect(error).toBeAbsent({ beside: heading });
  await page.clock.fastForward(6_000);
  await expect(error).toContainText('Wat u hebt ingevuld, blijft staan.');
  await page.clock.resume();
  letIn();
  await drawn(page);
  await expect(name).toHaveValue('jansen');
});

test.describe('when the page of the login does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/, /ERR_FAILED/] });

  test('its panel takes the place of the form, and what was typed comes back with the page @rest', async ({
    page,
  }) => {
    const LOGIN_CODE = /\/remotes\/account\/[^/]+\/login\.[^/]+\.js/;
    await page.route(LOGIN_CODE, (route) => route.abort());
    const login = await openEarly(page);
    await fillIn(login);
    await login.password.press('Enter');
    login.letIn();
    const again = page.getByRole('button', { name: 'Opnieuw proberen' });
    await expect(again).toBeVisible();
    await expect(login.heading).toBeAbsent({ beside: again });
    await page.unroute(LOGIN_CODE);
    await again.click();
    await expect(login.name).toHaveValue(DEMO_ACCOUNT.name);
    // Too much has happened since: it is for the user to send it.
    await expect(login.submit).toBeVisible();
    await expect(page).toHaveURL(LOGIN);
  });
});

test('a document without the form, of another version of its style, waits for the program as before @rest', async ({
  page,
}) => {
  await page.route(`**${LOGIN}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('data-first-page', 'data-other');
    await route.fulfill({ response, body });
  });
  const letIn = await holdProgram(page);
  await page.goto(LOGIN, { waitUntil: 'commit' });
  await expect(page.locator('.first-page')).toBeVisible();
  await expect(loginPage(page).heading).toBeAbsent({ beside: page.locator('.first-page') });
  letIn();
  await expect(loginPage(page).heading).toBeVisible();
});
