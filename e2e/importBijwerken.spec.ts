import type { ImportMessage } from '@adviestool/contract/importMessage';
import { applyAntwoorden } from '@adviestool/domain/velden/antwoorden';
import { perZijde } from '@adviestool/contract/zijde';
import type { Page } from '@playwright/test';

import { submitLogin } from './fixtures/accounts.ts';
import { createApi, DEMO_ACCOUNT, type Api } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { BOUWMODEL_URL } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { importDialog } from './pages/importDialog.ts';

type Sent = ImportMessage['gevelvullingen'][number];

const kozijn = (merk: string, overrides: Partial<Sent> = {}): Sent => ({
  id: merk,
  type: 'kozijn',
  merk,
  aantal: 1,
  breedte: 4000,
  hoogte: 2000,
  hoogste_punt: 7200,
  gewicht_totaal: 400,
  spouwlatbreedte: 90,
  stelruimte: 15,
  elementen: [{ globalId: `guid-${merk}`, verdieping: '01', orientatie: 180 }],
  ...overrides,
});

/** Sends a model as the page that frames the product does. */
const sendModel = (page: Page, id: string, gevelvullingen: readonly Sent[]): Promise<void> => {
  const metadata = { type: 'ifc', id, file_path: `${id}.ifc`, file_created: null };
  const data = {
    metadata: { ...metadata, file_updated: null },
    project: { naam: id },
    gevelvullingen,
  };
  return page.evaluate(
    (text) => window.frames[0]?.postMessage(text, '*'),
    JSON.stringify({ event: 'import', data }),
  );
};

/** Fills in what the model does not know, and fixes the advice of every gevelvulling. */
const advise = async (api: Api, projectId: number): Promise<void> => {
  const { project } = await api.fetchProject(projectId);
  const { projectGegevens } = project;
  await api.overwriteProject({
    ...project,
    projectGegevens: { ...projectGegevens, typeBouw: 'woning', windgebied: 2 },
    gevelvullingen: project.gevelvullingen.map((one) => ({
      ...applyAntwoorden(one, {
        bouwmethode: 'prefab',
        onderdorpel: 'houtenDorpel',
        bovendorpel: 'afgeschuind',
      }),
      productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
    })),
  });
  await api.fixAdviezen(
    projectId,
    project.gevelvullingen.map((one) => one.gevelvullingEnKaderData.id),
  );
};

test('a model is sent, advised and fixed, sent again changed, and taken over @rest', async ({
  page,
  request,
}) => {
  const id = `model-${crypto.randomUUID().slice(0, 8)}`;
  const { tool } = bouwmodelPage(page);
  const { dialog, strategy, run, finish } = importDialog(tool);
  const link = tool.getByRole('link', { name: id, exact: true });
  await page.goto(BOUWMODEL_URL);
  await submitLogin(tool, DEMO_ACCOUNT);
  await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();

  await sendModel(page, id, [kozijn('A'), kozijn('B'), kozijn('C')]);
  await run.click();
  await finish.click();
  const projectId = Number(/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await link.click();
  await expect(tool.getByText('De gebouwhoogte van 8\u202Fm komt uit een import')).toBeVisible();
  const confirm = tool.getByRole('button', { name: 'Gebouwhoogte klopt' });
  await confirm.click();
  await expect(confirm).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });
  const api = createApi(request);
  await api.login();
  await advise(api, projectId);

  await sendModel(page, id, [kozijn('A', { breedte: 6000 }), kozijn('B'), kozijn('D')]);
  await expect(dialog).toContainText(`Er is al een project van dit model: ‘${id}’`);
  await strategy('Bijwerken').check();
  const table = dialog.getByRole('table', { name: 'Wat er in het project verandert' });
  await expect(table.getByRole('row', { name: /^A overnemen A Gewijzigd/ })).toContainText(
    'Breedte: 4000\u202Fmm → 6000\u202Fmm',
  );
  await expect(table.getByRole('checkbox', { name: 'D overnemen' })).toBeChecked();
  await expect(table.getByRole('checkbox', { name: 'C overnemen' })).not.toBeChecked();
  await expect(dialog.getByText('Ongewijzigd (1)')).toBeVisible();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  expect(await seriousViolations(frame ?? page)).toEqual([]);
  await run.click();
  await expect(dialog).toContainText('1 toegevoegd, 1 gewijzigd, 0 verwijderd.');
  await finish.click();

  // What was filled in and fixed is there; what comes out otherwise says so.
  await link.click();
  const cards = tool.getByRole('list', { name: /^Gevelvullingen/ }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const card = (merk: string) =>
    cards.filter({ has: tool.getByRole('link', { name: new RegExp(`^${merk}\\b`) }) });
  await expect(card('A')).toContainText('Gewijzigd');
  await expect(card('B')).toContainText('Vastgesteld');
  await expect(card('C')).toContainText('Vastgesteld');
  await expect(card('D')).toContainText('Concept');
});
