import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { createApi } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { miniModel } from './fixtures/miniModel.ts';
import { openAdvisedModel } from './fixtures/openAdvisedModel.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';

test('what was advised of a model goes back as topics, as a copy of the file and as a table @rest', async ({
  page,
  request,
}) => {
  const { file, terug } = bouwmodelPage(page);
  const api = createApi(request);
  await api.login();
  const { naam, model } = await openAdvisedModel(page, api, { make: miniModel, aantal: 3 });
  expect(await seriousViolations(page)).toEqual([]);
  const save = async (wat: 'BCF' | 'IFC' | 'CSV') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      terug.dialog.getByRole('button', { name: `${wat} opslaan` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${naam} verankering.${wat.toLowerCase()}`);
    return readFileSync(await download.path());
  };

  const bcf = await save('BCF');
  await expect(terug.dialog).toContainText('Teruggelezen: 3 onderwerpen, 3 afbeeldingen.');
  expect(bcf.subarray(0, 2).toString()).toBe('PK');
  // Saved again, the topics keep the date at which they were made.
  const made = () => page.evaluate(() => localStorage.getItem('bouwmodel:bcf-onderwerpen'));
  const first = await made();
  expect(
    Object.keys(z.record(z.string(), z.iso.datetime()).parse(JSON.parse(first ?? ''))),
  ).toHaveLength(3);
  await save('BCF');
  expect(await made()).toBe(first);

  await terug.dialog.getByRole('checkbox', { name: /^Ook de hoekankers/ }).check();
  await expect(terug.dialog).toContainText(/Vooraf: \d+ hoekankers in het model\./);
  const ifc = (await save('IFC')).toString();
  const hoekankers = ifc.match(/=IFCMECHANICALFASTENER\(/g)?.length ?? 0;
  expect(hoekankers).toBeGreaterThan(0);
  await expect(terug.dialog).toContainText(`Vooraf: ${hoekankers} hoekankers in het model.`);
  await expect(terug.dialog).toContainText(`Teruggelezen: 4 elementen, ${hoekankers} hoekankers.`);
  const start = model.buffer.lastIndexOf('ENDSEC');
  expect(ifc.startsWith(model.buffer.subarray(0, start).toString())).toBe(true);
  expect(ifc.endsWith(model.buffer.subarray(start).toString())).toBe(true);

  const csv = (await save('CSV')).toString();
  await expect(terug.dialog).toContainText('Teruggelezen: 4 regels.');
  expect(csv).toMatch(/\r\n1aaaaaaaaaaaaaaaaaaaa1;A;Kozijn;/);
  expect(csv).toContain(';Vastgesteld;Voldoet;');

  // The written file is the same model: what is written into it takes the place of what was.
  await terug.dialog.getByRole('button', { name: 'Sluiten' }).click();
  await file.setInputFiles({ ...model, buffer: Buffer.from(ifc) });
  await terug.open.click();
  const again = (await save('IFC')).toString();
  await expect(terug.dialog).toContainText('Teruggelezen: 4 elementen, 0 hoekankers.');
  expect(again).not.toContain('IFCMECHANICALFASTENER');
});
