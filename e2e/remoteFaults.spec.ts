import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';
import type { Page, Route } from '@playwright/test';

import { FILE_FAULTS } from './fixtures/fileFaults.ts';
import { gevelvullingPath, IDS } from './fixtures/paths.ts';
import { countDocuments, remotePanel } from './fixtures/remotePanel.ts';
import { changeEntry, fetchRelease } from './fixtures/siteDocument.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

/*
 * What a user sees when files of a remote do not come, come altered or do not work, for every kind of
 * file and fault, of two remotes. Cases of one fault run in tabs beside each other.
 */

/** Chromium's own words for a file that is refused, and ours for a remote that does not come. */
test.use({
  expectedErrors: [
    /integrity|MIME type|Federation Runtime|kapot|Loading (css )?chunk|keep the contract|could not start/,
  ],
});

const NAMES = {
  entry: /\/remoteEntry\.[^/]*\.js$/,
  chunk: /\/(?!remoteEntry)[^/]*\.js$/,
  'style sheet': /\.css$/,
} as const;

type Kind = keyof typeof NAMES;

const KINDS: readonly Kind[] = ['entry', 'chunk', 'style sheet'];

const REMOTES = ['projects', 'gevelvulling'] as const;

type RemoteId = (typeof REMOTES)[number];

const headingOf = (page: Page, remote: RemoteId) =>
  remote === 'projects' ? projectListPage(page).heading : wizard(page).heading('Advies');

const pathOf = (remote: RemoteId, projectId: number): string =>
  remote === 'projects' ? '/' : gevelvullingPath(projectId, IDS.kozijn);

const filesOf = (remote: RemoteId, kind: Kind) => (url: URL) =>
  url.pathname.startsWith(`/remotes/${remote}/`) && NAMES[kind].test(url.pathname);

/** Every kind of file once, of the one remote or the other: the next fault has them the other way round. */
const everyKind = (turn: number): readonly (readonly [RemoteId, Kind])[] =>
  KINDS.map((kind, index) => [(turn + index) % 2 === 0 ? 'projects' : 'gevelvulling', kind]);

/** What the panel says of each fault, beside that files did not come. */
const CAUSES = {
  'a 404': 'staat niet op de server',
  'a 500': 'foutmelding (foutcode: 500)',
  'a page of HTML': 'niet zoals het is uitgebracht',
  'a lost connection': 'afgebroken, terwijl de adviestool wel bereikbaar is',
  'code that cannot be read': 'niet zoals het is uitgebracht',
  'altered code': 'niet zoals het is uitgebracht',
} satisfies Record<keyof typeof FILE_FAULTS, string>;

const causeOf = new Map(Object.entries(CAUSES));

/** A file that was tampered with stands for the others when a change is tried. */
const IN_EVERY_RUN = new Set(['altered code']);

for (const [turn, [fault, answer]] of Object.entries(FILE_FAULTS).entries()) {
  const tag = IN_EVERY_RUN.has(fault) ? '' : ' @rest';
  test(`${fault} instead of a file of a remote: one reload, then its panel, and back when it is healthy [storing 19, 21, 22]${tag}`, async ({
    context,
    demoSession,
    fullProject,
  }) => {
    await context.addCookies(demoSession.cookies);
    // However slow the machine is, no ten seconds pass.
    await context.clock.setFixedTime(new Date());
    const attempt = async ([remote, kind]: readonly [RemoteId, Kind]): Promise<void> => {
      const what = `${kind} of ${remote}`;
      const page = await context.newPage();
      const { panel, tryAgain } = remotePanel(page, remote);
      const documents = countDocuments(page);
      await page.route(filesOf(remote, kind), answer);
      await page.goto(pathOf(remote, fullProject.id), { waitUntil: 'commit' });

      await expect(panel, what).toBeVisible({ timeout: 60_000 });
      await expect(panel, what).toContainText('konden niet worden geladen');
      await expect(panel, what).toContainText(causeOf.get(fault) ?? fault);
      await expect(panel, what).not.toContainText('internetverbinding');
      expect(documents(), what).toBe(2);
      expect(await page.evaluate(() => 'isAltered' in globalThis), what).toBe(false);
      await expect(frame(page).userMenu, what).toBeVisible();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain.click();
      await expect(headingOf(page, remote), what).toBeVisible({ timeout: 60_000 });
      expect(documents(), what).toBe(2);
      await page.close();
    };
    await Promise.all(everyKind(turn).map(attempt));
  });
}

test('a file that never comes is given up after eight seconds, without a reload [storing 20] @rest', async ({
  context,
  demoSession,
  fullProject,
}) => {
  await context.addCookies(demoSession.cookies);
  await context.clock.install();
  for (const remote of REMOTES) {
    const begun = performance.now();
    // The tabs share a clock: all of them wait before it goes on.
    const tabs = await Promise.all(
      KINDS.map(async (kind) => {
        const page = await context.newPage();
        const documents = countDocuments(page);
        const asked = page.waitForRequest(
          (request) =>
            filesOf(remote, kind)(new URL(request.url())) && request.resourceType() !== 'fetch',
          { timeout: 60_000 },
        );
        await page.route(filesOf(remote, kind), () => {
          // No answer.
        });
        await page.goto(pathOf(remote, fullProject.id), { waitUntil: 'commit' });
        await asked;
        return { what: `${kind} of ${remote}`, page, documents, ...remotePanel(page, remote) };
      }),
    );
    for (const { what, panel } of tabs) {
      const shown = await panel.count();
      // The clock goes on by itself: of a machine that has taken so long already nothing can be said.
      if (performance.now() - begun < FILE_TIMEOUT) expect(shown, what).toBe(0);
    }
    await context.clock.fastForward(FILE_TIMEOUT);
    await Promise.all(
      tabs.map(async ({ what, page, documents, panel, tryAgain }) => {
        await expect(panel, what).toContainText('niet op tijd', { timeout: 60_000 });
        expect(documents(), what).toBe(1);

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await tryAgain.click();
        await expect(headingOf(page, remote), what).toBeVisible({ timeout: 60_000 });
        expect(documents(), what).toBe(1);
        await page.close();
      }),
    );
  }
});

