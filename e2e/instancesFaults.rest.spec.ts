import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hasPostgres } from '../scripts/startPostgres.ts';
import { startBackend, type BackendProcess } from './faults/backendProcess.ts';
import { openDatabase, type TestedDatabase } from './faults/databases.ts';
import { createApi, type Api } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { makeCertificate } from './fixtures/certificate.ts';
import { ROOT } from './fixtures/command.ts';
import { tell } from './fixtures/countHandelingen.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { NGINX, startTwee } from './fixtures/nginx.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { freePort, type RunningServer } from './fixtures/server.ts';
import { expect, test as base } from './fixtures/test.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { frame } from './pages/frame.ts';
import { tabelPage } from './pages/tabelPage.ts';
import { wizard } from './pages/wizard.ts';

/** Two backends on one PostgreSQL, behind nginx as deploy/nginx-twee.conf has it. */
interface Pair {
  origin: string;
  database: TestedDatabase;
  instances: BackendProcess[];
  /** The next write is kept, and kills the backend that kept it before it answers. */
  dieOfNextWrite: () => Promise<void>;
  /** Kills the backend that has made the next report, before it is kept. */
  dieOfNextRapport: () => Promise<void>;
}

const SITE = join(ROOT, 'dist/site');

const startPair = async (folder: string, database: TestedDatabase, origin: string) => {
  const dieAt = join(folder, 'dieAt');
  const ports = [String(await freePort()), String(await freePort())];
  const start = (index: number): Promise<BackendProcess> =>
    startBackend({
      env: {
        ...database.env,
        PORT: ports[index] ?? '',
        SITE_DIR: SITE,
        SIGN_KEY: 'een sleutel van tenminste tweeendertig tekens',
        RAPPORT_SLEUTELS: join(folder, 'rapportsleutels.json'),
        ALLOWED_ORIGINS: origin,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        DIE_AT: dieAt,
      },
      before: ['./backend/src/testing/dieAt.mjs'],
    });
  const instances = [await start(0), await start(1)];
  return {
    instances,
    dieOfNextWrite: () => writeFile(dieAt, 'answer'),
    dieOfNextRapport: () => writeFile(dieAt, 'rapport'),
  };
};

const startProxy = async (
  folder: string,
  port: number,
  instances: readonly BackendProcess[],
): Promise<RunningServer> => {
  const [one = '', other = ''] = instances.map(({ url }) => new URL(url).host);
  return startTwee(join(folder, 'nginx'), {
    ...makeCertificate(folder),
    PORT: `${port} ssl http2`,
    PLAIN_PORT: String(await freePort()),
    SERVER_NAME: 'localhost',
    SITE,
    BACKEND: 'adviestool_backend',
    BACKEND_1: one,
    BACKEND_2: other,
    REMOTES_ORIGIN: '',
    REMOTES_PORT: `${await freePort()} ssl http2`,
    REMOTES_SERVER_NAME: 'localhost',
    VARIANT_HOSTS: '',
    ACCESS_LOG: join(folder, 'requests.log'),
  });
};

const test = base.extend<{ pair: Pair; api: Api }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it that nothing is needed
  pair: async ({}, provide, testInfo) => {
    testInfo.skip(!(await hasPostgres()), 'There is no PostgreSQL for this machine.');
    const folder = await mkdtemp(join(tmpdir(), 'adviestool-paar-'));
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    const database = await openDatabase('PostgreSQL');
    const pair = await startPair(folder, database, origin);
    const nginx = await startProxy(folder, port, pair.instances);
    await provide({ ...pair, origin, database });
    await nginx.stop();
    await Promise.all(pair.instances.map(({ stop }) => stop('SIGKILL')));
    await database.remove();
    await rm(folder, { recursive: true });
  },
  /** Logged in, as the page then is. */
  api: async ({ context, pair }, provide) => {
    const api = createApi(context.request, pair.origin);
    await api.login();
    await provide(api);
  },
});

test.use({ ignoreHTTPSErrors: true });
test.skip(NGINX === null, 'There is no nginx on this machine, and it could not be installed.');

