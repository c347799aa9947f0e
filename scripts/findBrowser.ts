import { systemBrowser } from '@adviestool/federation/smoke/systemBrowser';

import { aptInstall } from './process/aptInstall.ts';
import { run } from './process/run.ts';

/** Playwright keeps its own browsers apart; it says itself whether one is there. */
const hasPlaywrightBrowser = async (): Promise<boolean> => {
  const { code } = await run(
    process.execPath,
    [
      '-e',
      "const {chromium}=require('@playwright/test');process.exit(require('fs').existsSync(chromium.executablePath())?0:1)",
    ],
    { cwd: 'e2e', quiet: true },
  );
  return code === 0;
};

const installPlaywrightBrowser = async (): Promise<boolean> => {
  const { code } = await run('npx', ['playwright', 'install', 'chromium'], {
    cwd: 'e2e',
    quiet: true,
  });
  return code === 0;
};

const installDistributionBrowser = async (): Promise<boolean> => {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await aptInstall(name);
    if (code === 0) return true;
  }
  return false;
};

/**
 * Finds a Chromium, installing one when there is none: the system's, else Playwright's own, else
 * the distribution's package. Returns its path, or null for Playwright's own.
 * @throws Error when none can be had.
 */
export const findBrowser = async (): Promise<string | null> => {
  const found = systemBrowser();
  if (found !== null) return found;
  if (await hasPlaywrightBrowser()) return null;
  console.log('There is no Chromium; installing one.');
  if (await installPlaywrightBrowser()) return null;
  if (await installDistributionBrowser()) return systemBrowser();
  throw new Error('No Chromium could be found or installed.');
};
