import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './findBrowser.ts';
import { findNginx } from './findNginx.ts';
import { ROOT, run } from './run.ts';
import type { CheckStep } from './steps.ts';

/**
 * Playwright against the real backend, counted by test.
 * @param part 'rest': the `*.rest.spec.ts` alone, which prove the build; 'change': the others
 */
export const playwright = (part: 'change' | 'rest'): CheckStep => ({
  name: part === 'rest' ? 'browser tests of the build' : 'browser tests',
  act: async () => {
    const browser = await findBrowser();
    const nginx = await findNginx();
    const folder = mkdtempSync(join(tmpdir(), 'adviestool-'));
    const report = join(folder, 'playwright.json');
    const { code } = await run(
      join(ROOT, 'e2e/node_modules/.bin/playwright'),
      ['test', '--reporter=line,json'],
      {
        cwd: join(ROOT, 'e2e'),
        env: {
          E2E_PART: part,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          CHROMIUM: browser ?? '',
          NGINX_PROGRAM: nginx ?? '',
        },
      },
    );
    try {
      const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } =
        JSON.parse(readFileSync(report, 'utf8'));
      const failed = stats.unexpected;
      if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only.`);
      return {
        passed: stats.expected + stats.flaky,
        failed: code !== 0 && failed === 0 ? 1 : failed,
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});
