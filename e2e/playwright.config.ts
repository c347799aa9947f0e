import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig, devices } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '3210';
const chromium = process.env['CHROMIUM'] ?? '';
const isRoot = process.getuid?.() === 0;
/** Makes the pictures of docs/screens instead of testing. */
const isPicturing = process.env['SCHERMOPNAMEN'] !== undefined;

export default defineConfig({
  testDir: '.',
  testMatch: isPicturing ? 'schermopnamen.spec.ts' : '**/*.spec.ts',
  testIgnore: isPicturing ? [] : 'schermopnamen.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === '' ? {} : { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    // The real start, on a database of its own that is thrown away.
    command: 'node ../scripts/bootstrap.mjs start',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: process.env['E2E_REUSE'] !== undefined,
    env: {
      PORT,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'adviestool-e2e-')),
      // All tests come from one address and one user.
      RATE_LIMIT_PER_IP: '100000',
      RATE_LIMIT_WRITES: '100000',
    },
  },
});