const OTHER_CONTRACT = `var adviestool_projects = { init() {}, get: async () => () => ({
  default: { contract: 1, id: 'projects', pages: () => ({}) },
}) };`;

const THROWS_ON_RENDER = `var adviestool_projects = { init() {}, get: async () => () => ({
  default: { contract: 5, id: 'projects', pages: {
    projects: async () => ({
      default: () => ({ Component: () => { throw new Error('kapot'); } }),
    }),
  } },
}) };`;

const asksForOldReact = (code: string): string =>
  code.replace(/(requiredVersion:)"\^19[^"]*"/g, '$1"^18.0.0"');

for (const [fault, change, text, kind] of [
  ['of another contract', () => OTHER_CONTRACT, 'past niet bij deze versie', 'contract'],
  ['that needs another react', asksForOldReact, 'past niet bij deze versie', 'contract'],
  ['that throws', () => THROWS_ON_RENDER, 'ging iets mis in dit onderdeel', 'crash'],
] as const) {
  test(`a remote ${fault} gives its panel with name and version, and no reload, and the server hears of it [storing 24]`, async ({
    demoPage: page,
  }) => {
    const { panel } = remotePanel(page, 'projects');
    const documents = countDocuments(page);
    const told = page.waitForResponse('**/api/v2/meldingen/onderdelen');
    await changeEntry(page, 'projects', change);
    await page.goto('/');
    await expect(panel).toContainText(text);
    await expect(panel).toContainText(/Onderdeel projects, versie \d+\.\d+\.\d+/);
    await expect(frame(page).userMenu).toBeVisible();
    expect(documents()).toBe(1);
    const answer = await told;
    expect(answer.status()).toBe(204);
    const failure: unknown = answer.request().postDataJSON();
    expect(failure).toMatchObject({ remote: 'projects', page: 'projects', kind });
  });
}

test('an entry that throws while it is loaded can be tried again [storing 19]', async ({
  demoPage: page,
}) => {
  const { panel, tryAgain } = remotePanel(page, 'projects');
  const documents = countDocuments(page);
  await page.clock.setFixedTime(new Date());
  await changeEntry(
    page,
    'projects',
    (code) => `if (globalThis.isHealthy !== true) throw new Error('kapot');\n${code}`,
  );
  await page.goto('/');
  await expect(panel).toContainText('ze starten niet');
  expect(documents()).toBe(2);
  await page.evaluate(() => {
    Object.assign(globalThis, { isHealthy: true });
  });
  await tryAgain.click();
  await expect(projectListPage(page).heading).toBeVisible();
  expect(documents()).toBe(2);
});

test('only who is offline is sent to the own connection @rest', async ({
  context,
  demoPage: page,
}) => {
  const { panel, tryAgain } = remotePanel(page, 'gevelvulling');
  await page.route(filesOf('gevelvulling', 'entry'), FILE_FAULTS['a lost connection']);
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await frame(page).mainMenu.click();
  // The menu itself is fetched when it opens.
  await expect(frame(page).menuItem('Rapport controleren')).toBeVisible();
  await context.setOffline(true);
  await frame(page).menuItem('Rapport controleren').click();
  await expect(panel).toContainText('Controleer uw internetverbinding');

  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Rapport controleren', level: 1 })).toBeVisible();
});

for (const [fault, answer] of [
  ['does not come', FILE_FAULTS['a lost connection']],
  ['is altered', FILE_FAULTS['altered code']],
] as const) {
  test(`when the code of the host ${fault}, the page says so in Dutch [storing 23] @rest`, async ({
    page,
  }) => {
    await page.route('**/host/**/shell.*.js', answer);
    // The login, which stands in the document, says so itself (eersteInvoer.spec.ts).
    await page.goto('/rekenmodel');
    const title = page.getByRole('heading', { name: 'De adviestool is nog niet gestart' });
    await expect(title).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Pagina opnieuw laden' })).toBeVisible();
    expect(await page.evaluate(() => 'isAltered' in globalThis)).toBe(false);
  });
}

test('of twenty files and more that may be preloaded, four are asked for at a time @rest', async ({
  demoPage: page,
  request,
}) => {
  const { remotes } = await fetchRelease(request);
  const candidates = Object.entries(remotes).flatMap(([id, { preload, document }]) =>
    id === 'projects' || preload === 'never' ? [] : Object.values(document.files.pages).flat(),
  );
  expect(new Set(candidates).size).toBeGreaterThanOrEqual(20);
  const asked: Route[] = [];
  const hold = async (count: number): Promise<void> => {
    await expect.poll(() => asked.length).toBe(count);
    // Whatever else the page would ask for has been asked for by the time that these have come.
    await page.evaluate(() => Promise.all(['/release.json', '/livez'].map((path) => fetch(path))));
    expect(asked).toHaveLength(count);
  };
  await page.clock.install();
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await page.route(
    ({ pathname }) => pathname.startsWith('/remotes/'),
    (route) => {
      asked.push(route);
    },
  );
  await page.clock.fastForward(5000);
  await hold(4);
  await asked[0]?.abort();
  await hold(5);
});
