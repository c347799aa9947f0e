import { join } from 'node:path';

import { defineConfig, devices, type Config } from '@playwright/test';

import { PORT, SMTP_PORT } from './fixtures/mailFolder.ts';
import { BOUWMODEL_URL } from './fixtures/paths.ts';

const chromium = process.env['CHROMIUM'] ?? '';
const isRoot = process.getuid?.() === 0;

const PICTURES = 'schermopnamen.spec.ts';

/** What proves the build rather than a change, or takes long for what seldom changes. */
const OF_BUILD = /\.rest\.spec\.ts|@rest\b/;

/** Which tests run: pictures of the pages instead of tests, those of the build or the others, or by itself every one. */
const chosenTests = (): Pick<Config, 'testMatch' | 'testIgnore' | 'grep' | 'grepInvert'> => {
  if (process.env['SCHERMOPNAMEN'] !== undefined) return { testMatch: PICTURES };
  const part = process.env['E2E_PART'];
  return {
    testMatch: '**/*.spec.ts',
    testIgnore: PICTURES,
    ...(part === 'rest' && { grep: OF_BUILD }),
    ...(part === 'change' && { grepInvert: OF_BUILD }),
  };
};

/** Emptied by Playwright at the start of every run. */
const OUTPUT = join(import.meta.dirname, 'test-results');

export default defineConfig({
  testDir: '.',
  ...chosenTests(),
  fullyParallel: true,
  workers: 2,
  // A page of a busy machine may lose the window's focus; what passes the second time is reported as flaky.
  retries: 1,
  timeout: 120_000,
  // What is waited for comes at once on a quiet machine; this is for one that is shared.
  expect: { timeout: 20_000 },
  outputDir: OUTPUT,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    ...devices['Desktop Chrome'],
    // A context of its own costs each test a process, which reads and compiles all of the product anew.
    reuseContext: true,
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What a worker answers no test sees or answers itself; the spec about it has browsers of its own.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // What moves is painted over and over, by the processor; the specs about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium === '' ? {} : { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page that a test answers itself may frame a site of this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  webServer: [
    {
      // The real start, on a database of its own that is thrown away.
      command: 'node ../scripts/bootstrap.mjs start',
      url: `http://localhost:${PORT}/readyz`,
      timeout: 180_000,
      reuseExistingServer: process.env['E2E_REUSE'] !== undefined,
      env: {
        PORT,
        BOUWMODEL_PORT: new URL(BOUWMODEL_URL).port,
        DATA_DIR: join(OUTPUT, `data-${PORT}`),
        // Remotes of this machine are tried, too.
        DEVELOPMENT: 'true',
        // All tests come from one address and one user.
        RATE_LIMIT_PER_IP: '100000',
        RATE_LIMIT_WRITES: '100000',
        RATE_LIMIT_REGISTRATIONS: '100000',
        SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
      },
    },
    {
      command: 'node --import tsx fixtures/mailServer.ts',
      port: Number(SMTP_PORT),
      reuseExistingServer: process.env['E2E_REUSE'] !== undefined,
    },
  ],
});
