import { z } from 'zod';

import { run } from '../process/run.ts';
import type { CheckStep } from '../process/steps.ts';
import { bothWays } from './bothWays.ts';

const ROOMS = ['hosts', 'remotes', 'shared', 'backend', 'e2e', 'scripts'];

/** What dependency-cruiser says of every module, as far as it is read here. */
const cruisedSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), coreModule: z.boolean() })),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

const isOurs = (path: string): boolean =>
  !path.includes('node_modules/') && ROOMS.some((room) => path.startsWith(`${room}/`));

/** Who imports whom: the rules of `.dependency-cruiser.cjs`, and no two folders that import each other. */
export const boundaries = (): CheckStep => ({
  name: 'boundaries',
  act: async () => {
    const { output } = await run(
      'depcruise',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS],
      { quiet: true },
    );
    const { modules, summary } = cruisedSchema.parse(JSON.parse(output));
    const files = modules.map(({ source, dependencies }) => ({
      source,
      imported: dependencies.map(({ resolved }) => resolved),
    }));
    const faults = [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...bothWays(
        files
          .filter(({ source }) => isOurs(source))
          .map(({ source, imported }) => ({ source, imported: imported.filter(isOurs) })),
      ),
    ];
    for (const fault of faults) console.log(fault);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
  },
});
