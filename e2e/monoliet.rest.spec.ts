import { startMonolith } from './bench/forms.ts';
import { firstData } from './fixtures/ownSite.ts';
import { expect, test } from './fixtures/test.ts';
import { projectListPage } from './pages/projectListPage.ts';

/** The build of a whole product is part of it. */
test.setTimeout(120_000);

test('the monolith that the federated build is compared with shows the same product', async ({
  page,
}) => {
  const { url, cookies, stop } = await startMonolith({
    compresses: false,
    data: await firstData(),
  });
  try {
    await page.goto(`${url}/rekenmodel`);
    await expect(page.getByRole('heading', { name: /Rekenmodel/, level: 1 })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.goto(url);
    await expect(projectListPage(page).heading).toBeVisible();
  } finally {
    await stop();
  }
});