test('of two instances behind nginx one dies of a save, then the database goes away: nothing is lost, nobody logged out [storing 7, 36]', async ({
  page,
  pair,
  api,
}) => {
  test.setTimeout(300_000);
  const { origin, instances } = pair;
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Twee machines' }),
    Object.values(gevelvullingen),
  );
  const { next, notSaved, tryAgain, heading } = wizard(page);
  const { stelruimte } = detailleringStep(page);
  const step = { projectId: project.id, gevelvullingId: IDS.kozijn, step: 'detaillering' } as const;
  const stored = async () =>
    (await api.fetchProject(project.id)).project.gevelvullingen[0]?.detailleringData.stelruimte;

  /** At once, as nginx asks the other one, or when the user tries again. */
  const goesOn = (): Promise<void> =>
    expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click();
      await expect(heading('Productkeuze')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });

  // One is killed when it has kept a save and not yet answered.
  await page.goto(origin + stepPath(step));
  await stelruimte.fill('12');
  await pair.dieOfNextWrite();
  await next.click();
  await goesOn();
  expect(await stored()).toBe(12);
  await expect(frame(page).userMenu).toBeVisible();
  await Promise.race(instances.map(({ ended }) => ended));

  // The database goes away under the other one, and comes back.
  await page.goto(origin + stepPath(step));
  await expect(stelruimte).toHaveValue('12');
  await stelruimte.fill('13');
  await pair.database.postgres?.halt();
  await next.click();
  await expect(notSaved).toBeVisible({ timeout: 30_000 });
  await expect(stelruimte).toHaveValue('13');
  await pair.database.postgres?.resume();
  await goesOn();
  expect(await stored()).toBe(13);
});

test('of two instances behind nginx one dies with a report in its hands: the other makes it [storing 36]', async ({
  page,
  pair,
  api,
}) => {
  test.setTimeout(300_000);
  const { id } = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Rapport van twee machines' }),
    Object.values(gevelvullingen),
  );
  await page.goto(pair.origin + projectPath(id));
  await pair.dieOfNextRapport();
  // It is taken over after half a minute without a word of its maker.
  const downloads = page.waitForEvent('download', { timeout: 150_000 });
  await page.getByRole('button', { name: 'Rapport', exact: true }).click();
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  await Promise.race(pair.instances.map(({ ended }) => ended));
  expect((await downloads).suggestedFilename()).toContain('Rapport van twee machines');
  await expect(frame(page).userMenu).toBeVisible();
});

/** Milliseconds in which a change is on the screen of who follows the other instance. */
const SOON = 2000;

test('what is saved at either of two instances is within two seconds on the screen of who has the project open [storing 36]', async ({
  browser,
  playwright,
  pair,
  api,
}) => {
  test.setTimeout(300_000);
  const { id } = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Meelezen' }),
    Object.values(gevelvullingen),
  );
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await makeKnownVisitor(context, { follows: true });
  await createApi(context.request, pair.origin).login();
  const reader = await context.newPage();
  await reader.goto(pair.origin + projectPath(id));
  const { weergave, breedte: breedteOf } = tabelPage(reader);
  await weergave('Tabel').click();
  const shown = breedteOf('K01');
  await expect(shown).toHaveText('4000');

  // Past nginx: of the two the reader hears one, so that one of these saves is at the other.
  for (const [index, { url }] of pair.instances.entries()) {
    const { port } = new URL(url);
    const request = await playwright.request.newContext({ baseURL: `http://localhost:${port}` });
    const writer = createApi(request);
    await writer.login();
    const save = async (breedte: number): Promise<void> => {
      const { project } = await writer.fetchProject(id);
      const [first, ...rest] = project.gevelvullingen;
      if (first === undefined) throw new Error('There is no gevelvulling.');
      const gevelvullingEnKaderData = { ...first.gevelvullingEnKaderData, breedte };
      await writer.overwriteProject({
        ...project,
        gevelvullingen: [{ ...first, gevelvullingEnKaderData }, ...rest],
      });
    };
    // The first one comes when the page has begun to follow.
    await save(3000 + index);
    await expect(shown).toHaveText(String(3000 + index));
    await save(3500 + index);
    const answered = performance.now();
    await expect(shown).toHaveText(String(3500 + index), { timeout: SOON });
    tell(`Saved at instance ${index}, seen after ${Math.round(performance.now() - answered)} ms.`);
    await request.dispose();
  }
  await context.close();
});
