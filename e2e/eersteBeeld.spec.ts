import type { Page } from '@playwright/test';

import { createGate } from './fixtures/createGate.ts';
import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { FORGOT, LOGIN, projectDetailsPath, stepPath, IDS } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

/** The host's own script; its address has a hash. */
const HOST = /\/host\/[^/]+\/shell\.[^/]+\.js$/;

/** The first script's call, which keeps the first page waiting. */
const START = '**/api/v2/start?*';

/** Where the parts of the frame stand, in the document and as React draws them. */
const boxesOf = (page: Page, isDrawn: boolean) =>
  page.evaluate((drawn) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const boxOf = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height];
    };
    const header = document.querySelector(drawn ? 'header' : '.first-header');
    const [logo, environment] = header?.children ?? [];
    const bars = [
      ...document.querySelectorAll(drawn ? 'main output > [aria-hidden]' : '.first-bars > i'),
    ].filter((bar) => bar.getBoundingClientRect().height > 0);
    const title = document.querySelector(
      drawn ? 'main [data-form] > :first-child' : '.first-title',
    );
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const colorsOf = (element: Element | null | undefined) => {
      const style = element && getComputedStyle(element);
      return style && [style.color, style.backgroundColor, style.fontFamily, style.fontSize];
    };
    return {
      boxes: [header, logo, logo?.firstElementChild, environment, title].map(boxOf),
      bars: bars.filter((bar) => bar.clientHeight < 100).map(boxOf),
      colors: [document.documentElement, header, environment, title].map(colorsOf),
      text: header?.textContent,
      title: document.title,
    };
  }, isDrawn);

/** Boxes within half a pixel: the same text is a sixty-fourth wider in another layout. */
const near = (boxes: (number[] | null | undefined)[]) =>
  boxes.map((box) => box?.map((value): unknown => expect.closeTo(value, 0)));

/** Opens a page of which the host's code and then the first answer wait. */
const openSlowly = async (page: Page, path: string) => {
  const host = createGate();
  const start = createGate();
  await page.route(HOST, async (route) => {
    await host.opened;
    await route.continue();
  });
  await page.route(START, async (route) => {
    await start.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.first-page')).toBeVisible();
  return { letHostIn: host.open, answer: start.open };
};

const PAGES = [
  ['the list', () => '/'],
  ['a card', () => FORGOT],
  ['a form', (id: number) => projectDetailsPath(id)],
  [
    'a step',
    (id: number) => stepPath({ projectId: id, gevelvullingId: IDS.kozijn, step: 'detaillering' }),
  ],
] as const;

const LAYOUTS = [
  [360, 'dark'],
  [800, 'light'],
  [1400, 'light'],
] as const;

for (const [name, path] of PAGES) {
  // A step has all that a frame can have.
  const tag = name === 'a step' ? '' : ' @rest';
  test(`the frame in the document of ${name} is the one that React draws${tag}`, async ({
    context,
    page,
    demoSession,
    fullProject,
  }) => {
    if (name !== 'a card') await returnLoggedIn(context, demoSession.cookies);
    for (const [width, colorScheme] of LAYOUTS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { letHostIn, answer } = await openSlowly(page, path(fullProject.id));
      const written = await boxesOf(page, false);
      letHostIn();
      await expect(page.locator('main [data-form]')).toBeVisible();
      expect(await boxesOf(page, true), `${width} px, ${colorScheme}`).toEqual({
        ...written,
        boxes: near(written.boxes),
        bars: near(written.bars),
      });
      answer();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

/** Where everything of the login stands, and how it looks. */
const formBoxes = (page: Page) =>
  page
    .locator('main:visible')
    .locator('h1, label, input, button, a')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, borderColor } = getComputedStyle(element);
        return {
          text: element.textContent,
          box: [x, y, width, height],
          look: [color, backgroundColor, fontSize, borderColor],
        };
      }),
    );

test('the login in the document is the one that React draws', async ({ page }) => {
  for (const [width, colorScheme] of LAYOUTS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const host = createGate();
    await page.route(HOST, async (route) => {
      await host.opened;
      await route.continue();
    });
    await page.goto(LOGIN, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    const written = await formBoxes(page);
    expect(written.length).toBeGreaterThan(6);
    host.open();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await formBoxes(page), `${width} px, ${colorScheme}`).toEqual(written);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** Notes when the program runs and when it first draws, in the page itself. */
const noteFirstDrawing = (): void => {
  const times: { started?: number; drawn?: number } = {};
  const notes: ProxyHandler<object> = {
    set: (begun, key, value) => {
      if (key === 'hasStarted') times.started ??= performance.now();
      return Reflect.set(begun, key, value);
    },
  };
  let begun: object = {};
  Object.defineProperty(globalThis, 'adviestool', {
    get: () => begun,
    set: (made: object) => {
      begun = new Proxy(made, notes);
    },
  });
  new MutationObserver(() => {
    if (document.querySelector('#inhoud') !== null) times.drawn ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  Reflect.set(globalThis, 'firstDrawing', times);
};

test('the frame of the document is not drawn once more before its page has had time to come @rest', async ({
  page,
}) => {
  await page.addInitScript(noteFirstDrawing);
  const gate = createGate();
  await page.route(START, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(LOGIN);
  await expect(page.locator('#inhoud')).toBeAttached();
  gate.open();
  const { started, drawn } = await page.evaluate(() => Reflect.get(globalThis, 'firstDrawing'));
  expect(drawn - started).toBeGreaterThanOrEqual(1000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, under its header, and shows no place for what never comes @rest', async ({
    page,
  }) => {
    await page.goto(LOGIN);
    // No text of such an element is found by what it says.
    expect(await page.locator('noscript').innerText()).toContain(
      'De adviestool heeft JavaScript nodig.',
    );
    await expect(page.getByText('Adviestool', { exact: true })).toBeVisible();
    await expect(page.locator('.first-page')).toBeAbsent({
      beside: page.getByText('Adviestool', { exact: true }),
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeAbsent({
      beside: page.getByText('Adviestool', { exact: true }),
    });
  });
});

test.describe('when the policy of the server does not know the document', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('nothing of the frame is seen, and the product starts as it did before @rest', async ({
    page,
  }) => {
    await page.route(`**${LOGIN}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replaceAll(/ 'sha256-[^']+'/g, '') ?? '';
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    // The frame of the document is there until the product takes its place.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(LOGIN, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.first-header')).toHaveCount(1);
    expect(await page.locator('.first-header').isVisible()).toBe(false);
    await page.unroute('**/*.js');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  });
});
