import type { Browser } from 'playwright-core';

import { SiteError } from '../assemble/SiteError.ts';
import { systemBrowser } from './systemBrowser.ts';

const loadPlaywright = async () => {
  try {
    return await import('playwright-core');
  } catch (cause) {
    throw new SiteError(
      '--smoke opens a browser with playwright-core, which is not installed: npm install --save-dev playwright-core.',
      { cause },
    );
  }
};

/** What the Chrome of a visitor does by itself: a frame that is kept apart has a process of its own. */
const AS_ON_A_DESK = ['--site-per-process', '--enable-features=IsolateSandboxedIframes'];

/** Starts a Chromium without a window: that of CHROMIUM, else of the machine, else Playwright's own. @throws SiteError */
export const openBrowser = async (): Promise<Browser> => {
  const { chromium } = await loadPlaywright();
  const executablePath = process.env['CHROMIUM'] ?? systemBrowser();
  try {
    return await chromium.launch({
      ...(executablePath !== null && { executablePath }),
      args: [...AS_ON_A_DESK, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
  } catch (cause) {
    throw new SiteError(
      '--smoke finds no Chromium that starts. Name one in CHROMIUM, or npx playwright-core install chromium.',
      { cause },
    );
  }
};
