import { expect, type Browser, type Page } from '@playwright/test';

import { createApi } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { makeKnownVisitor } from '../fixtures/knownVisitor.ts';
import { IDS, projectPath, stepPath } from '../fixtures/paths.ts';
import { frame } from '../pages/frame.ts';

interface Seen {
  page: Page;
  projectId: number;
}

const NOTITIE = 'Nameten op de bouw';

interface Addresses {
  url: string;
  /** Of the backend of the remote. */
  backend: string;
}

/**
 * A visitor who is logged in and has a project. The browser stands in for the server that leads the calls
 * of the remote to its own backend, behind the address of the product.
 */
export const visit = async (browser: Browser, { url, backend }: Addresses): Promise<Seen> => {
  const context = await browser.newContext({ baseURL: url });
  await context.route('**/onderdelen/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(pathname + search, backend).href });
    await route.fulfill({ response });
  });
  await makeKnownVisitor(context);
  const api = createApi(context.request, url);
  await api.login();
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Van buiten' }),
    Object.values(gevelvullingen),
  );
  return { page: await context.newPage(), projectId: project.id };
};

/** Its page, by the menu. */
export const lookAtPage = async ({ page }: Seen, title: string): Promise<void> => {
  await page.goto('/');
  await frame(page).userMenu.click();
  await frame(page).menuItem(title).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
};

/** Its page of a project: what is written goes to its own backend, and comes back. */
export const writeNotitie = async ({ page, projectId }: Seen, id: string): Promise<void> => {
  await page.goto(`${projectPath(projectId)}/${id}`);
  await page.getByLabel('Nieuwe notitie').fill(NOTITIE);
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: NOTITIE }).first()).toBeVisible();
};

/** Its place beside a step of the wizard, which is another remote. */
export const lookAtPlace = async ({ page, projectId }: Seen): Promise<void> => {
  const address = { projectId, gevelvullingId: IDS.kozijn, step: 'detaillering' } as const;
  await page.goto(stepPath(address));
  const place = page.getByRole('region', { name: 'Notities bij deze gevelvulling' });
  await place.getByLabel('Nieuwe notitie').fill(NOTITIE);
  await place.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(place.getByRole('listitem').filter({ hasText: NOTITIE }).first()).toBeVisible();
};
