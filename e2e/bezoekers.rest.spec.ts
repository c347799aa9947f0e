import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

import { command } from './fixtures/command.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { firstData, startOwnSite } from './fixtures/ownSite.ts';
import { LOGIN } from './fixtures/paths.ts';
import { copyRemote } from './fixtures/remoteCopy.ts';
import { remotePanel } from './fixtures/remotePanel.ts';
import { freePort } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';

const NEW_VERSION = '0.9.0';
/** A page whose code throws before it is anything, later than the page that stands in the document. */
const THROWS = `await new Promise((resolve) => setTimeout(resolve, 2000));
throw new Error('kapot');\nexport default`;
const OLD_HEADING = 'Inloggen';
const NEW_HEADING = 'Welkom terug';

const REFUSES_STORAGE = `Object.defineProperty(globalThis, 'localStorage', {
  get: () => { throw new Error('refused'); },
})`;

/** Milliseconds between two looks at the release record. */
const INTERVAL = 60_000;

const recordSchema = z.looseObject({
  release: z.string(),
  remotes: z.record(z.string(), z.string()),
});

const recordOf = (site: string) =>
  recordSchema.parse(JSON.parse(readFileSync(join(site, 'release.json'), 'utf8')));

/** An open tab of a browser, which has drawn its number already. */
interface Visitor {
  page: Page;
  /** Addresses that were asked for, without the origin, since the last time. */
  asked: () => string[];
  /** Whether a newer release is offered after the next look. */
  isOffered: () => Promise<boolean>;
  /** Takes what is offered, or comes back, and gives the heading that is seen then. */
  reload: () => Promise<string>;
}

/** The heading of the page, also behind the dialog of who is here for the first time. */
const headingOf = (page: Page): Promise<string> =>
  page
    .getByRole('heading', {
      level: 1,
      name: /^(?:Inloggen|Welkom terug)$/,
      includeHidden: true,
    })
    .innerText();

interface VisitOptions {
  url: string;
  /** The number of the browser. */
  number: number;
}

const visit = async (browser: Browser, { url, number }: VisitOptions): Promise<Visitor> => {
  const context = await browser.newContext();
  await makeKnownVisitor(context);
  await context.addInitScript(`localStorage.setItem('main:share-number', '${number}')`);
  const page = await context.newPage();
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(url + LOGIN);
  await headingOf(page);
  return {
    page,
    asked: () => {
      const until = asked;
      asked = [];
      return until;
    },
    isOffered: async () => {
      const looked = page.waitForResponse('**/release.json');
      await page.clock.fastForward(INTERVAL);
      await (await looked).finished();
      // Whatever it leads to is on the page when another answer is.
      await page.evaluate(() => fetch('/livez').then((answer) => answer.text()));
      return frame(page).notice('Er is een nieuwe versie beschikbaar.').isVisible();
    },
    reload: async () => {
      await page.reload();
      return headingOf(page);
    },
  };
};

