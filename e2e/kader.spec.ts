import { tabTo } from './fixtures/focus.ts';
import { LOGIN, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';

const OTHER_TAB = ' (opent in een nieuw tabblad)';

test('the key m opens and closes the main menu, but not in a field, nor behind a dialog, nor once it is turned off', async ({
  demoPage: page,
}) => {
  const { mainMenu, menu, menuItem, feedback, feedbackDialog, shortcuts } = frame(page);
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await expect(mainMenu).toHaveAttribute('aria-keyshortcuts', 'm');

  await page.keyboard.press('m');
  await expect(menuItem('Alle projecten')).toBeFocused();
  await page.keyboard.press('m');
  await expect(menu).toBeAbsent({ beside: projectListPage(page).heading });
  await expect(mainMenu).toBeFocused();
  await page.keyboard.press('m');
  await expect(menuItem('Alle projecten')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeAbsent({ beside: projectListPage(page).heading });
  await expect(mainMenu).toBeFocused();

  await projectListPage(page).search.focus();
  await page.keyboard.type('mm');
  await expect(projectListPage(page).search).toHaveValue('mm');
  await expect(menu).toBeAbsent({ beside: projectListPage(page).search });

  await feedback.click();
  await expect(feedbackDialog).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(feedbackDialog).toBeAbsent({ beside: projectListPage(page).heading });
  await expect(menu).toBeAbsent({ beside: projectListPage(page).heading });

  await tabTo(page, shortcuts.open);
  await page.keyboard.press('Enter');
  await expect(shortcuts.menuKey).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(shortcuts.open).toBeFocused();
  await page.reload();
  await expect(projectListPage(page).heading).toBeVisible();
  await expect(mainMenu).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('m');
  // The arrow keys still open the menu: an m that was to open it would have done so before.
  await mainMenu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeAbsent({ beside: mainMenu });
});

test('a dialog that stands over a page is not printed over it @rest', async ({
  demoPage: page,
}) => {
  const { feedback, feedbackDialog } = frame(page);
  await page.goto('/');
  await feedback.click();
  await expect(feedbackDialog).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(feedbackDialog).toBeAbsent({ beside: projectListPage(page).heading });
  await expect(projectListPage(page).heading).toBeVisible();
});

test('the menus offer what the user may do, in order', async ({ page, demoPage, project }) => {
  const { mainMenu, projectMenu, userMenu, menuItems } = frame(page);
  await demoPage.goto(projectPath(project.id));

  await projectMenu.click();
  await expect(menuItems).toHaveText([
    'Overzicht project',
    'Project bewerken',
    'Standaarden',
    'Rapporten',
    'Project beheren',
    'Bouwplaats',
    'Gevelvulling toevoegen',
    'Spouwankersituatie toevoegen',
  ]);
  await page.keyboard.press('Escape');
  await userMenu.click();
  await expect(menuItems).toHaveText([
    'Bedrijf',
    'Standaarden van het bedrijf',
    'Gevolgen van een nieuwe versie',
    'Inzagelinks',
    'Gebruik',
    'Onderdelen',
    'Logboek',
    'Account beheren',
    'Uitloggen',
  ]);
  await page.keyboard.press('Escape');
  await mainMenu.click();
  await expect(menuItems).toHaveText([
    'Alle projecten',
    'Accountbeheer',
    'Handleiding',
    'Rapport controleren',
    `Voorbeeldbedrijf${OTHER_TAB}`,
    `Privacyverklaring${OTHER_TAB}`,
    `Disclaimer${OTHER_TAB}`,
    `Cookies${OTHER_TAB}`,
    'Versie-informatie',
  ]);
});

test('without a login the main menu leads to it, and the logo as well', async ({ page }) => {
  const { logo, mainMenu, menuItems } = frame(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/account/wachtwoord-vergeten');
  // On a telephone a menu has no word beside its picture.
  await expect(mainMenu.locator('svg')).toBeVisible();
  await mainMenu.click();
  await expect(menuItems.first()).toHaveText('Inloggen');
  await expect(menuItems.filter({ hasText: 'Accountbeheer' })).toBeAbsent({
    beside: menuItems.first(),
  });
  await page.keyboard.press('Escape');
  await expect(logo).toHaveAttribute('href', LOGIN);
});

test('help stands at the end of every page and opens and closes without a mouse', async ({
  page,
}) => {
  const { feedback, feedbackDialog } = frame(page);
  await page.goto(LOGIN);
  await expect(loginPage(page).heading).toBeVisible();
  await tabTo(page, feedback);
  await page.keyboard.press('Enter');
  const email = feedbackDialog.getByRole('link', { name: 'support@example.nl' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('href', /^mailto:support@example\.nl\?subject=/);
  await expect(feedbackDialog.getByRole('link', { name: '030 123 45 67' })).toHaveAttribute(
    'href',
    'tel:0301234567',
  );
  await page.keyboard.press('Escape');
  await expect(feedbackDialog).toBeAbsent({ beside: feedback });
  await expect(feedback).toBeFocused();
});

test.describe('at the first visit', () => {
  test.use({ isNewVisitor: true });

  test('what is new comes first and the cookie bar after it, both without a mouse', async ({
    page,
  }) => {
    const { news, cookieBar } = frame(page);
    await page.goto(LOGIN);
    await expect(news.dialog).toBeVisible();
    await expect(news.title).toBeFocused();
    await expect(cookieBar.region).toBeAbsent({ beside: news.title });

    await tabTo(page, news.dontShowAgain);
    await page.keyboard.press('Space');
    await expect(news.dontShowAgain).toBeChecked();
    await tabTo(page, news.logIn);
    await page.keyboard.press('Enter');
    await expect(news.dialog).toBeAbsent({ beside: loginPage(page).heading });
    await expect(loginPage(page).heading).toBeVisible();

    await expect(cookieBar.region).toBeVisible();
    await tabTo(page, cookieBar.deny);
    await page.keyboard.press('Enter');
    await expect(cookieBar.region).toBeAbsent({ beside: loginPage(page).heading });

    await page.reload();
    await expect(loginPage(page).heading).toBeVisible();
    await expect(frame(page).mainMenu).toBeVisible();
    await expect(news.dialog).toBeAbsent({ beside: frame(page).mainMenu });
    await expect(cookieBar.region).toBeAbsent({ beside: frame(page).mainMenu });

    await tabTo(page, cookieBar.askAgain);
    await page.keyboard.press('Enter');
    await expect(cookieBar.region).toBeFocused();
    await tabTo(page, cookieBar.allow);
    await page.keyboard.press('Enter');
    await expect(cookieBar.region).toBeAbsent({ beside: cookieBar.askAgain });
    await expect(cookieBar.askAgain).toBeFocused();
  });

  test('what is new comes back at the next visit, and leads to a new account @rest', async ({
    page,
  }) => {
    const { news } = frame(page);
    await page.goto(LOGIN);
    await expect(news.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(news.dialog).toBeAbsent({ beside: loginPage(page).heading });
    await page.reload();
    await news.createAccount.click();
    await expect(page).toHaveURL(/\/account\/aanmaken$/);
    await expect(news.dialog).toBeAbsent({ beside: page.getByRole('heading', { level: 1 }) });
  });

  test('nothing stands between somebody and a new password @rest', async ({ page }) => {
    const { news, cookieBar } = frame(page);
    await page.goto('/account/reset');
    await expect(cookieBar.region).toBeVisible();
    await expect(news.dialog).toBeAbsent({ beside: cookieBar.region });
  });
});

test('nothing is counted before it is allowed; afterwards pages are, without their query', async ({
  page,
}) => {
  const counted: (string | null)[] = [];
  // The site under test has no analytics of its own.
  await page.route(
    ({ pathname }) => pathname === LOGIN,
    async (route) => {
      const response = await route.fetch();
      const endpoint = new URL('/matomo', response.url()).href;
      const analytics = JSON.stringify({ kind: 'matomo', endpoint, siteId: '3' });
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace('"analytics":null', `"analytics":${analytics}`),
      });
    },
  );
  await page.route('**/matomo', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    counted.push(fields.get('action_name'));
    await route.fulfill({ status: 204 });
  });
  const { cookieBar } = frame(page);

  await page.goto(`${LOGIN}?bestemming=/project/7`);
  await expect(loginPage(page).heading).toBeVisible();
  await cookieBar.askAgain.click();
  await expect(cookieBar.region).toBeVisible();
  expect(counted).toEqual([]);
  await cookieBar.allow.click();
  await expect.poll(() => counted).toEqual([LOGIN]);
  await page.getByRole('link', { name: 'Wachtwoord vergeten' }).click();
  await expect.poll(() => counted).toEqual([LOGIN, '/account/wachtwoord-vergeten']);
});
