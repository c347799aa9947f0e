import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { z } from 'zod';

import { findBrowser } from '../../scripts/findBrowser.ts';
import { findNginx } from '../../scripts/findNginx.ts';
import { ROOT, run } from '../../scripts/process/run.ts';
import type { MarkedFile } from './markedFiles.ts';
import { withExitCode, type Outcome } from './outcome.ts';

const specSchema = z.object({
  /** From the folder of the browser tests. */
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});

interface Suite {
  title: string;
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const reportSchema = z.object({ suites: z.array(suiteSchema) });

const RESULTS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

const outcomesOf = ({ title, specs, suites = [] }: Suite): Outcome[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: join('e2e', spec.file),
      title: `${title} ${spec.title}`,
      result: RESULTS[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap((inner) => outcomesOf({ ...inner, title: `${title} ${inner.title}` })),
];

interface PlaywrightRun {
  files: readonly MarkedFile[];
  /** A regular expression for the titles. */
  pattern: string;
}

/** Runs the tests of these titles with Playwright, against the site that was built. */
export const runPlaywright = async ({ files, pattern }: PlaywrightRun): Promise<Outcome[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-faults-'));
  const report = join(folder, 'playwright.json');
  try {
    const { code } = await run(
      join(ROOT, 'e2e/node_modules/.bin/playwright'),
      [
        'test',
        ...files.map(({ file }) => relative('e2e', file)),
        '--grep',
        pattern,
        '--reporter=line,json',
        '--pass-with-no-tests',
      ],
      {
        cwd: join(ROOT, 'e2e'),
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          CHROMIUM: (await findBrowser()) ?? '',
          NGINX_PROGRAM: (await findNginx()) ?? '',
        },
      },
    );
    // A file that does not load keeps all others from running, and is in none of the suites.
    const suites = existsSync(report)
      ? reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).suites
      : [];
    return withExitCode(files, suites.flatMap(outcomesOf), { runner: 'Playwright', code });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