test('a release goes to one variant, to a tenth of the browsers, to all, and back', async ({
  browser,
}) => {
  test.slow();
  const own = await startOwnSite({
    data: await firstData(),
    settings: { SITE_VARIANTS: 'compact.localhost=compact' },
  });
  const { site, url, workplace } = own;
  const run = async (...args: readonly string[]): Promise<string> => {
    const [script = '', ...rest] = args;
    const { code, output } = await command(script, ...rest, '--site', site);
    expect(code, output).toBe(0);
    return output;
  };
  const { release: first } = recordOf(site);
  const folder = join(workplace, 'account');
  copyRemote({
    remote: 'account',
    folder,
    version: NEW_VERSION,
    change: {
      file: 'src/login/LoginCard.tsx',
      from: `title="${OLD_HEADING}"`,
      to: `title="${NEW_HEADING}"`,
    },
  });

  try {
    await run('assemble', 'compact');
    const compact = await visit(browser, {
      url: url.replace('localhost', 'compact.localhost'),
      number: 99,
    });
    const inShare = await visit(browser, { url, number: 9 });
    const outside = await visit(browser, { url, number: 10 });
    expect(await compact.page.title()).toContain('Adviestool compact');
    expect(await outside.page.title()).not.toContain('compact');

    await run('deploy:remote', folder, '--variants', 'compact', '--reason', 'een klant eerst');
    expect(await Promise.all([compact, inShare, outside].map((each) => each.isOffered()))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await compact.reload()).toBe(NEW_HEADING);
    expect(await outside.reload()).toBe(OLD_HEADING);

    for (const each of [inShare, outside]) each.asked();
    await run(
      'deploy:remote',
      'account',
      '--version',
      NEW_VERSION,
      '--variants',
      'main',
      '--share',
      '10',
    );
    expect(await Promise.all([inShare, outside].map((each) => each.isOffered()))).toEqual([
      true,
      false,
    ]);
    expect(await inShare.reload()).toBe(NEW_HEADING);
    expect(await outside.reload()).toBe(OLD_HEADING);
    // Nobody asks for files of what the other gets; who is outside asks for the script that decides, and no more.
    const isNew = (name: string): boolean => name.startsWith(`/remotes/account/${NEW_VERSION}/`);
    const askedInside = inShare.asked().filter((name) => name.startsWith('/remotes/account/'));
    expect(askedInside.filter((name) => !isNew(name))).toEqual([]);
    const askedOutside = outside.asked();
    expect(askedOutside.filter(isNew)).toEqual([]);
    expect(askedOutside.filter((name) => name.startsWith('/releases/'))).toEqual([
      expect.stringMatching(/^\/releases\/\w+\/share\.js$/),
    ]);
    expect(await inShare.isOffered()).toBe(false);

    // Who keeps nothing is in no share, and whose document of it does not come gets that of all.
    const headingWith = async (context: BrowserContext): Promise<string> => {
      const page = await context.newPage();
      await page.goto(url + LOGIN);
      return headingOf(page);
    };
    const forgetful = await browser.newContext();
    await forgetful.addInitScript(REFUSES_STORAGE);
    expect(await headingWith(forgetful)).toBe(OLD_HEADING);
    const unlucky = await browser.newContext();
    await unlucky.addInitScript(`localStorage.setItem('main:share-number', '0')`);
    await unlucky.route('**/document.js', (route) => route.abort());
    expect(await headingWith(unlucky)).toBe(OLD_HEADING);

    await run('adviestool', 'promote', '--reason', 'geen klachten');
    expect(await Promise.all([inShare, outside].map((each) => each.isOffered()))).toEqual([
      false,
      true,
    ]);
    expect(await outside.reload()).toBe(NEW_HEADING);
    expect(outside.asked().filter((name) => name.startsWith('/releases/'))).toEqual([]);

    await run('rollback', first);
    expect(await Promise.all([inShare, outside, compact].map((each) => each.isOffered()))).toEqual([
      true,
      true,
      false,
    ]);
    expect(await inShare.reload()).toBe(OLD_HEADING);
    expect(await compact.reload()).toBe(NEW_HEADING);

    const log = await run('releases', '--log', '5');
    const story = ['een klant eerst', '10 % of the browsers', 'geen klachten', 'rollback'];
    const places = story.map((text) => log.indexOf(text));
    expect(places).not.toContain(-1);
    // The newest first.
    expect(places).toEqual(places.toSorted((one, other) => other - one));
  } finally {
    await own.stop();
  }
});

test.describe('a remote that throws when it is loaded', () => {
  test.use({ expectedErrors: [/kapot|Federation Runtime|could not be loaded/] });

  test('is not switched to with --smoke; without it there is its panel, and its failures are counted', async ({
    browser,
  }) => {
    test.slow();
    const port = await freePort();
    const own = await startOwnSite({
      data: await firstData(),
      settings: { METRICS_PORT: String(port) },
    });
    try {
      const { site, url, workplace } = own;
      const folder = join(workplace, 'account');
      const change = { file: 'src/login/page.tsx', from: 'export default', to: THROWS };
      copyRemote({ remote: 'account', folder, version: NEW_VERSION, change });
      const before = recordOf(site);
      const document = readFileSync(join(site, 'index.html'), 'utf8');

      const refused = await command('deploy:remote', folder, '--smoke', '--site', site);
      expect(refused.output).toContain(`account ${NEW_VERSION}, page login (/account/inloggen): `);
      expect(refused.output).toContain('Nothing was switched: not every page opens.');
      expect(refused.code).toBe(1);
      expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe(document);
      expect(existsSync(join(site, 'remotes/account', NEW_VERSION))).toBe(false);

      expect((await command('deploy:remote', folder, '--site', site)).code).toBe(0);
      const context = await browser.newContext();
      await makeKnownVisitor(context);
      const page = await context.newPage();
      await page.goto(url + LOGIN);
      await expect(remotePanel(page, 'account').panel).toBeVisible();
      const metrics = `http://127.0.0.1:${port}/metrics`;
      const isCounted = async (): Promise<boolean> =>
        (await (await fetch(metrics)).text()).includes(`version="${NEW_VERSION}"`);
      await expect.poll(isCounted).toBe(true);
      const { output: counted } = await command('releases', '--site', site, '--metrics', metrics);
      expect(counted).toMatch(
        new RegExp(`^account +${NEW_VERSION.replaceAll('.', String.raw`\.`)} +[1-9]`, 'm'),
      );

      // The version before has been built: it is looked at in a browser, too, before the channel goes back to it.
      const taken = await command(
        'deploy:remote',
        'account',
        '--version',
        before.remotes['account'] ?? '',
        '--smoke',
        '--site',
        site,
      );
      expect(taken.output).toMatch(/\d+ pages open in a browser/);
      expect(taken.code).toBe(0);
    } finally {
      await own.stop();
    }
  });
});
