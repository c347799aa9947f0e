import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { CONTROLE, projectDetailsPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { tabelPage } from './pages/tabelPage.ts';

const AANTAL = 60;
/** Those that follow the height of the project: every tenth has its own. */
const VOLGT = 54;

/** Sixty that are complete, K1 and on. */
const sixty = () => {
  const kinds = Object.values(gevelvullingen);
  return Array.from({ length: AANTAL }, (_value, index) => {
    const kind = kinds[index % kinds.length] ?? gevelvullingen.kozijn;
    const id = index.toString(16).padStart(8, '0');
    const { gebouwHoogte, ...rest } = kind.gevelvullingEnKaderData;
    const kader = {
      ...rest,
      id,
      merk: `K${index + 1}`,
      ...(index % 10 === 9 && { gebouwHoogte }),
    };
    return { ...kind, gevelvullingEnKaderData: kader };
  });
};

test('sixty advices are fixed, changed by a higher building, fixed again, and proven by their report @rest', async ({
  browser,
  demoPage: page,
  api,
}, { title }) => {
  test.slow();
  const naam = `${title.slice(0, 20)} ${crypto.randomUUID().slice(0, 8)}`;
  const project = await api.createProject(buildProjectGegevens({ projectNaam: naam }), sixty());
  const tabel = tabelPage(page);
  const { gebouwhoogte, submit } = projectForm(page);
  const fixShown = async (aantal: number): Promise<void> => {
    await tabel.selectAll.click();
    await tabel.action('Vaststellen').click();
    await expect(tabel.dialog.getByText(`${aantal} adviezen worden vastgesteld`)).toBeVisible();
    await tabel.confirm('Vaststellen').click();
    await expect(frame(page).notice(`${aantal} adviezen vastgesteld`)).toBeVisible();
  };
  const fixed = async (): Promise<number> => {
    const stored = await api.fetchProject(project.id);
    return stored.project.gevelvullingen.filter((one) => one.vastgesteld !== undefined).length;
  };

  await page.goto(projectPath(project.id));
  await expect(tabel.grid).toBeVisible();
  await fixShown(AANTAL);
  await expect(tabel.chip(`Vastgesteld ${AANTAL}`)).toBeVisible();
  expect(await fixed()).toBe(AANTAL);

  await page.goto(projectDetailsPath(project.id));
  const effect = page.getByRole('region', { name: 'Effect van de wijziging' });
  await gebouwhoogte.fill('40');
  await expect(effect).toContainText(`${VOLGT} adviezen wijzigen`);
  await expect(effect).toContainText(`${VOLGT} daarvan zijn vastgesteld`);
  await expect(effect).toContainText('→');
  await submit.click();
  await frame(page)
    .notice(`${VOLGT} vastgestelde adviezen komen nu anders uit`)
    .getByRole('button', { name: 'Gewijzigde tonen' })
    .click();

  await expect(page).toHaveURL(/toestand=gewijzigd/);
  await expect(tabel.chip(`Gewijzigd ${VOLGT}`)).toBeVisible();
  await page.goto('/?gewijzigd=1');
  await expect(page.getByRole('row', { name: naam })).toContainText(`${VOLGT} gewijzigd`);

  await page.goto(`${projectPath(project.id)}?toestand=gewijzigd`);
  await fixShown(VOLGT);
  await expect(tabel.chip(`Vastgesteld ${AANTAL}`)).toBeVisible();
  await page.goto(`${projectPath(project.id)}/geschiedenis`);
  await expect(page.getByText(`${VOLGT} adviezen vastgesteld`)).toBeVisible();

  await page.goto(projectPath(project.id));
  const downloads = page.waitForEvent('download', { timeout: 150_000 });
  // Not of the kept page, which stands there until the new one comes, with what was selected.
  const live = page.locator('main:not([inert])');
  await live.getByRole('button', { name: 'Rapport', exact: true }).click();
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  const report = await downloads;
  expect(report.suggestedFilename()).toContain(`${naam} – alle – advies.pdf`);

  // Somebody else, who has no account.
  const elsewhere = await browser.newContext();
  await makeKnownVisitor(elsewhere);
  const check = await elsewhere.newPage();
  await check.goto(CONTROLE);
  await check.getByLabel('Rapport kiezen').setInputFiles(await report.path());
  await expect(
    check
      .getByRole('status')
      .getByText(/^Dit is het rapport zoals de Adviestool het op .* veranderd\.$/),
  ).toBeVisible({ timeout: 60_000 });
  await expect(check.getByText(/^Berekening van nu: .* dezelfde uitkomst\./)).toBeVisible();
  const proven = check.getByRole('table', { name: 'Ondertekende getallen', exact: true });
  await expect(proven.getByRole('row', { name: new RegExp(`^K${AANTAL}\\b`) })).toBeVisible();
  await expect(check.getByRole('table', { name: /niet in de samenvatting/ })).toBeAbsent({
    beside: proven,
  });
  await elsewhere.close();
});
