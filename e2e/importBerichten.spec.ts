import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

import type { Frame, FrameLocator, Page } from '@playwright/test';
import { z } from 'zod';

import { submitLogin } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { ROOT } from './fixtures/command.ts';
import { firstData, startOwnSite, type OwnSite } from './fixtures/ownSite.ts';
import { expect, test } from './fixtures/test.ts';
import { importDialog } from './pages/importDialog.ts';
import { loginPage } from './pages/loginPage.ts';

/*
 * The product in the frame of another site: on localhost, in pages of 127.0.0.1 that the test serves.
 */

// A context that is emptied keeps what a frame of another site stored.
test.use({ isNewVisitor: true, reuseContext: false });

let own: OwnSite;
/** The page that the variant names, and one that it does not. */
let parent: FramingPage;
let stranger: FramingPage;

interface FramingPage {
  origin: string;
  stop: () => Promise<unknown>;
}

/** Frames the product and keeps its answers; besides, a frame of another origin and one without. */
const framingHtml = (tool: string, other: string): string => `<!doctype html>
  <iframe name="tool" title="Adviestool" src="${tool}" width="900" height="700"></iframe>
  <iframe name="vreemd" src="${other}"></iframe>
  <iframe name="zandbak" sandbox="allow-scripts" srcdoc="zandbak"></iframe>
  <script>
    const answers = [];
    addEventListener('message', ({ data, origin }) => answers.push({ data, origin }));
  </script>`;

const startPage = async (html: () => string): Promise<FramingPage> => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(request.url === '/' ? html() : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
};

test.beforeAll(async () => {
  // The first site of a run makes the data.
  test.setTimeout(300_000);
  stranger = await startPage(() => framingHtml(own.url, '/leeg'));
  parent = await startPage(() => framingHtml(own.url, `${stranger.origin}/leeg`));
  own = await startOwnSite({
    from: join(ROOT, 'dist/embedded-site'),
    data: await firstData(),
    framedBy: parent.origin,
  });
  await own.edit('index.html', (text) =>
    text.replace(/"parentOrigins":\["[^"]*"\]/, `"parentOrigins":["${parent.origin}"]`),
  );
});

test.afterAll(() => Promise.all([own, parent, stranger].map(({ stop }) => stop())));

const frameOf = (page: Page, name: string): Frame => {
  const frame = page.frame(name);
  if (frame === null) throw new Error(`There is no frame ${name}.`);
  return frame;
};

/** Browsers may refuse storage here; what is new then comes at every visit. */
const closeNews = async (tool: FrameLocator): Promise<void> => {
  await tool.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first().click();
  await tool.getByRole('button', { name: 'Weigeren' }).click();
};

const openParent = async (page: Page) => {
  await page.goto(parent.origin);
  const tool = page.frameLocator('iframe[name="tool"]');
  await closeNews(tool);
  await expect(loginPage(tool).heading).toBeVisible();
  return { tool, ...importDialog(tool) };
};

const importText = (id: string, naam = 'De Linden'): string =>
  JSON.stringify({
    event: 'import',
    data: {
      metadata: {
        type: 'ifc',
        id,
        file_path: 'linden.ifc',
        file_created: null,
        file_updated: null,
      },
      project: { naam },
      gevelvullingen: [{ id: 'k1', type: 'kozijn', breedte: 1800, hoogte: 1500 }],
    },
  });

/** Posts a text to the product, as a script of that frame would. */
const post = (from: Page | Frame, text: string): Promise<void> =>
  from.evaluate((message) => {
    const tool = (window.parent === window ? window : window.parent).frames[0];
    tool?.postMessage(message, '*');
  }, text);

const answersOf = async (page: Page) =>
  z
    .array(z.object({ data: z.string(), origin: z.string() }))
    .parse(await page.evaluate('answers'))
    .map(({ data, origin }) => {
      expect(origin).toBe(new URL(own.url).origin);
      return z
        .object({ event: z.string(), data: z.unknown() })
        .partial({ data: true })
        .parse(JSON.parse(data));
    });

test('what cannot be read is refused and told, what is foreign is not heard [storing 28] [asvs 3.5.5]', async ({
  page,
}) => {
  const { dialog, failure, closeFailure, tool } = await openParent(page);

  await post(page, importText('m1').slice(0, -9));
  await expect(failure).toContainText('Het importeren is mislukt. Probeer het nogmaals.');
  await closeFailure.click();
  await expect(failure).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });

  // 10 MB: refused without holding the page up.
  await page.evaluate(
    ([text]) => {
      const long = JSON.stringify({ ...JSON.parse(text ?? ''), rest: 'x'.repeat(10_000_000) });
      window.frames[0]?.postMessage(long, '*');
    },
    [importText('m1')],
  );
  await expect(failure).toBeVisible();
  // Over the dialog, and not behind it.
  const warning = tool.getByRole('group', {
    name: 'Bericht ontvangen van parent frame, maar import event data is niet valide.',
  });
  await warning.getByRole('button', { name: 'Sluiten' }).click();
  await expect(warning).toBeAbsent({ beside: failure });
  await expect(failure).toBeVisible();
  await closeFailure.click();

  await post(frameOf(page, 'vreemd'), importText('vreemd'));
  await post(frameOf(page, 'zandbak'), importText('zandbak'));
  await post(page, importText('m1'));
  await expect
    .poll(() => answersOf(page))
    .toEqual([
      { event: 'ready', data: { versions: [1, 2], release: expect.any(String) } },
      { event: 'import:parse-error', data: { message: 'Could not parse event data.' } },
      {
        event: 'import:validation-error',
        data: {
          message: 'Event data is not valid.',
          reason: expect.stringMatching(/^The text has \d+ characters/),
        },
      },
      { event: 'import:data-received' },
    ]);
  await submitLogin(tool, DEMO_ACCOUNT);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

/** Posts a text to the product so many times, without a pause. */
const flood = (from: Page | Frame, text: string, times: number): Promise<void> =>
  from.evaluate(
    ([message, often]) => {
      const frame = (window.parent === window ? window : window.parent).frames[0];
      for (let sent = 0; sent < Number(often); sent += 1) frame?.postMessage(message, '*');
    },
    [text, String(times)],
  );

test('a flood of messages holds the product up neither of strangers nor of its parent [storing 28] @rest', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { dialog, failure, closeFailure, tool } = await openParent(page);
  const root = tool.locator('html');
  // How long the product stands still at most.
  await root.evaluate((html) => {
    let last = performance.now();
    html.dataset['pause'] = '0';
    setInterval(() => {
      const now = performance.now();
      html.dataset['pause'] = String(Math.max(Number(html.dataset['pause']), now - last));
      last = now;
    }, 50);
  });
  await flood(frameOf(page, 'vreemd'), importText('vreemd'), 20_000);
  await flood(frameOf(page, 'zandbak'), importText('zandbak'), 20_000);
  await flood(page, 'geen JSON', 2000);
  await expect(failure).toBeVisible();
  await expect.poll(async () => (await answersOf(page)).length, { timeout: 60_000 }).toBe(2001);
  await closeFailure.click();
  await flood(page, importText('m1'), 500);
  await expect
    .poll(async () => (await answersOf(page)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(2501);
  await submitLogin(tool, DEMO_ACCOUNT);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(Number(await root.getAttribute('data-pause'))).toBeLessThan(10_000);
});

test('an import that runs stays in sight, however often Escape is pressed @rest', async ({
  page,
}) => {
  const { tool, dialog, run, finish } = await openParent(page);
  await submitLogin(tool, DEMO_ACCOUNT);
  await post(page, importText('escape', 'De Esdoorn'));
  const held: (() => Promise<void>)[] = [];
  await page.route('**/user/projects', async (route) => {
    if (route.request().method() === 'POST') held.push(() => route.continue());
    else await route.continue();
  });
  await run.click();
  await expect(dialog).toContainText('Het project wordt geïmporteerd.');

  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((letGo) => letGo()));
  await expect(dialog).toContainText('Import succesvol');
  await finish.click();
  await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });
});

