import type { Page, Request } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { INZAGE, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { inzagePages } from './pages/inzagePages.ts';

const VOOR = 'De opdrachtgever';

/** Makes a link on the page of a project. @returns its address */
const makeLink = async (page: Page, projectId: number): Promise<string> => {
  const { links } = inzagePages(page);
  await page.goto(`${projectPath(projectId)}/beheren`);
  await links.voorWie.fill(VOOR);
  await links.geldig.selectOption('7 dagen');
  await links.make.click();
  await expect(links.made).toBeVisible();
  return links.made.inputValue();
};

const hasRoomFor = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('who gets a link reads the project without an account, until it is withdrawn', async ({
  browser,
  baseURL,
  demoPage,
  fullProject,
}) => {
  const site = baseURL ?? '';
  const naam = fullProject.projectGegevens.projectNaam ?? '';
  const link = await makeLink(demoPage, fullProject.id);
  const token = link.slice(link.indexOf('#') + 1);
  expect(link).toBe(`${site}${INZAGE}#${token}`);

  // A browser that was never here.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const inzage = inzagePages(page);
  await page.goto(link);
  await expect(inzage.heading(naam)).toBeVisible();
  await expect(page).toHaveURL(/\/inzage\/[0-9a-f-]{36}$/);
  await expect(frame(page).cookieBar.region).toBeAbsent({ beside: inzage.heading(naam) });
  await expect(page.getByRole('dialog')).toBeAbsent({ beside: inzage.heading(naam) });
  await expect(inzage.gevelvullingen.getByRole('row', { name: /^K01/ })).toContainText('Voldoet');
  await expect(page.getByText(/^U leest mee zonder account/)).toBeVisible();
  expect(await hasRoomFor(page)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);

  await inzage.gevelvullingen.getByRole('link', { name: /^K01/ }).click();
  await expect(inzage.zijden).toContainText('Onderzijde');
  await expect(inzage.drawing).toBeVisible();
  await expect(page.locator('main').locator('input, select, textarea')).toBeAbsent({
    beside: inzage.drawing,
  });
  expect(await hasRoomFor(page)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);

  await inzage.toProject.click();
  await inzage.bouwlijst.click();
  await expect(inzage.totalen).toBeVisible();
  expect(await hasRoomFor(page)).toBe(true);
  await inzage.toProject.click();
  const downloads = page.waitForEvent('download');
  await inzage.rapport.click();
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  expect((await downloads).suggestedFilename()).toMatch(/advies\.pdf$/);

  // The token went to one call, in its body; nobody else was asked, and nobody told where from.
  expect(asked.filter((request) => request.postData()?.includes(token))).toHaveLength(1);
  expect(asked.filter((request) => request.url().includes(token))).toHaveLength(0);
  const others = asked.filter((request) => !/^(?:blob|data):/.test(request.url()));
  expect(others.filter((request) => !request.url().startsWith(site))).toHaveLength(0);
  for (const request of others) {
    expect((await request.allHeaders())['referer'] ?? '').not.toContain(token);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state]),
  );
  expect(kept).not.toContain(token);

  // Whoever is logged in reads the same, and stays so.
  await demoPage.goto(link);
  await expect(inzagePages(demoPage).heading(naam)).toBeVisible();
  await demoPage.goto(`${projectPath(fullProject.id)}/beheren`);
  const { links } = inzagePages(demoPage);
  await expect(links.row(VOOR)).toContainText('Geldig');
  await links.withdraw(VOOR).click();
  await frame(demoPage)
    .question('Link intrekken')
    .getByRole('button', { name: 'Intrekken' })
    .click();
  await expect(links.row(VOOR)).toContainText('Ingetrokken');

  await inzage.bouwlijst.click();
  await expect(inzage.ended).toBeVisible();
  await page.goto(link);
  await expect(inzage.ended).toBeVisible();
  await expect(page).toHaveURL(`${site}${INZAGE}`);
  await context.close();
});
