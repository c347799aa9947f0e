import type { Page } from '@playwright/test';

import { createApi } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { IDS, LOGIN, projectPath } from './fixtures/paths.ts';
import { takePhoto } from './fixtures/takePhoto.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwplaatsPages } from './pages/bouwplaatsPages.ts';
import { inzagePages } from './pages/inzagePages.ts';

const WIE = 'Piet de Wit';
const TOELICHTING = 'Muur wijkt 20 mm';

const fingerAt = (x: number) => [{ x: 180 + x, y: 200 }];

/** Draws a finger over the middle of the page; pixels, and to the left when negative. */
const swipe = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const steps = [
    ['touchStart', fingerAt(-pixels / 2)],
    ['touchMove', fingerAt(0)],
    ['touchMove', fingerAt(pixels / 2)],
    ['touchEnd', []],
  ] as const;
  for (const [type, touchPoints] of steps) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  }
  await session.detach();
};

const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('with a link somebody without an account mounts, tells what deviates with a photo, and reaches nothing else', async ({
  page,
  browser,
  api,
  demoSession,
  fullProject: project,
}) => {
  const link = await api.createBouwplaatsLink(project.id);
  const other = await api.createProject(buildProjectGegevens({ projectNaam: 'Van een ander' }));
  const otherLink = await api.createBouwplaatsLink(other.id);
  const site = bouwplaatsPages(page);

  await page.goto(`/bouwplaats#${link.token}`);
  await expect(site.heading).toBeVisible();
  expect(await fitsAcross(page)).toBe(true);
  await site.merk('K01').tap();
  await expect(site.kop('K01')).toBeVisible();
  expect(await fitsAcross(page)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);

  // To the next and back: by a finger, and by the links.
  await swipe(page, -200);
  await expect(site.kop('SP1')).toBeVisible();
  await site.volgende.tap();
  await expect(site.kop('HSB-A')).toBeVisible();
  await site.vorige.tap();
  await expect(site.kop('SP1')).toBeVisible();
  await swipe(page, 200);
  await expect(site.kop('K01')).toBeVisible();

  await site.gemonteerd.tap();
  await expect(site.naam).toBeFocused();
  await expect(site.naam).toHaveAccessibleDescription(/Vul eerst uw naam in\.$/);
  await site.naam.fill(WIE);
  await site.gemonteerd.tap();
  await expect(page.getByText('Stuk 1 is vastgelegd. Nu stuk 2.')).toBeVisible();
  await site.stuk(1).tap();
  await expect(site.verstuurd).toBeVisible();

  // Without a network it waits; when that comes back it goes by itself.
  await site.stuk(2).tap();
  await site.melden.tap();
  await site.afwijking.selectOption('Maat wijkt af');
  await site.toelichting.fill(TOELICHTING);
  await site.foto.setInputFiles(await takePhoto(page, { width: 2400, height: 1200 }));
  await expect(site.fotoWeg).toBeVisible();
  await page.context().setOffline(true);
  // It pushes the page down, under the finger.
  await expect(page.getByRole('status', { name: 'Verbinding' })).toBeVisible();
  await site.vastleggen.tap();
  await expect(site.wacht(1).first()).toBeVisible();
  await site.stuk(2).tap();
  await page.context().setOffline(false);
  await expect(site.verstuurd).toBeVisible();
  await expect(site.wacht(1).first()).toBeAbsent({ beside: site.verstuurd });

  await page.reload();
  await site.stuk(2).tap();
  await expect(page.getByText(TOELICHTING)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${WIE}, `))).toBeVisible();
  // Reduced on the phone, before it was sent.
  await expect(site.gezegdeFoto(1)).toBeVisible();
  await expect(site.gezegdeFoto(1)).toHaveJSProperty('naturalWidth', 1600);
  const invoer = await api.fetchMontage(project.id);
  expect(invoer.map(({ stuk, door, afwijking }) => [stuk, door, afwijking])).toEqual([
    [1, WIE, null],
    [2, WIE, 'maatWijkt'],
  ]);

  // The maker sees it on the page of the project, and the photo where that leads.
  const office = await browser.newContext();
  await makeKnownVisitor(office);
  await office.addCookies(demoSession.cookies);
  const maker = await office.newPage();
  await maker.goto(projectPath(project.id));
  const opDeBouw = maker.getByRole('region', { name: 'Op de bouw' });
  await expect(opDeBouw).toContainText(`Stuk 2: maat wijkt af. “${TOELICHTING}”`);
  await opDeBouw.getByRole('link', { name: /K01/ }).click();
  await bouwplaatsPages(maker).stuk(2).click();
  await expect(bouwplaatsPages(maker).gezegdeFoto(1)).toBeVisible();
  await office.close();

  // The link opens the site of its project, and nothing else.
  await page.goto(projectPath(project.id));
  await expect(page).toHaveURL(new RegExp(LOGIN));
  await page.goto(`/inzage/${link.id}`);
  await expect(inzagePages(page).ended).toBeVisible();
  await page.goto(`/bouwplaats/${otherLink.id}`);
  await expect(site.werktNiet).toBeVisible();
  const phone = createApi(page.request);
  await expect(phone.fetchProject(project.id)).rejects.toMatchObject({ status: 403 });
  await expect(phone.fetchMontage(other.id)).rejects.toMatchObject({ status: 403 });
  await page.goto(`/bouwplaats/${link.id}/gevelvulling/${IDS.kozijn}`);
  await expect(site.kop('K01')).toBeVisible();
});

test('what is mounted appears on a page of the project that is open, from the first on', async ({
  browser,
  demoSession,
  fullProject: project,
}) => {
  test.slow();
  const context = await browser.newContext();
  await makeKnownVisitor(context, { follows: true });
  await context.addCookies(demoSession.cookies);
  const [office, phone] = [await context.newPage(), await context.newPage()];
  const site = bouwplaatsPages(phone);
  await phone.goto(`${projectPath(project.id)}/bouwplaats/${IDS.kozijn}`);
  await expect(site.gemonteerd).toBeVisible();
  await office.goto(projectPath(project.id));
  const opDeBouw = office.getByRole('region', { name: 'Op de bouw' });
  await expect(opDeBouw).toBeAbsent({ beside: office.getByRole('main') });

  // Following begins when all else of the page is there.
  await site.gemonteerd.click();
  await expect(opDeBouw).toContainText(/1 van \d+ stuks gemonteerd/, {
    timeout: 60_000,
  });
  await site.gemonteerd.click();
  await expect(opDeBouw).toContainText(/2 van \d+ stuks gemonteerd/);
  await context.close();
});
