import { chromium, type Browser } from '@playwright/test';

import { findBrowser } from '../../scripts/findBrowser.ts';

/** Starts the Chromium that the browser tests use. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
};

export type { Browser } from '@playwright/test';
