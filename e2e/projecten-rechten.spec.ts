import { logInSilently } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { choose } from './fixtures/choose.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';

test('an outsider, who has no projects, may not create one either', async ({ page }) => {
  await logInSilently(page.request, { name: 'demo-outsider', pass: DEMO_ACCOUNT.pass });
  const form = projectForm(page);
  await page.goto('/project/nieuw/details');
  await expect(page.getByText('Met uw rol kunt u geen projecten maken.')).toBeVisible();
  await form.naam.fill('Van buiten');
  await choose(form.typeBouw('Woning'));
  await choose(form.windgebied('II'));
  await form.submit.click();
  await expect(
    frame(page).toast('U bent niet gautoriseerd om dit project aan te maken.'),
  ).toBeVisible();
  await expect(form.naam).toHaveValue('Van buiten');
});
