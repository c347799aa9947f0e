import { register } from '@adviestool/contract/api/account';
import { fetchLeden, removeLid } from '@adviestool/contract/api/leden';
import { handOverProject } from '@adviestool/contract/api/overdragen';
import { deleteProject } from '@adviestool/contract/api/projects';
import { login } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

import { buildAccount, type TestAccount } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT, GROUP_ID } from './fixtures/api.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { receiveMail } from './fixtures/mailbox.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { requestFetch } from './fixtures/requestFetch.ts';
import { expect, test as base } from './fixtures/test.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { frame } from './pages/frame.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { tabelPage } from './pages/tabelPage.ts';
import { wizard } from './pages/wizard.ts';

/** Somebody of the company, in a browser of their own. */
interface Person {
  page: Page;
  api: Transport;
}

interface NamedAccount extends TestAccount {
  /** What she is called. */
  naam: string;
}

/** Following begins when all else of the page is there. */
const SLOW = { timeout: 60_000 };

const KADER = 'gevelvulling-en-kader' as const;

const transportOf = (context: BrowserContext): Transport =>
  createTransport({ domain: '', fetch: requestFetch(context.request) });

const visit = async (
  browser: Browser,
  {
    url,
    name,
    pass = DEMO_ACCOUNT.pass,
    follows = true,
  }: { url: string; name: string; pass?: string; follows?: boolean },
): Promise<Person> => {
  const context = await browser.newContext({ baseURL: url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeKnownVisitor(context, { follows });
  const api = transportOf(context);
  const { csrf_token: token } = await login(api, { name, pass });
  api.setCsrfToken(token);
  return { api, page: await context.newPage() };
};

/** An account with a name, in the company: an employee, who manages her own projects. */
const registerAnna = async (browser: Browser, url: string): Promise<NamedAccount> => {
  const account = buildAccount();
  const naam = `Anna ${account.name}`;
  const context = await browser.newContext({ baseURL: url });
  await register(transportOf(context), GROUP_ID, {
    account: {
      name: account.name,
      full_name: naam,
      mail: account.mail,
      pass1: account.pass,
      pass2: account.pass,
    },
    company: { name: 'Bouw bv' },
  });
  await context.close();
  return { ...account, naam };
};

/** What is copied out of a field by the keys. */
const copyOf = async (field: Locator): Promise<string> => {
  await field.focus();
  await field.press('Control+a');
  await field.press('Control+c');
  return field.page().evaluate(() => navigator.clipboard.readText());
};

interface Company {
  /** Whose project it is. */
  anna: Person & { account: NamedAccount; uid: number };
  /** Administers the company. */
  bart: Person & { uid: number };
  /** Manages its projects. Nothing comes through to her: what she sees grows old. */
  carla: Person;
  projectId: number;
}

const test = base.extend<{ company: Company }>({
  company: async ({ browser, baseURL: url = '', fullProject: { id: projectId } }, provide) => {
    const account = await registerAnna(browser, url);
    const [anna, bart, carla] = await Promise.all([
      visit(browser, { url, ...account }),
      visit(browser, { url, name: 'demo-administrator' }),
      visit(browser, { url, name: 'demo-moderator', follows: false }),
    ]);
    const { leden } = await fetchLeden(bart.api, GROUP_ID);
    const uidOf = (wie: string): number => leden.find(({ naam }) => naam === wie)?.uid ?? 0;
    const uid = uidOf(account.naam);
    await handOverProject(bart.api, GROUP_ID, {
      projectId,
      uid,
      revision: null,
      idempotencyKey: crypto.randomUUID(),
    });
    await provide({
      anna: { ...anna, account, uid },
      bart: { ...bart, uid: uidOf('demo-administrator') },
      carla,
      projectId,
    });
    await Promise.all([anna, bart, carla].map(({ page }) => page.context().close()));
  },
});

test('three people in one project see each other and each other’s work, fix only what they saw, and keep what they typed when it or they are removed @rest', async ({
  browser,
  baseURL,
  company: { anna, bart, carla, projectId },
}) => {
  test.slow();
  const step = (name: 'gevelvulling-en-kader' | 'advies'): string =>
    stepPath({ projectId, gevelvullingId: IDS.kozijn, step: name });
  const { naam } = anna.account;
  const tabel = tabelPage(anna.page);
  const fix = carla.page.getByRole('button', { name: 'Vaststellen', exact: true });
  const there = anna.page.getByRole('list', { name: 'Ook in dit project' });

  await test.step('Anna reads that Bart is at the first step of K01', async () => {
    await Promise.all([
      anna.page.goto(projectPath(projectId)),
      bart.page.goto(step(KADER)),
      carla.page.goto(step('advies')),
    ]);
    await expect(there.getByRole('listitem')).toHaveText(
      [/demo-administrator bij K01, stap 1$/],
      SLOW,
    );
    await expect(anna.page.getByText('(hier is nu demo-administrator)')).toBeAttached();
    // She has seen it as it was.
    await expect(fix).toBeVisible(SLOW);
  });

  await test.step('Bart reads what Anna saved of the step in which he types, and keeps what he typed', async () => {
    const typing = kaderStep(bart.page);
    await typing.breedte.fill('4100');
    await typing.breedte.focus();
    await anna.page.goto(step(KADER));
    await kaderStep(anna.page).hoogte.fill('2100');
    await wizard(anna.page).next.click();
    await expect(bart.page.getByRole('status')).toContainText([
      /^Zojuist door een ander gewijzigd: K01/,
    ]);
    await expect(typing.hoogte).toHaveValue('2100');
    await expect(typing.hoogte).toHaveAttribute('data-zojuist');
    await expect(typing.breedte).toHaveValue('4100');
    await expect(typing.breedte).toBeFocused();
  });

  await test.step('Carla fixes one that is not so any more: she reads who changed what, and the numbers of now', async () => {
    await fix.click();
    const told = carla.page.getByRole('alert').filter({ hasText: 'Er is niets vastgesteld' });
    await expect(told.getByRole('listitem').first()).toHaveText(
      new RegExp(`^${naam} heeft Hoogte gewijzigd: 2000.* → 2100`),
    );
    await expect(told.getByRole('listitem').filter({ hasText: /^Nu: / }).first()).toBeVisible();
    await fix.click();
    await expect(carla.page.getByText(/^op .* door demo-moderator/)).toBeVisible();
  });

  await test.step('Anna reads no more of Bart, who closed his tab', async () => {
    await expect(there.getByRole('listitem')).toHaveCount(1);
    await bart.page.close();
    await expect(there).toBeAbsent({ beside: anna.page.getByRole('main') });
  });

  await test.step('Carla fixes many of which two are not so any more: she reads it of each, in the dialog', async () => {
    const hers = tabelPage(carla.page);
    await Promise.all([carla, anna].map(({ page }) => page.goto(projectPath(projectId))));
    for (const each of [hers, tabel]) await each.weergave('Tabel').click();
    for (const merk of ['SP1', 'HSB-A']) {
      await (await tabel.openBreedte(merk)).fill('3600');
      const saved = anna.page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await anna.page.keyboard.press('Enter');
      expect((await saved).ok()).toBe(true);
    }
    await hers.selectAll.click();
    await hers.action('Vaststellen').click();
    await hers.confirm('Vaststellen').click();
    const told = hers.dialog.getByRole('alert').filter({ hasText: 'Er is niets vastgesteld' });
    for (const [merk, was] of [
      ['SP1', 4800],
      ['HSB-A', 5400],
    ] as const) {
      const lines = told.getByRole('region', { name: merk }).getByRole('listitem');
      await expect(lines.first()).toHaveText(
        new RegExp(`^${naam} heeft Breedte gewijzigd: ${was}.* → 3600`),
      );
      await expect(lines.filter({ hasText: /^Nu: / }).first()).toBeVisible();
    }
    await expect(told.getByRole('region', { name: 'K01' })).toBeAbsent({ beside: told });
    await hers.confirm('Vaststellen').click();
    await expect(frame(carla.page).notice('2 adviezen vastgesteld.')).toBeVisible();
  });

  await test.step('Anna reads at a cell that its advice is fixed, and is asked once in this visit', async () => {
    const sentence =
      /^K01 is vastgesteld op .* door demo-moderator\. Wijzigen maakt het advies ‘Gewijzigd’\.$/;
    const { question } = frame(anna.page);
    const asked = question('Vastgesteld advies wijzigen');
    await tabel.chip('Vastgesteld 3').click();
    await (await tabel.openBreedte('K01')).fill('3000');
    await expect(tabel.input).toHaveAccessibleDescription(sentence);
    await anna.page.keyboard.press('Enter');
    await expect(asked.getByText(sentence)).toBeVisible();
    await asked.getByRole('button', { name: 'Wijzigen' }).click();
    // The filter does not find it any more: it stays where it was changed.
    await expect(tabel.chip('Gewijzigd 1')).toBeVisible();
    await expect(tabel.breedte('K01')).toHaveText('3000');
    await (await tabel.openBreedte('K01')).fill('3200');
    await anna.page.keyboard.press('Enter');
    await expect(asked).toBeAbsent({ beside: tabel.breedte('K01').filter({ hasText: '3200' }) });

    await tabel.selectAll.click();
    await tabel.action('Wijzigen').click();
    await tabel.dialog.getByLabel('Breedte, mm').fill('3400');
    await tabel.confirm('Wijzigen').click();
    const many = question('Vastgestelde adviezen wijzigen');
    await expect(
      many.getByText('2 adviezen zijn vastgesteld. Wijzigen maakt ze ‘Gewijzigd’.'),
    ).toBeVisible();
    await many.getByRole('button', { name: 'Wijzigen' }).click();
    await expect(tabel.chip('Gewijzigd 3')).toBeVisible();
    for (const merk of ['K01', 'SP1', 'HSB-A']) await expect(tabel.row(merk)).toBeVisible();
  });

  const typing = kaderStep(anna.page);
  const deleted = /^demo-administrator heeft dit project op .* verwijderd\./;
  await test.step('Anna reads that Bart deleted the project in which she types; who only looks, whom to ask', async () => {
    const dirk = await visit(browser, { url: baseURL ?? '', name: 'demo-dashboard' });
    await Promise.all([
      anna.page.goto(step(KADER)),
      carla.page.goto(step(KADER)),
      dirk.page.goto(projectPath(projectId)),
    ]);
    await kaderStep(carla.page).hoogte.fill('2222');
    await typing.breedte.fill('4100');
    for (const { page } of [anna, dirk]) {
      await expect(page.getByRole('list', { name: 'Ook in dit project' })).toBeVisible(SLOW);
    }
    await deleteProject(bart.api, GROUP_ID, { projectId, revision: null });
    await expect(wizard(anna.page).gone).toHaveText(deleted);
    expect(await copyOf(typing.breedte)).toBe('4100');
    await expect(
      frame(dirk.page).notice(
        /^demo-administrator heeft dit project verwijderd\. .* Vraag demo-administrator of een beheerder van uw bedrijf om het terug te zetten\.$/,
      ),
    ).toBeVisible();
    // The page offers nothing any more that would be refused, and says why.
    const melding = dirk.page.getByRole('main').getByText(deleted);
    await expect(dirk.page.getByRole('button', { name: 'Acties voor het project' })).toBeAbsent({
      beside: melding,
    });
    await dirk.page.context().close();
  });

  await test.step('Carla, to whom nothing came through, reads it when she saves, and puts it back', async () => {
    const { next, gone, putBack } = wizard(carla.page);
    await next.click();
    await expect(gone).toHaveText(deleted);
    expect(await copyOf(kaderStep(carla.page).hoogte)).toBe('2222');
    await putBack.click();
    await expect(
      frame(anna.page).notice(/^demo-moderator heeft dit project teruggezet\./),
    ).toBeVisible();
    await expect(typing.breedte).toHaveValue('4100');
    await wizard(anna.page).next.click();
    await expect(wizard(anna.page).heading('Detaillering')).toBeVisible();
  });

  await test.step('Anna reads at the next click that Bart removed her, copies what she typed, and has a mail', async () => {
    const { stelruimte } = detailleringStep(anna.page);
    await stelruimte.fill('12');
    await removeLid(bart.api, GROUP_ID, { uid: anna.uid, naar: bart.uid });
    await wizard(anna.page).next.click();
    await expect(
      anna.page.getByText(
        /^U bent door demo-administrator uit Demo Bouwbedrijf B\.V\. verwijderd\..* Kopieer wat u wilt bewaren/,
      ),
    ).toBeVisible();
    expect(await copyOf(stelruimte)).toBe('12');
    const mail = await receiveMail(
      anna.account.mail,
      'U bent geen lid meer van Demo Bouwbedrijf B.V.',
    );
    expect(mail.text).toContain(`Beste ${naam},`);
    expect(mail.text).toContain('U bent door demo-administrator verwijderd uit');
  });
});
