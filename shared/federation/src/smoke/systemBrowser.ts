import { existsSync } from 'node:fs';

/** First the form without a window: it takes a third less of the processor. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine; null: it has none at the places where it usually is. */
export const systemBrowser = (): string | null =>
  SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;
