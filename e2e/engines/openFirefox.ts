import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { launch, type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core';

import type { Engine, EngineElement, EngineWishes, Point } from './engine.ts';

/** Milliseconds between what a mouse does. */
const BEAT = 200;

const KEYS: ReadonlyMap<string, KeyInput> = new Map([
  ['ArrowDown', 'ArrowDown'],
  ['ArrowLeft', 'ArrowLeft'],
  ['ArrowRight', 'ArrowRight'],
  ['ArrowUp', 'ArrowUp'],
  ['Backspace', 'Backspace'],
  ['Control', 'Control'],
  ['Enter', 'Enter'],
  ['Escape', 'Escape'],
  ['Shift', 'Shift'],
  ['Space', 'Space'],
  ['Tab', 'Tab'],
  ['a', 'a'],
  ['c', 'c'],
  ['v', 'v'],
  ['x', 'x'],
  ['z', 'z'],
]);

const keyOf = (name: string): KeyInput => {
  const key = KEYS.get(name);
  if (key === undefined) throw new Error(`The walk has no key ${name}.`);
  return key;
};

const preferencesOf = (
  downloads: string,
  { dark = false, reducedMotion = false, withoutCookies = false }: EngineWishes,
) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'dom.disable_open_during_load': false,
  'intl.accept_languages': 'nl-NL, nl',
  'intl.locale.requested': 'nl',
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'network.cookie.cookieBehavior': withoutCookies ? 2 : 5,
  'pdfjs.disabled': true,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
});

/** A frame that is driven by WebDriver BiDi, which takes actions as they are sent. */
interface DrivenFrame {
  browsingContext: { performActions: (sources: readonly object[]) => Promise<void> };
}

const isDriven = (frame: object): frame is DrivenFrame => 'browsingContext' in frame;

/** A finger, without the angle that puppeteer's own has: from 153.8 on Firefox refuses one without the other. */
const tapAt = async (page: Page, { x, y }: Point): Promise<void> => {
  const frame = page.mainFrame();
  if (!isDriven(frame)) throw new Error('Firefox is not driven by WebDriver BiDi.');
  const place = { x: Math.round(x), y: Math.round(y) };
  await frame.browsingContext.performActions([
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
};

const elementOf = (handle: ElementHandle, page: Page): EngineElement => ({
  click: () => handle.click(),
  tap: async () => {
    await handle.scrollIntoView();
    await tapAt(page, await handle.clickablePoint());
  },
  type: async (text) => {
    await handle.focus();
    await handle.type(text);
  },
  choose: async (files) => {
    const input = await handle.toElement('input');
    await input.uploadFile(...files);
  },
});

/** Starts the distribution's Firefox, driven by WebDriver BiDi. */
export const openFirefox = async (
  executablePath: string,
  wishes: EngineWishes = {},
): Promise<Engine> => {
  const downloads = await mkdtemp(join(tmpdir(), 'adviestool-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferencesOf(downloads, wishes),
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  // What is left half done is kept; the browser's own question is answered with yes.
  page.on('dialog', (dialog) => void dialog.accept());
  let frame: Frame | null = null;
  const here = (): Frame => frame ?? page.mainFrame();

  return {
    version: await browser.version(),
    downloads,
    goto: async (url) => {
      frame = null;
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (expression) => here().evaluate(expression),
    element: async (selector) => {
      const handle = await here().$(selector);
      return handle === null ? null : elementOf(handle, page);
    },
    enter: async (title) => {
      if (title === null) {
        frame = null;
        return;
      }
      const holder = await page.$(`iframe[title="${title}"]`);
      frame = (await holder?.contentFrame()) ?? null;
      if (frame === null) throw new Error(`The page has no frame ${title}.`);
    },
    press: async (...names) => {
      const keys = names.map(keyOf);
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await pause(BEAT);
      await page.mouse.up();
    },
    resize: (size) => page.setViewport(size),
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
};