test.describe('when the dialog cannot be loaded', () => {
  test.use({
    expectedErrors: [/RemoteLoadError|Slot import-dialog\/v1 of bouwmodel failed|ERR_FAILED/],
  });

  test('the user is told, and sending again loads it @rest', async ({ page }) => {
    const { tool, dialog, failure, closeFailure } = await openParent(page);
    await submitLogin(tool, DEMO_ACCOUNT);
    await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
    const scripts = '**/remotes/bouwmodel/**/*.js';
    await page.route(scripts, (route) => route.abort());
    await post(page, importText('niet geladen', 'De Wilgen'));
    await expect(failure).toContainText('Het importeren is mislukt. Probeer het nogmaals.');
    await closeFailure.click();
    await expect(failure).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });
    await expect(dialog).toBeAbsent({ beside: tool.getByRole('heading', { level: 1 }) });

    await page.unroute(scripts);
    await post(page, importText('niet geladen', 'De Wilgen'));
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog).toContainText('De Wilgen');
  });
});

test.describe('a site that the variant does not name', () => {
  test.use({ expectedErrors: [/frame-ancestors/] });

  test('cannot put the product in a frame', async ({ page }) => {
    await page.goto(stranger.origin);
    await expect.poll(() => frameOf(page, 'tool').url()).toBe('chrome-error://chromewebdata/');
  });
});

test('where storage is refused the session stays, and a model is imported [storing 17] @rest', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    if (window === top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused.', 'SecurityError');
        },
      });
    }
  });
  const { tool, dialog, run, finish } = await openParent(page);
  await submitLogin(tool, DEMO_ACCOUNT);
  await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
  const [cookie] = await context.cookies(own.url);
  expect(cookie).toMatchObject({
    sameSite: 'None',
    secure: true,
    partitionKey: 'http://127.0.0.1',
  });

  await page.reload();
  await closeNews(tool);
  await expect(tool.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
  await post(page, importText('gesloten opslag', 'De Beuken'));
  await run.click();
  await expect(dialog).toContainText('Import succesvol');
  await finish.click();
  const row = tool
    .getByRole('row')
    .filter({ has: tool.getByRole('link', { name: 'De Beuken', exact: true }) });
  await expect(row).toContainText('Nieuw geïmporteerd');

  // Under the product's own address there is no session: the cookie belongs to the frame.
  await page.goto(own.url);
  await expect(page).toHaveURL(/\/account\/inloggen/);
});
