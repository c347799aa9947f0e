import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { Builder, By, Capabilities, Key, Origin, type WebElement } from 'selenium-webdriver';

import { freePort } from '../fixtures/server.ts';
import type { Engine, EngineElement, EngineWishes, Point } from './engine.ts';

export interface WebkitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const KEYS: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', Key.ARROW_DOWN],
  ['ArrowLeft', Key.ARROW_LEFT],
  ['ArrowRight', Key.ARROW_RIGHT],
  ['ArrowUp', Key.ARROW_UP],
  ['Backspace', Key.BACK_SPACE],
  ['Control', Key.CONTROL],
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
  ['Shift', Key.SHIFT],
  ['Space', ' '],
  ['Tab', Key.TAB],
]);

/** Milliseconds between what a mouse does. */
const BEAT = 200;

/** Milliseconds in which a program that is asked to end does so. */
const LAST = 10_000;

/** Starts a program that ends with this process, however this one ends. */
const startProgram = (
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess => {
  const child = spawn(program, args, options);
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
};

/** Starts a screen that nobody sees. @returns its name, for DISPLAY */
const startDisplay = async (program: string): Promise<{ name: string; child: ChildProcess }> => {
  const child = startProgram(program, ['-displayfd', '3', '-screen', '0', '1600x6400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , pipe] = child.stdio;
  if (!(pipe instanceof Readable)) throw new Error('Xvfb has nowhere to say its screen.');
  // It stays open: a screen that can no longer write to it goes away.
  const [name] = await once(pipe, 'data');
  return { name: `:${String(name).trim()}`, child };
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), LAST);
  await closed;
  clearTimeout(force);
};

/** What the settings of GTK say of a visitor. */
const settingsOf = ({ dark = false, reducedMotion = false }: EngineWishes): string =>
  [
    '[Settings]',
    `gtk-application-prefer-dark-theme=${dark ? 1 : 0}`,
    `gtk-theme-name=${dark ? 'Adwaita-dark' : 'Adwaita'}`,
    `gtk-enable-animations=${reducedMotion ? 0 : 1}`,
    '',
  ].join('\n');

/** Starts the distribution's WebKitGTK on a screen of its own, driven by WebKitWebDriver. */
export const openWebkit = async (
  { driver: driverProgram, browser, display }: WebkitPrograms,
  wishes: EngineWishes = {},
): Promise<Engine> => {
  const home = await mkdtemp(join(tmpdir(), 'adviestool-webkit-'));
  const downloads = join(home, 'Downloads');
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await mkdir(downloads);
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), settingsOf(wishes));
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = await startDisplay(display);
  const port = await freePort();
  const service = startProgram(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      DISPLAY: screen.name,
      LANGUAGE: 'nl',
      LANG: 'C.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const { withoutCookies = false } = wishes;
  const options = {
    binary: browser,
    args: ['--automation', ...(withoutCookies ? ['--cookies-policy=never'] : [])],
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // What is left half done is kept; the browser's own question is answered with yes.
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': options,
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(100);
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const given = await driver.getCapabilities();

  const elementOf = (element: WebElement): EngineElement => ({
    click: () => element.click(),
    tap: async () => {
      await driver.actions().move({ origin: element }).press().release().perform();
    },
    type: (text) => element.sendKeys(text),
    choose: (files) => element.sendKeys(files.join('\n')),
  });

  return {
    version: `${given.getBrowserName()} ${given.getBrowserVersion()}`,
    downloads,
    goto: async (url) => {
      await driver.switchTo().defaultContent();
      await driver.get(url);
    },
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeScript(`return (${expression});`),
    element: async (selector) => {
      const [found] = await driver.findElements(By.css(selector));
      return found === undefined ? null : elementOf(found);
    },
    enter: async (title) => {
      await driver.switchTo().defaultContent();
      if (title === null) return;
      await driver.switchTo().frame(await driver.findElement(By.css(`iframe[title="${title}"]`)));
    },
    press: async (...names) => {
      const keys = names.map((name) => KEYS.get(name) ?? name);
      let actions = driver.actions();
      for (const key of keys) actions = actions.keyDown(key);
      for (const key of keys.toReversed()) actions = actions.keyUp(key);
      await actions.perform();
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
    drag: async (from, to) => {
      const at = (place: Point) => ({ ...place, origin: Origin.VIEWPORT, duration: BEAT });
      await driver.actions().move(at(from)).press().move(at(to)).pause(BEAT).release().perform();
    },
    resize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ ...size, x: 0, y: 0 });
    },
    close: async () => {
      // It goes with its driver and its screen, where it does not answer.
      await Promise.race([driver.quit().catch(() => undefined), pause(LAST)]);
      await stop(service);
      await stop(screen.child);
      await rm(home, { recursive: true, force: true });
    },
  };
};
