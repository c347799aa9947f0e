import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { createApi } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { command } from './fixtures/command.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import type { OwnSite } from './fixtures/ownSite.ts';
import { IDS, stepPath } from './fixtures/paths.ts';
import { copyRemote } from './fixtures/remoteCopy.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { wizard } from './pages/wizard.ts';

const NEW_VERSION = '0.2.0';
const STEPS = 'src/wizard/steps.ts';
const NEW_HEADING = 'Detaillering van de aansluitingen';

/** Milliseconds between two looks at the release record. */
const INTERVAL = 60_000;

/** Milliseconds that a browser which has nothing yet may take for a visit, a few times over. */
const VISIT = 60_000;

const recordSchema = z.looseObject({
  release: z.string(),
  remotes: z.record(z.string(), z.string()),
});

const recordOf = ({ site }: OwnSite) =>
  recordSchema.parse(JSON.parse(readFileSync(join(site, 'release.json'), 'utf8')));

const seconds = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Every file of the host with its hash, and how the page names its scripts. */
const hostOf = ({ site }: OwnSite): Record<string, string | undefined> => {
  const folder = join(site, 'host');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('channels.json'));
  return {
    ...Object.fromEntries(
      files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
    ),
    page: readFileSync(join(site, 'index.html'), 'utf8')
      .match(/src="\/host\/[^"]+"/g)
      ?.join(),
  };
};

/** The wizard as a team has it that works on its next version. */
const nextVersion = ({ workplace }: OwnSite): string => {
  const folder = join(workplace, 'gevelvulling');
  copyRemote({
    remote: 'gevelvulling',
    folder,
    version: NEW_VERSION,
    change: {
      file: STEPS,
      from: `detaillering: 'Detaillering'`,
      to: `detaillering: '${NEW_HEADING}'`,
    },
  });
  return folder;
};

test('a remote is deployed under an open tab, and rolled back', async ({
  browser,
  context,
  page,
  ownSite,
}) => {
  test.slow();
  const { url, site } = ownSite;
  const api = createApi(context.request, url);
  await api.login();
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: 'Uitrol' }),
    Object.values(gevelvullingen),
  );
  const detaillering =
    url + stepPath({ projectId: project.id, gevelvullingId: IDS.kozijn, step: 'detaillering' });
  const before = { record: recordOf(ownSite), host: hostOf(ownSite) };
  const oldVersion = before.record.remotes['gevelvulling'] ?? '';
  /** A visitor who comes now, with the session of this one. */
  const headingOfFreshTab = async (): Promise<string> => {
    const fresh = await browser.newContext({ storageState: await context.storageState() });
    await makeKnownVisitor(fresh);
    const tab = await fresh.newPage();
    await tab.goto(detaillering);
    const heading = await tab.getByRole('heading', { name: /^Detaillering/, level: 1 }).innerText();
    await fresh.close();
    return heading;
  };

  await page.clock.install();
  await page.goto(detaillering);
  const { heading, stepLink } = wizard(page);
  await expect(heading('Detaillering')).toBeVisible();

  const folder = nextVersion(ownSite);
  let start = performance.now();
  const deployed = await command('deploy:remote', folder, '--site', site);
  expect(deployed.output).toContain(`gevelvulling ${NEW_VERSION} is on the site`);
  expect(deployed.code).toBe(0);
  await expect.poll(headingOfFreshTab, { timeout: VISIT }).toBe(NEW_HEADING);
  report(
    `deploy:remote ${deployed.seconds.toFixed(1)} s with its build, visible after ${seconds(start)} s`,
  );
  expect(recordOf(ownSite).remotes).toEqual({
    ...before.record.remotes,
    gevelvulling: NEW_VERSION,
  });
  expect(hostOf(ownSite)).toEqual(before.host);

  // The open tab keeps working, with the code that it began with and chunks that it had not asked for yet.
  const late: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/remotes/')) late.push(`${response.status()} ${response.url()}`);
  });
  await stepLink('Advies').click();
  await expect(heading('Advies')).toBeVisible();
  expect(late).not.toHaveLength(0);
  expect(
    late.filter((line) => !line.startsWith(`200 ${url}/remotes/gevelvulling/${oldVersion}/`)),
  ).toEqual([]);
  await stepLink('Detaillering').click();
  await expect(heading('Detaillering')).toBeVisible();

  const looked = page.waitForResponse('**/release.json');
  await page.clock.fastForward(INTERVAL);
  await looked;
  await frame(page)
    .notice('Er is een nieuwe versie beschikbaar.')
    .getByRole('button', { name: 'Vernieuwen' })
    .click();
  await expect(page.getByRole('heading', { name: NEW_HEADING, level: 1 })).toBeVisible();

  start = performance.now();
  const rolledBack = await command('rollback', before.record.release, '--site', site);
  expect(rolledBack.output).toContain(`Release ${before.record.release} is current again`);
  await expect.poll(headingOfFreshTab, { timeout: VISIT }).toBe('Detaillering');
  report(`rollback ${rolledBack.seconds.toFixed(1)} s, visible after ${seconds(start)} s`);
  expect(recordOf(ownSite)).toEqual(before.record);
  expect(hostOf(ownSite)).toEqual(before.host);
  expect(existsSync(join(site, 'remotes/gevelvulling', NEW_VERSION))).toBe(true);
});
