import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './findBrowser.ts';
import { ROOT, run } from './process/run.ts';
import { faultOf, type RunTest } from './process/count.ts';
import { readReport, type CheckStep } from './process/steps.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { file: string; title: string; ok: boolean; tests: { results: Result[] }[] }[];
}

interface Result {
  duration: number;
  error?: { message?: string };
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const testsOf = ({ suites = [], specs, title }: Suite): RunTest[] => [
  ...suites.flatMap(testsOf),
  ...specs.map(({ file, title: name, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      name: [`e2e/${file}`, ...(title === file ? [] : [title]), name].join(' › '),
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
      fault: ok ? null : faultOf(results.at(-1)?.error?.message ?? ''),
    };
  }),
];

/**
 * Playwright against the real backend, counted by test.
 * @param part 'rest': the `*.rest.spec.ts` and what is tagged @rest, which prove the build; 'change': the others
 */
export const playwright = (part: 'change' | 'rest'): CheckStep => ({
  name: part === 'rest' ? 'browser tests of the build' : 'browser tests',
  act: async () => {
    const browser = await findBrowser();
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
        },
      },
    );
    try {
      const text = readReport(report);
      // It ended before its tests.
      if (text === null) return { passed: 0, failed: 1 };
      const { stats, suites }: Report = JSON.parse(text);
      const failed = stats.unexpected;
      if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only.`);
      return {
        passed: stats.expected + stats.flaky,
        failed: code !== 0 && failed === 0 ? 1 : failed,
        tests: suites.flatMap(testsOf),
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});
